import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import type { Db } from '../../base/db/db.ts'
import { type Asal, hashToken, newToken } from '../../base/http/authentication.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { insertAuthSession, removeSurplusAuthSessions } from './auth.store.ts'
import type { Credential } from './credential.store.ts'
import { perangkatOf } from './perangkat.ts'
import { findPerangkat, insertPerangkat, updatePerangkat } from './perangkat-token.store.ts'

/** What the browser sends besides its proof: its User-Agent, and its device token. */
export type Browser = { userAgent: string | undefined; deviceToken: string | null; asal: Asal }

export type Person = Pick<Credential, 'user_id' | 'level_id' | 'name' | 'status_user' | 'harus_ganti_password'>

/** A session that was written in a transaction, to be answered once that is committed. */
export type Opened = { hasil: LoginHasil; ended: number }

/**
 * Opens a session: every way to sign in ends here, once it knows who it is. Beyond the limit of sessions, the oldest of the account ends.
 * The device is the one that the account knows by the request's token, else a new one. Null where that device was signed out meanwhile.
 */
export async function openSession(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  person: Person,
  knownDevice: number | null,
  { userAgent, deviceToken, asal }: Browser,
): Promise<Opened | null> {
  if (knownDevice !== null && !(await updatePerangkat(tx, knownDevice, clock()))) return null
  const { user_id, level_id, name, status_user, harus_ganti_password } = person
  const [token, newDeviceToken] = [newToken(), newToken()]
  const perangkat_id =
    knownDevice ?? (await insertPerangkat(tx, { user_id, token_hash: hashToken(newDeviceToken) }, clock()))
  const perangkat = perangkatOf(userAgent)
  const ended = await removeSurplusAuthSessions(tx, user_id, clock())
  const session = { token_hash: hashToken(token), user_id, perangkat, perangkat_id }
  const { sesi_id, dariPerangkatBaru } = await insertAuthSession(tx, session, clock())
  const masuk = { tindakan: 'masuk', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
  const oleh = { actor: person, asal: { ...asal, sesi_id } }
  await catatTindakan(tx, oleh, { ...masuk, dasar: 'milik_sendiri' }, clock())
  if (dariPerangkatBaru) await insertPeristiwa(tx, { jenis: 'masuk', user_id, isi: { perangkat } }, clock())
  // A token that the account does not know is never accepted from the request.
  const perangkat_token = deviceToken && knownDevice !== null ? deviceToken : newDeviceToken
  const flag = harus_ganti_password ? ({ harus_ganti_password: true } as const) : {}
  return { hasil: { status_user, user_id, level_id, name, token, perangkat_token, ...flag }, ended }
}

/** What follows once the session is committed. */
export function afterOpening({ clearSessions }: Pick<Context, 'clearSessions'>, { hasil, ended }: Opened): LoginHasil {
  if (ended > 0) clearSessions()
  return hasil
}

/** The device that the account knows by the request's token; null where it knows none. */
export const deviceOf = async (
  db: Db,
  user_id: number | null,
  { deviceToken }: Pick<Browser, 'deviceToken'>,
  now: Date,
): Promise<number | null> =>
  deviceToken ? findPerangkat(db, { user_id, token_hash: hashToken(deviceToken) }, now) : null

/** A login of an account that failed, for the trail. */
export const noteFailedLogin = (
  { jejak }: Pick<Context, 'jejak'>,
  user_id: number,
  { asal }: Pick<Browser, 'asal'>,
): void =>
  jejak.susul({ actor: null, asal }, [
    { tindakan: 'masuk_gagal', objek: 'akun', objek_id: user_id, subjek_id: user_id, dasar: 'sistem' },
  ])
