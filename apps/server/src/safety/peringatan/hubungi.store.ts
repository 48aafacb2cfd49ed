import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Until when a call is promised for the open wish of a patient; null where none is open. */
export const findHubungi = (db: Db, user_id: number): Promise<{ sebelum: string | null } | null> =>
  db.row(sql`
    select hubungi_sebelum as sebelum from peringatan
    where user_id = ${user_id} and telepon is not null and ditutup_pada is null order by peringatan_id desc limit 1`)
