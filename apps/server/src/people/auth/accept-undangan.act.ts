import type { ResetPassword } from '@sehati/contract/people/auth.schema'
import { type Asal, hashToken } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { lockUser } from '../user/user.store.ts'
import { refuseCommonPassword } from './common-password.ts'
import { updatePassword } from './credential.store.ts'
import { lockAccount, removeLoginFailures } from './login-failure.store.ts'
import { hashPassword } from './password.ts'
import { accountKey } from './throttle.ts'
import { findUndangan, takeUndangan } from './undangan.store.ts'
import { updateEmailTerverifikasi } from './verifikasi.store.ts'

/** Sets the first password of an account by the link of its invitation, which also confirms the address. */
export async function acceptUndangan(
  { db, clock }: Context,
  { token, password }: ResetPassword,
  asal: Asal,
): Promise<{ email: string }> {
  const token_hash = hashToken(token)
  // An invalid link is refused before the cost of a hash.
  const invited = found(await findUndangan(db, token_hash, clock()), 'INVITATION_INVALID')
  await refuseCommonPassword(db, 'password', password)
  const password_hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const account = accountKey(invited, invited.email)
    await lockAccount(tx, account)
    await lockUser(tx, invited.user_id)
    const { user_id, email } = found(await takeUndangan(tx, token_hash, clock()), 'INVITATION_INVALID')
    await updatePassword(tx, user_id, { password_hash, cara: 'tetap' }, clock())
    const ganti = { tindakan: 'ganti_password', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
    await catatTindakan(tx, { actor: { user_id }, asal }, { ...ganti, dasar: 'tautan' }, clock())
    await updateEmailTerverifikasi(tx, user_id, clock())
    await removeLoginFailures(tx, account)
    return { email }
  })
}
