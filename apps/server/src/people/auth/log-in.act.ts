import type { LoginHasil, LoginMasukan } from '@sehati/contract/people/auth.schema'
import { type Asal, hashToken, newToken } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { insertAuthSession, removeSurplusAuthSessions } from './auth.store.ts'
import { findCredentialByEmail, hasCredential } from './credential.store.ts'
import { verifyPassword } from './password.ts'
import { perangkatOf } from './perangkat.ts'
import { findPerangkat, insertPerangkat, updatePerangkat } from './perangkat-token.store.ts'
import { accountKey, tryPassword } from './throttle.ts'

/** What the browser sends besides the password: its User-Agent, and its device token. */
type Browser = { userAgent: string | undefined; deviceToken: string | null; asal: Asal }

/** Signs in. Beyond the limit of sessions, the oldest of the account ends in the same transaction. Returns a new session, and a token by which the next login recognises the device. */
export async function logIn(
  { db, clock, clearSessions, jejak }: Context,
  { email, password }: LoginMasukan,
  { userAgent, deviceToken, asal }: Browser,
): Promise<LoginHasil> {
  const [token, newDeviceToken] = [newToken(), newToken()]
  const known = await findCredentialByEmail(db, email)
  const device = deviceToken && { user_id: known?.user_id ?? null, token_hash: hashToken(deviceToken) }
  const signedIn = await tryPassword(db, clock, {
    account: accountKey(known, email),
    device: async (at) => (device ? findPerangkat(at, device, clock()) : null),
    judge: async () => {
      const right = await verifyPassword(known?.password_hash ?? null, password)
      return right ? known : null
    },
    succeed: async (tx, person, knownDevice) => {
      if (person.status_user === 'nonaktif') return { person, knownDevice, ended: 0 }
      // While the password was verified, it may have been reset, the account closed, or the device signed out.
      if (!(await hasCredential(tx, person))) return null
      if (knownDevice !== null && !(await updatePerangkat(tx, knownDevice, clock()))) return null
      const { user_id } = person
      const newDevice = { user_id, token_hash: hashToken(newDeviceToken) }
      const perangkat_id = knownDevice ?? (await insertPerangkat(tx, newDevice, clock()))
      const perangkat = perangkatOf(userAgent)
      const session = { token_hash: hashToken(token), user_id, perangkat, perangkat_id }
      const ended = await removeSurplusAuthSessions(tx, user_id, clock())
      const { sesi_id, dariPerangkatBaru } = await insertAuthSession(tx, session, clock())
      const masuk = { tindakan: 'masuk', objek: 'akun', objek_id: user_id, subjek_id: user_id } as const
      const oleh = { actor: person, asal: { ...asal, sesi_id } }
      await catatTindakan(tx, oleh, { ...masuk, dasar: 'milik_sendiri' }, clock())
      if (dariPerangkatBaru) await insertPeristiwa(tx, { jenis: 'masuk', user_id, isi: { perangkat } }, clock())
      return { person, knownDevice, ended }
    },
  })
  if (!signedIn) {
    // Of an address without an account nothing is recorded: a flood of invented ones would fill the trail.
    const about = known && { objek_id: known.user_id, subjek_id: known.user_id }
    if (about)
      jejak.susul({ actor: null, asal }, [{ tindakan: 'masuk_gagal', objek: 'akun', ...about, dasar: 'sistem' }])
    return reject('LOGIN_FAILED')
  }
  const { user_id, level_id, name, status_user, harus_ganti_password } = signedIn.person
  if (status_user === 'nonaktif') return reject('ACCOUNT_INACTIVE', { data: { status_user } })
  if (signedIn.ended > 0) clearSessions()
  // A token that the account does not know is never accepted from the request.
  const perangkat_token = deviceToken && signedIn.knownDevice !== null ? deviceToken : newDeviceToken
  const flag = harus_ganti_password ? ({ harus_ganti_password: true } as const) : {}
  return { status_user, user_id, level_id, name, token, perangkat_token, ...flag }
}
