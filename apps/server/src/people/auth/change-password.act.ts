import type { GantiPassword } from '@sehati/contract/people/auth.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { refuseCommonPassword } from './common-password.ts'
import { hasCredential, updatePassword } from './credential.store.ts'
import { findOwnCredential } from './own-credential.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { findPerangkatOfSesi } from './perangkat-token.store.ts'
import { accountKey, tryPassword } from './throttle.ts'

/** Changes the caller's password, which ends all other sessions of the account. */
export async function changePassword(
  { db, clock, clearSessions }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { current_password, password }: GantiPassword,
): Promise<null> {
  await refuseCommonPassword(db, 'password', password)
  const known = await findOwnCredential(db, actor.user_id, 'current_password')
  const changed = await tryPassword(db, clock, {
    account: accountKey(known, known.email),
    device: (at) => findPerangkatOfSesi(at, actor.token_hash),
    judge: async () => ((await verifyPassword(known.password_hash, current_password)) ? hashPassword(password) : null),
    succeed: async (tx, password_hash) => {
      if (!(await hasCredential(tx, known))) return null
      await updatePassword(tx, actor.user_id, { password_hash, cara: 'tetap' }, clock())
      await insertPeristiwa(tx, { jenis: 'password_berubah', user_id: actor.user_id, isi: null }, clock())
      const { user_id } = actor
      const ganti = { tindakan: 'ganti_password', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
      await catatTindakan(tx, { actor, asal }, { ...ganti, dasar: 'milik_sendiri' }, clock())
      await removeAuthSessionsOf(tx, actor.user_id, actor.token_hash)
      return true
    },
  })
  if (!changed) reject('PASSWORD_WRONG')
  clearSessions()
  return null
}
