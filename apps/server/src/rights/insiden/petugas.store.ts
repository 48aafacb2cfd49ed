import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Whether this account does the duty of data protection: by `petugas_hak`, which also says who is notified. */
export const hasHakPetugas = async (db: Db, user_id: number): Promise<boolean> =>
  (await db.row(sql`select where ${user_id} in (select petugas_hak())`)) !== null
