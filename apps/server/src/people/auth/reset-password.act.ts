import { setTimeout as pause } from 'node:timers/promises'
import type { ResetPassword } from '@sehati/contract/people/auth.schema'
import { type Asal, hashToken } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { lockUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { refuseCommonPassword } from './common-password.ts'
import { findCredentialByEmail, updatePassword } from './credential.store.ts'
import { updateEmailCukup } from './diatur.store.ts'
import { lockAccount, removeLoginFailures } from './login-failure.store.ts'
import { hashPassword } from './password.ts'
import { findReset, insertResetDiminta, removeOldDiminta, takeReset } from './reset.store.ts'
import { accountKey, addressKey } from './throttle.ts'
import { updateEmailTerverifikasi } from './verifikasi.store.ts'

/** Longer than the work takes: the time of the response does not reveal whether the account exists. */
const ANSWER_AFTER_MS = 200

/** Requests a reset link by mail. The response is the same whether or not the address has an account. */
export async function askForReset(context: Context, email: string): Promise<null> {
  await Promise.all([requestReset(context, email), pause(ANSWER_AFTER_MS)])
  await removeOldDiminta(context.db, context.clock())
  return null
}

/** The token is created when its mail is written, so that it is stored nowhere before. */
const requestReset = ({ db, clock }: Context, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const address = addressKey(email)
    await lockAccount(tx, address)
    const granted = await insertResetDiminta(tx, address, clock())
    const known = await findCredentialByEmail(tx, email)
    if (granted && known?.status_user === 'aktif') {
      await insertPeristiwa(tx, { jenis: 'reset', user_id: known.user_id, isi: null }, clock())
    }
  })

/** Sets the password by a link, which ends all sessions of the account. */
export async function resetPassword(
  { db, clock, clearSessions }: Context,
  { token, password }: ResetPassword,
  asal: Asal,
): Promise<null> {
  const token_hash = hashToken(token)
  // An invalid link is refused before the cost of a hash.
  const owner = found(await findReset(db, token_hash, clock()), 'RESET_LINK_INVALID')
  await refuseCommonPassword(db, 'password', password)
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    // Like a login: attempts on the same account take turns.
    const account = accountKey(owner, owner.email)
    await lockAccount(tx, account)
    await lockUser(tx, owner.user_id)
    // One instant for both: the database accepts an end of `password_oleh` only together with a link that is used.
    const now = clock()
    const { user_id } = found(await takeReset(tx, token_hash, now), 'RESET_LINK_INVALID')
    const akun = { objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
    if (await updateEmailCukup(tx, user_id, now))
      await catatTindakan(tx, { actor: null, asal }, { tindakan: 'konfirmasi_email', ...akun, dasar: 'sistem' }, now)
    await updatePassword(tx, user_id, { password_hash, cara: 'tautan' }, now)
    const ganti = { tindakan: 'ganti_password', ...akun } as const
    await catatTindakan(tx, { actor: { user_id }, asal }, { ...ganti, dasar: 'tautan' }, clock())
    // The link was mailed to the present address: another one ends it.
    await updateEmailTerverifikasi(tx, user_id, clock())
    await insertPeristiwa(tx, { jenis: 'password_berubah', user_id, isi: null }, clock())
    await removeAuthSessionsOf(tx, user_id)
    await removeLoginFailures(tx, account)
  })
  clearSessions()
  return null
}
