import { isPatient } from '@sehati/contract/base/access'
import { checkOwnAccount } from '@sehati/contract/people/user.rules'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa, insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { lockUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { refuseCommonPassword } from './common-password.ts'
import { updatePassword } from './credential.store.ts'
import { hashPassword } from './password.ts'

/** An admin sets the password of another account, which ends its sessions. */
export async function setPassword(
  { db, clock, clearSessions }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { user_id, password }: { user_id: number; password: string },
): Promise<null> {
  rejectIf(checkOwnAccount(actor, user_id, true))
  await refuseCommonPassword(db, 'password', password)
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const person = found(await lockUser(tx, user_id))
    await updatePassword(tx, user_id, { password_hash, cara: { admin: actor.user_id } }, clock())
    await insertPeristiwa(tx, { jenis: 'password_admin', user_id, isi: null }, clock())
    if (!isPatient(person.level_id))
      await insertPeristiwaAdmin(tx, { jenis: 'akun_staf_diatur', tentang: user_id }, clock())
    const ganti = { tindakan: 'ganti_password', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
    await catatTindakan(tx, { actor, asal }, { ...ganti, dasar: 'administrasi' }, clock())
    await removeAuthSessionsOf(tx, user_id)
  })
  clearSessions()
  return null
}
