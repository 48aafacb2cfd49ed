import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Session } from '../../base/http/authentication.ts'
import { findSession, isLive, mustActFirst, toSession } from './auth.store.ts'

/** For a connection that must be found again when its session ends. */
export async function findLiveSession(db: Db, token_hash: Buffer, now: Date): Promise<Session | null> {
  const found = await findSession(db, token_hash, now)
  return found && toSession(found)
}

/** Those of these sessions that the live channel may serve at this moment. */
export const listLiveSessions = async (db: Db, sesi_ids: number[], now: Date): Promise<number[]> => {
  const rows = await db.rows<{ sesi_id: number }>(sql`
    select a.sesi_id from auth_session a
    join users u on u.user_id = a.user_id and u.status_user = 'aktif'
    join pengaturan p on not ${mustActFirst}
    where a.sesi_id = any(${sesi_ids}::int[]) and ${isLive(now)}`)
  return rows.map(({ sesi_id }) => sesi_id)
}
