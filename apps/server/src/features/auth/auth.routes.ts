import { randomBytes } from 'node:crypto'
import * as endpoints from '@sehati/contract/auth.endpoints'
import type { Context } from '../../context.ts'
import { hashToken } from '../../http/authentication.ts'
import { found, reject } from '../../http/errors.ts'
import { insertPeristiwa } from '../peristiwa/peristiwa.store.ts'
import { insertAuthSession, removeAuthSession, removeAuthSessionsOf, removeIdleAuthSessions } from './auth.store.ts'
import { findCredential, findCredentialByEmail, hasCredential, updatePassword } from './credential.store.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { perangkatOf } from './perangkat.ts'
import { tryPassword } from './throttle.ts'

/** Signing in and out, and one's own password. */
export function authRoutes({ route, db, clock, heardByAll }: Context) {
  route(endpoints.login, async ({ body, userAgent }) => {
    const token = randomBytes(32).toString('base64url')
    const person = await tryPassword(db, clock, {
      email: body.email,
      judge: async () => {
        const known = await findCredentialByEmail(db, body.email)
        const right = await verifyPassword(known?.password_hash ?? null, body.password)
        return right ? known : null
      },
      succeed: async (tx, known) => {
        if (known.status_user === 'nonaktif') return known
        // The password may have been reset, or the account closed, while this one was being judged.
        if (!(await hasCredential(tx, known))) return null
        const [user_id, perangkat] = [known.user_id, perangkatOf(userAgent)]
        const session = { token_hash: hashToken(token), user_id, perangkat }
        const { dariPerangkatBaru } = await insertAuthSession(tx, session, clock())
        if (dariPerangkatBaru) await insertPeristiwa(tx, { jenis: 'masuk', user_id, isi: { perangkat } }, clock())
        return known
      },
    })
    if (!person) return reject('LOGIN_FAILED')
    const { user_id, level_id, name, status_user } = person
    if (status_user === 'nonaktif') return reject('ACCOUNT_INACTIVE', { data: { status_user } })
    await removeIdleAuthSessions(db, clock())
    return { status_user, user_id, level_id, name, token }
  })

  route(endpoints.logout, async ({ actor }) => {
    await removeAuthSession(db, actor.token_hash)
    await heardByAll()
    return null
  })

  route(endpoints.changePassword, async ({ actor, body }) => {
    const known = found(await findCredential(db, actor.user_id))
    const changed = await tryPassword(db, clock, {
      email: known.email,
      judge: async () =>
        (await verifyPassword(known.password_hash, body.current_password)) ? hashPassword(body.password) : null,
      succeed: async (tx, password_hash) => {
        if (!(await hasCredential(tx, known))) return null
        await updatePassword(tx, actor.user_id, password_hash, clock())
        await removeAuthSessionsOf(tx, actor.user_id, actor.token_hash)
        return true
      },
    })
    if (!changed) reject('PASSWORD_WRONG')
    await heardByAll()
    return null
  })
}
