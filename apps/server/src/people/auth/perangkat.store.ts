import { MAX_SESSIONS } from '@sehati/contract/base/constants'
import { perangkatTexts } from '@sehati/contract/base/texts'
import type { Perangkat } from '@sehati/contract/people/perangkat.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isLive } from './auth.store.ts'

/** How many rows a page has where a request names none. */
const PER_HALAMAN = 10
type Lembar = { page?: number | undefined; limit?: number | undefined }

/** The sessions of a user, or a page of them; `token_hash` is the requesting one. */
export const listPerangkat = (
  db: Db,
  { user_id, token_hash }: { user_id: number; token_hash: Buffer },
  { page, limit = page === undefined ? MAX_SESSIONS : PER_HALAMAN }: Lembar,
  now: Date,
): Promise<Perangkat[]> =>
  db.rows(sql`
    select a.sesi_id, coalesce(a.perangkat, ${perangkatTexts.tanpaNama}) as perangkat, a.created_at as dibuat,
      a.last_used_at as terakhir, a.token_hash = ${token_hash} as ini
    from auth_session a
    where a.user_id = ${user_id} and ${isLive(now)}
    order by ini desc, a.last_used_at desc, a.sesi_id desc
    limit ${limit} offset ${((page ?? 1) - 1) * limit}`)

/**
 * Ends a session, and forgets the device that opened it. Returns whether this user had such a session. Sets off a
 * trigger: every process forgets the session.
 */
export async function removePerangkat(db: Db, user_id: number, sesi_id: number): Promise<boolean> {
  const row = await db.row(sql`
    with sesi as (
      delete from auth_session where sesi_id = ${sesi_id} and user_id = ${user_id} returning perangkat_id
    ), device as (
      delete from perangkat_token where perangkat_id in (select perangkat_id from sesi)
    )
    select from sesi`)
  return row !== null
}
