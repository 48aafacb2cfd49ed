import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

/**
 * Folds what has changed since into the kept counts (migrations/0014_hitungan.sql) and answers how much that was. Nobody
 * counts wrong without it: only more slowly, the longer it was not done. Of several at once one works.
 */
export async function updateHitungan(db: Db): Promise<number> {
  const row = await db.row<{ terlipat: number }>(sql`select lipat_hitungan() as terlipat`)
  return row?.terlipat ?? 0
}
