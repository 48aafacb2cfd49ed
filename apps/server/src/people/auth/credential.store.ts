import type { LevelId } from '@sehati/contract/base/access'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { adminBehind } from '../user/user.store.ts'

/** The data that verifies a password. It never leaves this feature. */
export type Credential = {
  user_id: number
  level_id: LevelId
  name: string
  email: string
  status_user: 'aktif' | 'nonaktif'
  password_hash: string
  /** An admin chose the password. */
  harus_ganti_password: boolean
}

const columns = sql`user_id, level_id, name, email, status_user, password_hash, harus_ganti_password`

export const findCredentialByEmail = (db: Db, email: string): Promise<Credential | null> =>
  db.row(sql`select ${columns} from users where lower(email) = ${email}`)

export const findCredential = (db: Db, user_id: number): Promise<Credential | null> =>
  db.row(sql`select ${columns} from users where user_id = ${user_id}`)

/** Whether the account is still active with the password that was verified; locks the account until the transaction ends. */
export const hasCredential = async (db: Db, of: Pick<Credential, 'user_id' | 'password_hash'>): Promise<boolean> =>
  (await lockCredential(db, of)) !== null

/** The same, and whether the account has a second factor; null where it is not. */
export const lockCredential = (
  db: Db,
  of: Pick<Credential, 'user_id' | 'password_hash'>,
): Promise<{ duaLangkah: boolean } | null> =>
  db.row(sql`
    select punya_dua_langkah(user_id) as "duaLangkah" from users
    where user_id = ${of.user_id} and password_hash = ${of.password_hash} and status_user = 'aktif'
    for share`)

/**
 * How a password was chosen. By an admin, who knows it; by a link that is used at this instant, whose address may be one that
 * an admin set; or `tetap`: who chooses it knew the one before, so what an admin knows stays as it is.
 */
type Cara = { admin: number } | 'tautan' | 'tetap'

/** Who knows the new password besides its person: a value for `users u`. */
function passwordOleh(cara: Cara): Sql {
  if (cara === 'tautan') return sql`u.email_oleh`
  return cara === 'tetap' ? sql`u.password_oleh` : adminBehind(cara.admin)
}

/**
 * Returns whether the user exists. Sets off triggers: reset links, a pending change of e-mail and
 * the calendar address end with the old password.
 */
export async function updatePassword(
  db: Db,
  user_id: number,
  { password_hash, cara }: { password_hash: string; cara: Cara },
  now: Date,
): Promise<boolean> {
  const harus_ganti = typeof cara === 'object'
  const row = await db.row(sql`
    update users u set password_hash = ${password_hash}, harus_ganti_password = ${harus_ganti}, password_oleh = ${passwordOleh(cara)},
      updated_at = ${now}
    where user_id = ${user_id} returning user_id`)
  return row !== null
}
