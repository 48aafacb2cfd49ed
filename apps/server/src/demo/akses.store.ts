import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Db } from '../base/db/db.ts'

/**
 * Inserts a login session of the past and returns its public id. Its token hash is random, so no token opens it. An emergency access must
 * name an open session; `removeSesi` deletes it afterwards.
 */
export async function insertSesiLampau(tx: Db, user_id: number, at: Date): Promise<number> {
  const row = await tx.row<{ sesi_id: number }>(sql`
    insert into auth_session (token_hash, user_id, perangkat, created_at, last_used_at)
    values (${randomBytes(32)}, ${user_id}, 'Firefox di Windows', ${at}, ${at}) returning sesi_id`)
  return (row as { sesi_id: number }).sesi_id
}

export const removeSesi = (tx: Db, sesi_id: number) => tx.rows(sql`delete from auth_session where sesi_id = ${sesi_id}`)
