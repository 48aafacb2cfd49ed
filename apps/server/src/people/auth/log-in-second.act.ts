import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import { isKodeAplikasi } from '@sehati/contract/people/dua-langkah.rules'
import type { KeduaMasukan } from '@sehati/contract/people/dua-langkah.schema'
import type { JawabanPasskey } from '@sehati/contract/people/passkey.schema'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { hashToken } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { countTiket, findTiket, removeTiket, takeKode, takeKodeCadangan } from '../kedua/kedua.store.ts'
import { findKunci, takeTantangan, updateHitungan } from '../passkey/passkey.store.ts'
import { readLogin, relyingPartyOf } from '../passkey/relying-party.ts'
import { findCredential } from './credential.store.ts'
import { afterOpening, type Browser, deviceOf, noteFailedLogin, openSession } from './open-session.act.ts'
import { keduaKey, tryKode } from './throttle.ts'

/** Completes a login that waits for its second factor. A wrong one counts for its ticket and for the account. */
export async function logInSecond(
  context: Context,
  { tiket, kode, jawaban }: KeduaMasukan,
  browser: Browser,
): Promise<LoginHasil> {
  const { db, seal, clock } = context
  const token_hash = hashToken(tiket)
  const waiting = (await findTiket(db, token_hash, clock())) ?? reject('SECOND_FACTOR_EXPIRED')
  const { user_id } = waiting
  const signed = jawaban === undefined ? null : await readPasskey(context, user_id, jawaban)
  const isRight = (tx: Db) =>
    kode === undefined ? signed && updateHitungan(tx, signed, clock()) : useKode(tx, seal, { user_id, kode }, clock())
  const opened = await tryKode(db, clock, keduaKey(user_id), async (tx) => {
    if (!(await countTiket(tx, token_hash, clock()))) return reject('SECOND_FACTOR_EXPIRED')
    if (!(await isRight(tx))) return null
    await removeTiket(tx, token_hash)
    const person = await findCredential(tx, user_id)
    const knownDevice = await deviceOf(tx, user_id, browser, clock())
    // A change of password or status deletes the ticket, so it has waited for this transaction or has come before it.
    return person && ((await openSession(tx, context, person, knownDevice, browser)) ?? reject('SECOND_FACTOR_EXPIRED'))
  })
  if (opened) return afterOpening(context, opened)
  noteFailedLogin(context, user_id, browser)
  return reject(kode === undefined ? 'SECOND_FACTOR_PASSKEY' : 'SECOND_FACTOR_WRONG')
}

/** Uses the code up, whichever of the two kinds it is. */
const useKode = (tx: Db, seal: Seal, of: { user_id: number; kode: string }, now: Date): Promise<boolean> =>
  isKodeAplikasi(of.kode) ? takeKode(tx, seal, of, now) : takeKodeCadangan(tx, of.user_id, of.kode)

/** What a passkey of this account has signed, for which it has asked its owner; null where it is none. The challenge is used up. */
async function readPasskey({ db, clock, publicUrl }: Context, user_id: number, jawaban: JawabanPasskey) {
  const rp = relyingPartyOf(publicUrl)
  const kunci = rp && (await findKunci(db, Buffer.from(jawaban.id, 'base64url')))
  if (!rp || kunci?.user_id !== user_id) return null
  const take = (tantangan: string) => takeTantangan(db, { tantangan, user_id: null }, clock())
  const hitungan = await readLogin(rp, jawaban, kunci, take)
  return hitungan === null ? null : { passkey_id: kunci.passkey_id, hitungan }
}
