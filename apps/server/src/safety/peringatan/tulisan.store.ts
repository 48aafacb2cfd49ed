import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

/** Raises the alert of a patient for words of danger in a text. The words are not stored. */
export async function putTulisan(db: Db, user_id: number, now: Date): Promise<void> {
  await db.rows(sql`select peringatkan(${user_id}, 'tulisan', null, ${now})`)
}
