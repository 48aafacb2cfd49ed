import type { Context } from '../../context.ts'
import { hashToken } from '../../http/authentication.ts'
import { found } from '../../http/errors.ts'
import { insertPeristiwa } from '../peristiwa/peristiwa.store.ts'
import { lockUser, updateUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { findGantiEmail, takeGantiEmail } from './ganti-email.store.ts'

/** Gives an account the e-mail whose mailed link was used; ends all sessions but the one that requested the change. */
export async function confirmEmail({ db, clock, clearSessions }: Context, token: string): Promise<null> {
  const token_hash = hashToken(token)
  const { user_id } = found(await findGantiEmail(db, token_hash, clock()), 'EMAIL_LINK_INVALID')
  await db.transaction(async (tx) => {
    const before = found(await lockUser(tx, user_id))
    const { email, sesi_hash } = found(await takeGantiEmail(tx, token_hash, clock()), 'EMAIL_LINK_INVALID')
    await updateUser(tx, before, { email }, clock())
    await removeAuthSessionsOf(tx, user_id, sesi_hash)
    await insertPeristiwa(tx, { jenis: 'email_berubah', user_id, isi: { alamat: before.email } }, clock())
  })
  clearSessions()
  return null
}
