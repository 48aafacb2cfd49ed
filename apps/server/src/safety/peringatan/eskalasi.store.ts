import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/**
 * Takes every step of an alert that is due at `now`, notifies those whose duty has begun, and reminds of what was acknowledged and not
 * closed: one statement, which commits all of
 * it or nothing. Of several processes at once one takes a step.
 */
export const updateLangkah = async (db: Db, now: Date): Promise<void> =>
  void (await db.rows(sql`select naikkan_peringatan(${now}::timestamptz), ingatkan_peringatan(${now}::timestamptz)`))
