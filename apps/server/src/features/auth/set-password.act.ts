import type { Context } from '../../context.ts'
import type { Asal, SignedIn } from '../../http/authentication.ts'
import { reject } from '../../http/errors.ts'
import { catatTindakan } from '../jejak/catatan.ts'
import { insertPeristiwa } from '../peristiwa/peristiwa.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { refuseCommonPassword } from './common-password.ts'
import { updatePassword } from './credential.store.ts'
import { hashPassword } from './password.ts'

/** An admin sets the password of an account, which ends its sessions. */
export async function setPassword(
  { db, clock, clearSessions }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { user_id, password }: { user_id: number; password: string },
): Promise<null> {
  await refuseCommonPassword(db, 'password', password)
  const password_hash = await hashPassword(password)
  // An admin's own password is known to no other person.
  const byOther = user_id !== actor.user_id
  const cara = byOther ? { admin: actor.user_id } : 'tetap'
  await db.transaction(async (tx) => {
    if (!(await updatePassword(tx, user_id, { password_hash, cara }, clock()))) reject('NOT_FOUND')
    if (byOther) await insertPeristiwa(tx, { jenis: 'password_admin', user_id, isi: null }, clock())
    const ganti = { tindakan: 'ganti_password', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
    const dasar = byOther ? 'administrasi' : 'milik_sendiri'
    await catatTindakan(tx, { actor, asal }, { ...ganti, dasar }, clock())
    await removeAuthSessionsOf(tx, user_id)
  })
  clearSessions()
  return null
}
