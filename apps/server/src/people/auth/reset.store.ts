import { GANTI_EMAIL_PER_JAM, RESET_MENIT, RESET_PER_JAM } from '@sehati/contract/base/constants'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { hashToken, newToken } from '../../base/http/authentication.ts'

const LIFETIME_MS = RESET_MENIT * 60_000
const WINDOW = sql`interval '1 hour'`
/** How long a refused client has to wait: the value of `Retry-After`. */
export const HOUR_SECONDS = 3_600

/** Creates a link's token for this user, valid once and for half an hour. Only the return value holds it: the database has its hash. */
export async function insertReset(db: Db, user_id: number, now: Date): Promise<string> {
  const token = newToken()
  await db.rows(sql`
    insert into reset_password (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${user_id}, ${new Date(now.getTime() + LIFETIME_MS)})`)
  return token
}

type Pemilik = { user_id: number; email: string }

/** The user of a link; null where the link is unknown, used or expired, or its account is not active. */
export const findReset = (db: Db, token_hash: Buffer, now: Date): Promise<Pemilik | null> =>
  db.row(sql`
    select u.user_id, u.email from reset_password r join users u on u.user_id = r.user_id and u.status_user = 'aktif'
    where r.token_hash = ${token_hash} and r.used_at is null and r.expires_at > ${now}::timestamptz`)

/** Uses a link up and returns its user. Of many attempts at once, one succeeds. */
export const takeReset = (db: Db, token_hash: Buffer, now: Date): Promise<Pemilik | null> =>
  db.row(sql`
    update reset_password r set used_at = ${now}
    from users u
    where r.token_hash = ${token_hash} and r.used_at is null and r.expires_at > ${now}::timestamptz
      and u.user_id = r.user_id and u.status_user = 'aktif'
    returning u.user_id, u.email`)

/** Counts one more request for a link, and returns whether it is within the limit. Call `lockAccount` first, in the same transaction. */
export const insertResetDiminta = (db: Db, account_hash: Buffer, now: Date): Promise<boolean> =>
  insertTautanDiminta(db, account_hash, RESET_PER_JAM, now)

/** The same for a link to another e-mail. */
export const insertGantiEmailDiminta = (db: Db, key: Buffer, now: Date): Promise<boolean> =>
  insertTautanDiminta(db, key, GANTI_EMAIL_PER_JAM, now)

/** The same for any mail with a link, at most `perHour` within an hour. */
export async function insertTautanDiminta(db: Db, account_hash: Buffer, perHour: number, now: Date): Promise<boolean> {
  const row = await db.row(sql`
    insert into reset_diminta (account_hash, diminta_pada)
    select ${account_hash}::bytea, ${now}::timestamptz
    where ${perHour}::int > (
      select count(*) from reset_diminta
      where account_hash = ${account_hash} and diminta_pada > ${now}::timestamptz - ${WINDOW}
    )
    returning account_hash`)
  return row !== null
}

/** Deletes some requests that no longer count; rows that another clean-up holds are left to it. */
export async function removeOldDiminta(db: Db, now: Date): Promise<void> {
  await db.rows(sql`
    delete from reset_diminta where ctid = any (array(
      select ctid from reset_diminta where diminta_pada <= ${now}::timestamptz - ${WINDOW}
      limit 100 for update skip locked
    ))`)
}
