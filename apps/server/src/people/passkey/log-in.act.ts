import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import type { JawabanPasskey, OpsiPasskey } from '@sehati/contract/people/passkey.schema'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findCredential } from '../auth/credential.store.ts'
import { afterOpening, type Browser, deviceOf, noteFailedLogin, openSession } from '../auth/open-session.act.ts'
import { lockUser } from '../user/user.store.ts'
import { findKunci, insertTantangan, takeTantangan, updateHitungan } from './passkey.store.ts'
import { loginOptions, readLogin, relyingPartyOf } from './relying-party.ts'

/** Begins a login by a passkey; the options name no account. */
export async function beginLogin({ db, clock, publicUrl }: Context): Promise<OpsiPasskey> {
  const opsi = await loginOptions(relyingPartyOf(publicUrl) ?? reject('PASSKEY_OFF'))
  await insertTantangan(db, { tantangan: opsi.challenge, user_id: null }, clock())
  return opsi
}

/** Signs in by a passkey: it proves a device and, by its owner's finger, face or PIN, a person. */
export async function logInByPasskey(context: Context, jawaban: JawabanPasskey, browser: Browser): Promise<LoginHasil> {
  const { db, clock, publicUrl } = context
  const rp = relyingPartyOf(publicUrl) ?? reject('PASSKEY_OFF')
  const kunci = (await findKunci(db, Buffer.from(jawaban.id, 'base64url'))) ?? reject('PASSKEY_INVALID')
  const { user_id, passkey_id } = kunci
  const hitungan = await readLogin(rp, jawaban, kunci, (tantangan) =>
    takeTantangan(db, { tantangan, user_id: null }, clock()),
  )
  const opened =
    hitungan !== null &&
    (await db.transaction(async (tx) => {
      await lockUser(tx, user_id)
      const person = await findCredential(tx, user_id)
      if (!person || !(await updateHitungan(tx, { passkey_id, hitungan }, clock()))) return null
      const { status_user } = person
      if (status_user === 'nonaktif') return reject('ACCOUNT_INACTIVE', { data: { status_user } })
      return openSession(tx, context, person, await deviceOf(tx, user_id, browser, clock()), browser)
    }))
  if (opened) return afterOpening(context, opened)
  noteFailedLogin(context, user_id, browser)
  return reject('PASSKEY_INVALID')
}
