import type { LoginHasil, LoginMasukan } from '@sehati/contract/people/auth.schema'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { waitForSecond } from '../kedua/wait.act.ts'
import { findCredentialByEmail, lockCredential } from './credential.store.ts'
import { afterOpening, type Browser, deviceOf, noteFailedLogin, openSession } from './open-session.act.ts'
import { verifyPassword } from './password.ts'
import { accountKey, tryPassword } from './throttle.ts'

/**
 * Signs in by the password. Returns a new session, and a token by which the next login recognises the device. An account with a second
 * factor gets a ticket instead, as the data of the refusal `SECOND_FACTOR`.
 */
export async function logIn(
  context: Context,
  { email, password }: LoginMasukan,
  browser: Browser,
): Promise<LoginHasil> {
  const { db, clock } = context
  const known = await findCredentialByEmail(db, email)
  const signedIn = await tryPassword(db, clock, {
    account: accountKey(known, email),
    device: (at) => deviceOf(at, known?.user_id ?? null, browser, clock()),
    judge: async () => {
      const right = await verifyPassword(known?.password_hash ?? null, password)
      return right ? known : null
    },
    succeed: async (tx, person, knownDevice) => {
      if (person.status_user === 'nonaktif') return { closed: person.status_user }
      // While the password was verified, it may have been reset, the account closed, or the device signed out.
      const credential = await lockCredential(tx, person)
      if (!credential) return null
      if (credential.duaLangkah) return { second: await waitForSecond(tx, context, person.user_id) }
      const opened = await openSession(tx, context, person, knownDevice, browser)
      return opened && { opened }
    },
  })
  if (!signedIn) {
    // Of an address without an account nothing is recorded: a flood of invented ones would fill the trail.
    if (known) noteFailedLogin(context, known.user_id, browser)
    return reject('LOGIN_FAILED')
  }
  if ('closed' in signedIn) return reject('ACCOUNT_INACTIVE', { data: { status_user: signedIn.closed } })
  if ('second' in signedIn) return reject('SECOND_FACTOR', { data: signedIn.second })
  return afterOpening(context, signedIn.opened)
}
