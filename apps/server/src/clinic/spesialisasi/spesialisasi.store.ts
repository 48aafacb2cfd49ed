import type { Spesialisasi } from '@sehati/contract/clinic/spesialisasi.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const columns = sql`spesialisasi_id, nama_spesialisasi`

/** All, or those that active professionals of a level have. */
export function listSpesialisasi(db: Db, level_id?: number): Promise<Spesialisasi[]> {
  const isOffered = sql`exists (
    select from tenaga_profesional t join users u on u.user_id = t.user_id
    where t.spesialisasi_id = s.spesialisasi_id and u.level_id = ${level_id} and u.status_user = 'aktif')`
  return db.rows(sql`
    select ${columns} from spesialisasi s where ${level_id === undefined ? sql`true` : isOffered}
    order by lower(nama_spesialisasi)`)
}

export const findSpesialisasi = (db: Db, spesialisasi_id: number): Promise<Spesialisasi | null> =>
  db.row(sql`select ${columns} from spesialisasi where spesialisasi_id = ${spesialisasi_id}`)

export async function insertSpesialisasi(db: Db, nama_spesialisasi: string): Promise<Spesialisasi> {
  const row = await db.row<Spesialisasi>(
    sql`insert into spesialisasi (nama_spesialisasi) values (${nama_spesialisasi}) returning ${columns}`,
  )
  return row as Spesialisasi
}

/** Null where the id does not exist. */
export const updateSpesialisasi = (
  db: Db,
  spesialisasi_id: number,
  nama_spesialisasi: string,
): Promise<Spesialisasi | null> =>
  db.row(sql`
    update spesialisasi set nama_spesialisasi = ${nama_spesialisasi}
    where spesialisasi_id = ${spesialisasi_id} returning ${columns}`)
