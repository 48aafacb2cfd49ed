import type { Actor } from '@sehati/contract/access'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../db/db.ts'

/** A session ends when it was not used for this long, and in any case after this long. */
const IDLE = sql`interval '7 days'`
const AT_MOST = sql`interval '30 days'`
/** So often at most is it written down that a session was used: reading stays reading. */
const TOUCH_AFTER = sql`interval '5 minutes'`

/** Of `auth_session a`. */
export const isLive = (now: Date): Sql =>
  sql`a.last_used_at > ${now}::timestamptz - ${IDLE} and a.created_at > ${now}::timestamptz - ${AT_MOST}`

/** Whose live session this is, as their rights are at this moment; null where it is unknown, ended, or its account is not active. */
export const findActor = (db: Db, token_hash: Buffer, now: Date): Promise<Actor | null> =>
  db.row(sql`
    with live as (
      select a.token_hash, a.last_used_at, u.user_id, u.level_id, t.profesional_id
      from auth_session a
      join users u on u.user_id = a.user_id and u.status_user = 'aktif'
      left join tenaga_profesional t on t.user_id = u.user_id and u.level_id in (2, 3)
      where a.token_hash = ${token_hash} and ${isLive(now)}
    ), touched as (
      update auth_session a set last_used_at = ${now}
      from live where a.token_hash = live.token_hash and a.last_used_at < ${now}::timestamptz - ${TOUCH_AFTER}
    )
    select user_id, level_id, profesional_id from live`)

/**
 * Opens a session, and remembers from what. Answers whether this person had signed in before, but never from such a
 * device: the account's first one is news to nobody.
 */
export async function insertAuthSession(
  db: Db,
  session: { token_hash: Buffer; user_id: number; perangkat?: string },
  now: Date,
): Promise<{ dariPerangkatBaru: boolean }> {
  const { token_hash, user_id, perangkat = null } = session
  const row = await db.row<{ dariPerangkatBaru: boolean }>(sql`
    with sesi as (
      insert into auth_session (token_hash, user_id, perangkat, created_at, last_used_at)
      values (${token_hash}, ${user_id}, ${perangkat}, ${now}, ${now})
    ), baru as (
      insert into perangkat_dikenal (user_id, perangkat, sejak)
      select ${user_id}::int, ${perangkat}, ${now}::timestamptz where ${perangkat}::text is not null
      on conflict do nothing returning user_id
    )
    -- What this statement itself puts in is not seen here.
    select exists (select from baru) and exists (select from perangkat_dikenal where user_id = ${user_id})
      as "dariPerangkatBaru"`)
  return { dariPerangkatBaru: row?.dariPerangkatBaru === true }
}

export async function removeAuthSession(db: Db, token_hash: Buffer): Promise<void> {
  await db.rows(sql`delete from auth_session where token_hash = ${token_hash}`)
}

/** Ends every session of a person; `except` names the one that goes on, if any. */
export async function removeAuthSessionsOf(db: Db, user_id: number, except: Buffer | null = null): Promise<void> {
  await db.rows(sql`
    delete from auth_session where user_id = ${user_id} and token_hash is distinct from ${except}::bytea`)
}

/** Sweeps out some sessions that nobody can use any more; rows that another sweep holds are left to it. */
export async function removeIdleAuthSessions(db: Db, now: Date): Promise<void> {
  await db.rows(sql`
    delete from auth_session where token_hash in (
      select token_hash from auth_session where last_used_at <= ${now}::timestamptz - ${IDLE}
      limit 100 for update skip locked
    )`)
}
