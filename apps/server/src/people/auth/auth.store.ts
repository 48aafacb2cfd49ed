import { MAX_SESSIONS } from '@sehati/contract/base/constants'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Session } from '../../base/http/authentication.ts'

/** How long a session lasts without use, and its maximum duration. */
const IDLE = sql`interval '7 days'`
const AT_MOST = sql`interval '30 days'`
/** When a session ends without further use, from the columns of `auth_session`. */
export const SESSION_END = sql`least(last_used_at + ${IDLE}, created_at + ${AT_MOST})`
/** The minimum interval between two records of a session's use: most reads cause no write. */
const TOUCH_AFTER_MS = 5 * 60_000

/** Whether `auth_session a` is live. */
export const isLive = (now: Date): Sql =>
  sql`a.last_used_at > ${now}::timestamptz - ${IDLE} and a.created_at > ${now}::timestamptz - ${AT_MOST}`

/** Whether a session may do nothing but choose an own password, from `users u` and `pengaturan p`. */
const mustChoosePassword: Sql = sql`u.harus_ganti_password and p.privasi_ketat`

/** Whether a session may do nothing but turn a second factor on, from `users u`. */
const mustEnrol: Sql = sql`wajib_dua_langkah(u.user_id) and not punya_dua_langkah(u.user_id)`

/** Whether a session may do nothing yet but the one or the other, from `users u` and `pengaturan p`. */
export const mustActFirst: Sql = sql`((${mustChoosePassword}) or (${mustEnrol}))`

/** A live session and its user; instants in milliseconds. */
export type FoundSession = Session & {
  /** When its use was last recorded. */
  usedAt: number
  /** When it ends without further use. */
  endsAt: number
}

export const isTouchDue = ({ usedAt }: Pick<FoundSession, 'usedAt'>, now: Date): boolean =>
  Math.abs(now.getTime() - usedAt) > TOUCH_AFTER_MS

/**
 * Finds a live session and its user with their current rights; null where it is unknown, ended, or its account is not
 * active. Records the use of the session at intervals.
 */
export async function findSession(db: Db, token_hash: Buffer, now: Date): Promise<FoundSession | null> {
  const found = await db.row<FoundSession>(sql`
    select u.user_id, u.level_id, t.profesional_id, a.sesi_id,
      array(select d.tugas from tugas d where d.user_id = u.user_id order by d.tugas) as tugas, ${mustChoosePassword} as "mustChoosePassword",
      ${mustEnrol} as "mustEnrol", u.password_oleh is not null as "isiTertutup",
      extract(epoch from a.last_used_at)::float8 * 1000 as "usedAt",
      extract(epoch from least(a.last_used_at + ${IDLE}, a.created_at + ${AT_MOST}))::float8 * 1000 as "endsAt"
    from auth_session a
    join users u on u.user_id = a.user_id and u.status_user = 'aktif'
    cross join pengaturan p
    left join tenaga_profesional t on t.user_id = u.user_id and u.level_id in (2, 3)
    where a.token_hash = ${token_hash} and ${isLive(now)}`)
  if (found && isTouchDue(found, now)) await touch(db, token_hash, now)
  return found
}

/**
 * Of many requests that find it due at the same time, one writes. A session from the future, made while the clock was
 * ahead, gets the current time: it would outlive all others.
 */
const touch = (db: Db, token_hash: Buffer, now: Date) =>
  db.rows(sql`
    update auth_session set last_used_at = ${now}, created_at = least(created_at, ${now}::timestamptz)
    where token_hash = ${token_hash} and last_used_at not between
      ${new Date(now.getTime() - TOUCH_AFTER_MS)} and ${new Date(now.getTime() + TOUCH_AFTER_MS)}`)

export const toSession = ({
  user_id,
  level_id,
  profesional_id,
  tugas,
  isiTertutup,
  mustChoosePassword,
  mustEnrol,
  sesi_id,
}: Session): Session => ({
  user_id,
  level_id,
  profesional_id,
  tugas,
  isiTertutup,
  mustChoosePassword,
  mustEnrol,
  sesi_id,
})

/**
 * Ends sessions of an account until there is a place for one more: those that are over, then those used the longest time
 * ago. Returns how many ended. Call `lockAccount` first, in the same transaction. Sets off a trigger: every process forgets the sessions, and their live connections are closed.
 */
export async function removeSurplusAuthSessions(tx: Db, user_id: number, now: Date): Promise<number> {
  const rows = await tx.rows(sql`
    delete from auth_session where token_hash in (
      select a.token_hash from auth_session a where a.user_id = ${user_id}
      order by ${isLive(now)} desc, a.last_used_at desc, a.sesi_id desc offset ${MAX_SESSIONS - 1}
    )
    returning sesi_id`)
  return rows.length
}

/**
 * Creates a session in a free place of its account and records its device. Call `removeSurplusAuthSessions` first, in the
 * same transaction. Returns its public id, and whether the user had signed in before, but never from such a device: for the
 * first device of an account it is false.
 */
export async function insertAuthSession(
  db: Db,
  session: { token_hash: Buffer; user_id: number; perangkat?: string; perangkat_id?: number },
  now: Date,
): Promise<{ sesi_id: number; dariPerangkatBaru: boolean }> {
  const { token_hash, user_id, perangkat = null, perangkat_id = null } = session
  const row = await db.row<{ sesi_id: number; dariPerangkatBaru: boolean }>(sql`
    with sesi as (
      insert into auth_session (token_hash, user_id, nomor, perangkat, perangkat_id, created_at, last_used_at)
      select ${token_hash}::bytea, ${user_id}::int, min(n), ${perangkat}::text, ${perangkat_id}::int, ${now}::timestamptz, ${now}::timestamptz
      from generate_series(1, ${MAX_SESSIONS}::int) n
      where n not in (select nomor from auth_session where user_id = ${user_id} and nomor is not null)
      returning sesi_id
    ), dikenal as (
      insert into perangkat_dikenal as d (user_id, perangkat, sejak, terakhir_pada)
      select ${user_id}::int, ${perangkat}, ${now}::timestamptz, ${now}::timestamptz where ${perangkat}::text is not null
      on conflict (user_id, perangkat) do update set terakhir_pada = greatest(d.terakhir_pada, excluded.terakhir_pada)
    )
    -- What this statement itself puts in is not seen here.
    select sesi_id, ${perangkat}::text is not null and coalesce((
      select not bool_or(perangkat = ${perangkat}) from perangkat_dikenal where user_id = ${user_id}), false) as "dariPerangkatBaru"
    from sesi`)
  return row as { sesi_id: number; dariPerangkatBaru: boolean }
}

/** Sets off a trigger: every process forgets the session. */
export async function removeAuthSession(db: Db, token_hash: Buffer): Promise<void> {
  await db.rows(sql`delete from auth_session where token_hash = ${token_hash}`)
}

/**
 * Ends every session of a person, and forgets their devices; `except` names the session that goes on, if any. Sets off a
 * trigger: every process forgets the sessions.
 */
export async function removeAuthSessionsOf(db: Db, user_id: number, except: Buffer | null = null): Promise<void> {
  await db.rows(sql`
    with devices as (
      delete from perangkat_token where user_id = ${user_id} and perangkat_id is distinct from (
        select perangkat_id from auth_session where token_hash = ${except}::bytea
      )
    )
    delete from auth_session where user_id = ${user_id} and token_hash is distinct from ${except}::bytea`)
}
