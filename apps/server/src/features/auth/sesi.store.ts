import sql from 'sql-template-tag'
import type { Db } from '../../db/db.ts'
import type { Caller } from '../../http/authentication.ts'
import { findSession, isLive, mustChoosePassword, toCaller } from './auth.store.ts'

/** A live session by its public id, and its user. */
export type Sesi = Caller & { sesi_id: number }

/** For a connection that must be found again when its session ends. */
export async function findSesi(db: Db, token_hash: Buffer, now: Date): Promise<Sesi | null> {
  const found = await findSession(db, token_hash, now)
  return found && { ...toCaller(found), sesi_id: found.sesi_id }
}

/** Those of these sessions that the live channel may serve at this moment. */
export const listLiveSesi = async (db: Db, sesi_ids: number[], now: Date): Promise<number[]> => {
  const rows = await db.rows<{ sesi_id: number }>(sql`
    select a.sesi_id from auth_session a
    join users u on u.user_id = a.user_id and u.status_user = 'aktif'
    join pengaturan p on not (${mustChoosePassword})
    where a.sesi_id = any(${sesi_ids}::int[]) and ${isLive(now)}`)
  return rows.map(({ sesi_id }) => sesi_id)
}
