import type { Tanda } from '@sehati/contract/talk/percakapan.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { pesertaOf, type Ruang } from './ruang.store.ts'

/** The marks of both participants; 0 for one without a row, as before the first message. */
export async function listTanda(db: Db, ruang: Ruang): Promise<Tanda[]> {
  const { jadwal_id } = ruang
  const rows = await db.rows<Tanda>(sql`
    select jadwal_id, user_id, terkirim_id, dibaca_id from percakapan_peserta where jadwal_id = ${jadwal_id}`)
  const none = { jadwal_id, terkirim_id: 0, dibaca_id: 0 }
  return pesertaOf(ruang).map((user_id) => rows.find((row) => row.user_id === user_id) ?? { ...none, user_id })
}

/**
 * Moves a person's marks forward, never back and never beyond the last message; a seen message has also been delivered.
 * Null where nothing moved.
 */
export const updateTanda = (
  db: Db,
  {
    jadwal_id,
    user_id,
    terkirim_id = 0,
    dibaca_id = 0,
  }: { jadwal_id: number; user_id: number; terkirim_id?: number; dibaca_id?: number },
): Promise<Tanda | null> =>
  db.row(sql`
    update percakapan_peserta
    set terkirim_id = greatest(terkirim_id, least(${Math.max(terkirim_id, dibaca_id)}::int, terakhir_id)),
      dibaca_id = greatest(dibaca_id, least(${dibaca_id}::int, terakhir_id))
    where jadwal_id = ${jadwal_id} and user_id = ${user_id}
      and (terkirim_id < least(${Math.max(terkirim_id, dibaca_id)}::int, terakhir_id) or dibaca_id < least(${dibaca_id}::int, terakhir_id))
    returning jadwal_id, user_id, terkirim_id, dibaca_id`)
