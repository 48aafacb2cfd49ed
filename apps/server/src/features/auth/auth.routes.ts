import { randomBytes } from 'node:crypto'
import * as endpoints from '@sehati/contract/auth.endpoints'
import type { Context } from '../../context.ts'
import { hashToken } from '../../http/authentication.ts'
import { found, reject } from '../../http/errors.ts'
import { insertPeristiwa } from '../peristiwa/peristiwa.store.ts'
import { insertAuthSession, removeAuthSession, removeAuthSessionsOf, removeIdleAuthSessions } from './auth.store.ts'
import { refuseCommonPassword } from './common-password.ts'
import { findCredential, findCredentialByEmail, hasCredential, updatePassword } from './credential.store.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { perangkatOf } from './perangkat.ts'
import { extendPerangkat, findPerangkat, findPerangkatOfSesi, insertPerangkat } from './perangkat-token.store.ts'
import { accountKey, tryPassword } from './throttle.ts'

const makeToken = () => randomBytes(32).toString('base64url')

/** Signing in and out, and one's own password. */
export function authRoutes({ route, db, clock, clearSessions }: Context) {
  route(endpoints.login, async ({ body, userAgent, deviceToken }) => {
    const [token, newDeviceToken] = [makeToken(), makeToken()]
    const known = await findCredentialByEmail(db, body.email)
    const device = deviceToken && { user_id: known?.user_id ?? null, token_hash: hashToken(deviceToken) }
    const signedIn = await tryPassword(db, clock, {
      account: accountKey(known, body.email),
      device: async (at) => (device ? findPerangkat(at, device, clock()) : null),
      judge: async () => {
        const right = await verifyPassword(known?.password_hash ?? null, body.password)
        return right ? known : null
      },
      succeed: async (tx, person, knownDevice) => {
        if (person.status_user === 'nonaktif') return { person, knownDevice }
        // The password may have been reset, the account closed, or the device signed out, while this one was being judged.
        if (!(await hasCredential(tx, person))) return null
        if (knownDevice !== null && !(await extendPerangkat(tx, knownDevice, clock()))) return null
        const { user_id } = person
        const newDevice = { user_id, token_hash: hashToken(newDeviceToken) }
        const perangkat_id = knownDevice ?? (await insertPerangkat(tx, newDevice, clock()))
        const perangkat = perangkatOf(userAgent)
        const session = { token_hash: hashToken(token), user_id, perangkat, perangkat_id }
        const { dariPerangkatBaru } = await insertAuthSession(tx, session, clock())
        if (dariPerangkatBaru) await insertPeristiwa(tx, { jenis: 'masuk', user_id, isi: { perangkat } }, clock())
        return { person, knownDevice }
      },
    })
    if (!signedIn) return reject('LOGIN_FAILED')
    const { user_id, level_id, name, status_user, harus_ganti_password } = signedIn.person
    if (status_user === 'nonaktif') return reject('ACCOUNT_INACTIVE', { data: { status_user } })
    await removeIdleAuthSessions(db, clock())
    // A token that the account does not know is never taken over from the request.
    const perangkat_token = deviceToken && signedIn.knownDevice !== null ? deviceToken : newDeviceToken
    const flag = harus_ganti_password ? ({ harus_ganti_password: true } as const) : {}
    return { status_user, user_id, level_id, name, token, perangkat_token, ...flag }
  })

  route(endpoints.logout, async ({ actor }) => {
    await removeAuthSession(db, actor.token_hash)
    clearSessions()
    return null
  })

  route(endpoints.changePassword, async ({ actor, body }) => {
    await refuseCommonPassword(db, 'password', body.password)
    const known = found(await findCredential(db, actor.user_id))
    const changed = await tryPassword(db, clock, {
      account: accountKey(known, known.email),
      device: (at) => findPerangkatOfSesi(at, actor.token_hash),
      judge: async () =>
        (await verifyPassword(known.password_hash, body.current_password)) ? hashPassword(body.password) : null,
      succeed: async (tx, password_hash) => {
        if (!(await hasCredential(tx, known))) return null
        await updatePassword(tx, actor.user_id, { password_hash, harus_ganti: false }, clock())
        await insertPeristiwa(tx, { jenis: 'password_berubah', user_id: actor.user_id, isi: null }, clock())
        await removeAuthSessionsOf(tx, actor.user_id, actor.token_hash)
        return true
      },
    })
    if (!changed) reject('PASSWORD_WRONG')
    clearSessions()
    return null
  })
}
