import { GANTI_EMAIL_JAM } from '@sehati/contract/base/constants'
import type { PersetujuanTercatat } from '@sehati/contract/people/persetujuan.schema'
import type { Profil } from '@sehati/contract/people/user.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { hashToken, newToken } from '../../base/http/authentication.ts'
import { persetujuanOf } from '../persetujuan/persetujuan.store.ts'
import { NO_PASSWORD } from '../user/no-password.ts'
import { type UserRow, withNomor } from '../user/nomor-bpjs.ts'
import { columns, people } from '../user/user.store.ts'

const LIFETIME_MS = GANTI_EMAIL_JAM * 3_600_000

/** The caller's profile, with the e-mail that waits for confirmation, and whether the present one does. */
export async function findProfil(db: Db, seal: Seal, user_id: number, now: Date): Promise<Profil | null> {
  const row = await db.row<UserRow & Tambahan>(sql`
    select ${columns}, g.email as email_menunggu, u.email_terverifikasi_pada is not null as terverifikasi,
      u.password_oleh is not null as password_diatur, u.email_oleh is not null as email_diatur,
      u.password_hash = ${NO_PASSWORD} as tanpa_password,
      ${persetujuanOf} as persetujuan
    from ${people} left join ganti_email g on g.user_id = u.user_id and g.berlaku_sampai > ${now}::timestamptz
    where u.user_id = ${user_id}`)
  if (row === null) return null
  const { email_menunggu, terverifikasi, password_diatur, email_diatur, tanpa_password, persetujuan, ...user } = row
  return {
    ...withNomor(seal, user),
    ...(email_menunggu !== null && { email_menunggu }),
    ...(!terverifikasi && { email_belum_dikonfirmasi: true }),
    ...(password_diatur && { password_diatur: true }),
    ...(email_diatur && { email_diatur: true }),
    ...(tanpa_password && { tanpa_password: true }),
    ...(persetujuan !== null && { persetujuan }),
  }
}
type Tambahan = {
  email_menunggu: string | null
  terverifikasi: boolean
  password_diatur: boolean
  email_diatur: boolean
  tanpa_password: boolean
  persetujuan: PersetujuanTercatat[] | null
}

/** A request for another e-mail; `sesi_hash` is the session that made it. */
type GantiEmail = { user_id: number; email: string; sesi_hash: Buffer }

/** Replaces an earlier request, whose links become invalid. */
export async function putGantiEmail(tx: Db, { user_id, email, sesi_hash }: GantiEmail, now: Date): Promise<void> {
  await removeGantiEmail(tx, user_id)
  await tx.rows(sql`
    insert into ganti_email (user_id, email, sesi_hash, berlaku_sampai)
    values (${user_id}, ${email}, ${sesi_hash}, ${new Date(now.getTime() + LIFETIME_MS)})`)
}

export async function removeGantiEmail(db: Db, user_id: number): Promise<void> {
  await db.rows(sql`delete from ganti_email where user_id = ${user_id}`)
}

/**
 * Creates a token for the request of this user for this address. Only the return value holds it: the database has its hash.
 * Where the request ended or names another address by now, the token opens nothing: the mail to the old address must not
 * confirm the new one.
 */
export async function insertTautanEmail(db: Db, { user_id, email }: Omit<GantiEmail, 'sesi_hash'>): Promise<string> {
  const token = newToken()
  await db.rows(sql`
    insert into tautan_email (token_hash, user_id)
    select ${hashToken(token)}, user_id from ganti_email where user_id = ${user_id} and email = ${email}`)
  return token
}

const isGood = (token_hash: Buffer, now: Date) => sql`
  t.token_hash = ${token_hash} and t.user_id = g.user_id and g.berlaku_sampai > ${now}::timestamptz
  and u.user_id = g.user_id and u.status_user = 'aktif'`

/** The user of a link; null where the link is unknown, expired or replaced, or its account is not active. */
export const findGantiEmail = (db: Db, token_hash: Buffer, now: Date): Promise<GantiEmail | null> =>
  db.row(sql`
    select g.user_id, g.email, g.sesi_hash from ganti_email g, tautan_email t, users u where ${isGood(token_hash, now)}`)

/** Uses a request up by its link. Lock the user first: of many attempts at once, one succeeds. */
export const takeGantiEmail = (tx: Db, token_hash: Buffer, now: Date): Promise<GantiEmail | null> =>
  tx.row(sql`
    delete from ganti_email g using tautan_email t, users u where ${isGood(token_hash, now)}
    returning g.user_id, g.email, g.sesi_hash`)

export async function hasEmail(db: Db, email: string): Promise<boolean> {
  return (await db.row(sql`select from users where lower(email) = ${email}`)) !== null
}
