import { kodeTampil } from '@sehati/contract/people/dua-langkah.rules'
import type { PasskeyDibuat } from '@sehati/contract/people/dua-langkah.schema'
import { type OpsiPasskey, PASSKEY_TERBANYAK, type PasskeyBaru } from '@sehati/contract/people/passkey.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { removeAuthSessionsOf } from '../auth/auth.store.ts'
import { withPassword } from '../auth/with-password.ts'
import { hasDuaLangkah, putKodeCadangan } from '../kedua/kedua.store.ts'
import { type By, tellCaraMasuk } from '../kedua/tell.ts'
import { lockUser } from '../user/user.store.ts'
import { insertPasskey, insertTantangan, listKredensial, removePasskey, takeTantangan } from './passkey.store.ts'
import { readRegistration, registrationOptions, relyingPartyOf } from './relying-party.ts'

/** Begins to add a passkey, after the own password. */
export async function begin({ db, clock, publicUrl }: Context, { actor }: By, password: string): Promise<OpsiPasskey> {
  const rp = relyingPartyOf(publicUrl) ?? reject('PASSKEY_OFF')
  const { user_id } = actor
  return withPassword({ db, clock }, { actor, password }, async (tx) => {
    const person = found(await lockUser(tx, user_id))
    const known = await listKredensial(tx, user_id)
    if (known.length >= PASSKEY_TERBANYAK) reject('PASSKEY_MOST')
    const opsi = await registrationOptions(rp, person, known)
    await insertTantangan(tx, { tantangan: opsi.challenge, user_id }, clock())
    return opsi
  })
}

/**
 * Adds the passkey that the browser has made for such a beginning. Where the account has a second factor by it, the other sessions of the
 * account end: they were opened without it. Where it is the first one, the person reads the codes for emergencies this once.
 */
export async function add(
  context: Context,
  { actor, asal }: By,
  { nama, jawaban }: PasskeyBaru,
): Promise<PasskeyDibuat> {
  const { db, clock, publicUrl, clearSessions } = context
  const rp = relyingPartyOf(publicUrl) ?? reject('PASSKEY_OFF')
  const { user_id } = actor
  // Taken before anything is judged: an answer is tried once.
  const kunci = await readRegistration(rp, jawaban, (tantangan) => takeTantangan(db, { tantangan, user_id }, clock()))
  if (!kunci) return reject('PASSKEY_REFUSED')
  const made = await db.transaction(async (tx) => {
    await lockUser(tx, user_id)
    const hadSecond = await hasDuaLangkah(tx, user_id)
    if ((await listKredensial(tx, user_id)).length >= PASSKEY_TERBANYAK) reject('PASSKEY_MOST')
    const made = await insertPasskey(tx, { user_id, nama, kunci }, clock())
    await tellCaraMasuk(tx, { actor, asal }, { user_id, dasar: 'milik_sendiri' }, clock())
    if (hadSecond || !(await hasDuaLangkah(tx, user_id))) return { ...made, kode_cadangan: null }
    await removeAuthSessionsOf(tx, user_id, actor.token_hash)
    return { ...made, kode_cadangan: (await putKodeCadangan(tx, user_id)).map(kodeTampil) }
  })
  clearSessions()
  return made
}

/** Removes a passkey, which ends all other sessions of the account: the lost device may have one. Another person's is refused as `NOT_FOUND`. */
export async function remove(
  { db, clock, clearSessions }: Context,
  { actor, asal }: By,
  passkey_id: number,
): Promise<null> {
  const { user_id } = actor
  await db.transaction(async (tx) => {
    if (!(await removePasskey(tx, { user_id, passkey_id }))) reject('NOT_FOUND')
    await tellCaraMasuk(tx, { actor, asal }, { user_id, dasar: 'milik_sendiri' }, clock())
    await removeAuthSessionsOf(tx, user_id, actor.token_hash)
  })
  clearSessions()
  return null
}
