import { VERIFIKASI_HARI } from '@sehati/contract/base/constants'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { hashToken, newToken } from '../../base/http/authentication.ts'

const LIFETIME_MS = VERIFIKASI_HARI * 86_400_000

/** Creates the token of a link that confirms the present address of this user. Only the return value holds it: the database has its hash. */
export async function insertTautanVerifikasi(db: Db, user_id: number, now: Date): Promise<string> {
  const token = newToken()
  await db.rows(sql`
    insert into tautan_verifikasi (token_hash, user_id, berlaku_sampai)
    values (${hashToken(token)}, ${user_id}, ${new Date(now.getTime() + LIFETIME_MS)})`)
  return token
}

/** Whether the link of this token is good: known, not expired, of the present address of an active account. Returns its user. */
export const findTautanVerifikasi = (db: Db, token_hash: Buffer, now: Date): Promise<{ user_id: number } | null> =>
  db.row(sql`
    select t.user_id from tautan_verifikasi t join users u on u.user_id = t.user_id and u.status_user = 'aktif'
    where t.token_hash = ${token_hash} and t.berlaku_sampai > ${now}::timestamptz`)

/** Records that a link mailed to the present address was used. Lock the user first: the address must not change meanwhile. */
export async function updateEmailTerverifikasi(tx: Db, user_id: number, now: Date): Promise<void> {
  await tx.rows(sql`
    update users set email_terverifikasi_pada = ${now} where user_id = ${user_id} and email_terverifikasi_pada is null`)
}

export async function hasEmailTerverifikasi(db: Db, user_id: number): Promise<boolean> {
  const row = await db.row(sql`
    select from users where user_id = ${user_id} and email_terverifikasi_pada is not null`)
  return row !== null
}
