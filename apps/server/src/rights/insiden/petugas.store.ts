import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Whether any account has the duty of data protection. */
export const hasPetugasData = async (db: Db): Promise<boolean> =>
  (await db.row(sql`select from tugas where tugas = 'petugas_data' limit 1`)) !== null
