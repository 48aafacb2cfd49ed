import type { KepalaTenaga } from '@sehati/contract/schedule/dokumen.rules'
import sql from 'sql-template-tag'
import type { Reader } from '../../base/db/db.ts'
import { isActive, professionals } from './tenaga-profesional.store.ts'

/** A sitemap holds so many URLs at most, and has some of other pages. */
const MOST_IN_SITEMAP = 49_000

/** What the document of a professional's page says in its head; null where a visitor may not open that page. */
export const findKepalaTenaga = (db: Reader, profesional_id: number): Promise<KepalaTenaga | null> =>
  db.row(sql`
    select t.profesional_id, u.name, u.level_id, s.nama_spesialisasi
    from ${professionals} where t.profesional_id = ${profesional_id} and ${isActive}`)

/** The professionals whose page every visitor may open. */
export const listIdTenaga = async (db: Reader): Promise<number[]> =>
  (
    await db.rows<{ profesional_id: number }>(sql`
      select t.profesional_id from tenaga_profesional t join users u on u.user_id = t.user_id
      where ${isActive} order by t.profesional_id limit ${MOST_IN_SITEMAP}`)
  ).map(({ profesional_id }) => profesional_id)
