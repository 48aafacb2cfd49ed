import { kodeTampil } from '@sehati/contract/people/dua-langkah.rules'
import { checkOwnAccount } from '@sehati/contract/people/user.rules'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { removeAuthSessionsOf } from '../auth/auth.store.ts'
import { keduaKey, tryKode } from '../auth/throttle.ts'
import { withPassword } from '../auth/with-password.ts'
import { removePasskeysOf } from '../passkey/passkey.store.ts'
import { lockUser } from '../user/user.store.ts'
import { hasDuaLangkah, putKodeCadangan, putTotp, removeTotp, takeKode } from './kedua.store.ts'
import { type By, tellCaraMasuk } from './tell.ts'
import { newTotp } from './totp.ts'

/** Begins with an app: a new secret, which counts once a code of it has come. */
export async function begin({ db, seal, clock }: Context, { actor }: By, password: string) {
  const { user_id } = actor
  return withPassword({ db, clock }, { actor, password }, async (tx) => {
    const { email } = found(await lockUser(tx, user_id))
    const totp = newTotp(email)
    if (!(await putTotp(tx, seal, { user_id, rahasia: totp.rahasia }, clock()))) reject('SECOND_FACTOR_ACTIVE')
    return totp
  })
}

/**
 * Turns it on by its first code, which ends all other sessions of the account: they were opened without it. The person is told, and
 * reads the codes for emergencies this once.
 */
export async function activate({ db, seal, clock, clearSessions }: Context, { actor, asal }: By, kode: string) {
  const { user_id } = actor
  const codes = await tryKode(db, clock, keduaKey(user_id), async (tx) => {
    await lockUser(tx, user_id)
    if (!(await takeKode(tx, seal, { user_id, kode, first: true }, clock()))) return null
    await tellCaraMasuk(tx, { actor, asal }, { user_id, dasar: 'milik_sendiri' }, clock())
    await removeAuthSessionsOf(tx, user_id, actor.token_hash)
    return putKodeCadangan(tx, user_id)
  })
  if (!codes) return reject('SECOND_FACTOR_WRONG')
  clearSessions()
  return shown(codes)
}

export async function renewCodes({ db, clock }: Context, { actor, asal }: By, password: string) {
  const { user_id } = actor
  const codes = await withPassword({ db, clock }, { actor, password }, async (tx) => {
    await lockUser(tx, user_id)
    if (!(await hasDuaLangkah(tx, user_id))) reject('SECOND_FACTOR_NONE')
    await tellCaraMasuk(tx, { actor, asal }, { user_id, dasar: 'milik_sendiri' }, clock())
    return putKodeCadangan(tx, user_id)
  })
  return shown(codes)
}

export async function remove({ db, clock }: Context, { actor, asal }: By, password: string): Promise<null> {
  const { user_id } = actor
  await withPassword({ db, clock }, { actor, password }, async (tx) => {
    await lockUser(tx, user_id)
    if (!(await removeTotp(tx, user_id))) reject('SECOND_FACTOR_NONE')
    await tellCaraMasuk(tx, { actor, asal }, { user_id, dasar: 'milik_sendiri' }, clock())
    return {}
  })
  return null
}

/** An admin takes it from another account, whose person has lost it, with the passkeys. Their sessions end: they sign in by the password alone. */
export async function reset(
  { db, clock, clearSessions }: Context,
  { actor, asal }: By,
  user_id: number,
): Promise<null> {
  rejectIf(checkOwnAccount(actor, user_id, true))
  await db.transaction(async (tx) => {
    found(await lockUser(tx, user_id))
    const [hadTotp, passkeys] = [await removeTotp(tx, user_id), await removePasskeysOf(tx, user_id)]
    if (!hadTotp && passkeys === 0) reject('SECOND_FACTOR_NONE')
    await tellCaraMasuk(tx, { actor, asal }, { user_id, dasar: 'administrasi' }, clock())
    await removeAuthSessionsOf(tx, user_id)
  })
  clearSessions()
  return null
}

const shown = (codes: string[]) => ({ kode_cadangan: codes.map(kodeTampil) })
