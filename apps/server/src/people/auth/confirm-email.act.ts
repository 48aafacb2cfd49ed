import { type Asal, hashToken } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { lockUser, updateUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { findGantiEmail, takeGantiEmail } from './ganti-email.store.ts'
import { findTautanVerifikasi, updateEmailTerverifikasi } from './verifikasi.store.ts'

/** Uses the token of a mail: it confirms the address of an account, or gives the account another one (`diganti`). */
export async function confirmEmail(context: Context, token: string, asal: Asal): Promise<{ diganti: boolean }> {
  const token_hash = hashToken(token)
  const diganti = (await findTautanVerifikasi(context.db, token_hash, context.clock())) === null
  await (diganti ? changeEmail(context, token_hash, asal) : confirmPresent(context, token_hash))
  return { diganti }
}

/** Nothing of the account changes but that its mails are sent. */
const confirmPresent = ({ db, clock }: Context, token_hash: Buffer): Promise<void> =>
  db.transaction(async (tx) => {
    const { user_id } = found(await findTautanVerifikasi(tx, token_hash, clock()), 'EMAIL_LINK_INVALID')
    await lockUser(tx, user_id)
    // The address may have changed before the lock, which ends the link.
    found(await findTautanVerifikasi(tx, token_hash, clock()), 'EMAIL_LINK_INVALID')
    await updateEmailTerverifikasi(tx, user_id, clock())
  })

/** Gives an account the e-mail whose mailed link was used; ends all sessions but the one that requested the change. */
async function changeEmail({ db, seal, clock, clearSessions }: Context, token_hash: Buffer, asal: Asal): Promise<void> {
  const { user_id } = found(await findGantiEmail(db, token_hash, clock()), 'EMAIL_LINK_INVALID')
  await db.transaction(async (tx) => {
    const before = found(await lockUser(tx, user_id))
    const { email, sesi_hash } = found(await takeGantiEmail(tx, token_hash, clock()), 'EMAIL_LINK_INVALID')
    await updateUser(tx, seal, before, { email }, { admin: null, now: clock() })
    await updateEmailTerverifikasi(tx, user_id, clock())
    const ganti = { tindakan: 'ganti_email', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
    await catatTindakan(tx, { actor: { user_id }, asal }, { ...ganti, dasar: 'tautan' }, clock())
    await removeAuthSessionsOf(tx, user_id, sesi_hash)
    await insertPeristiwa(tx, { jenis: 'email_berubah', user_id, isi: { alamat: before.email } }, clock())
  })
  clearSessions()
}
