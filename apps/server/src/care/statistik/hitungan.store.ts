import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/**
 * Adds the pending changes to the kept count (schema/05_consultation.sql) and returns how many they were. Without it
 * counts stay right, but reading them takes longer. Of several processes at once one works.
 */
export async function updateHitungan(db: Db): Promise<number> {
  const row = await db.row<{ terlipat: number }>(sql`select lipat_hitungan() as terlipat`)
  return row?.terlipat ?? 0
}
