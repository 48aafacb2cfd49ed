import type { Db } from '../../base/db/db.ts'
import type { SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { hasCredential } from './credential.store.ts'
import { findOwnCredential } from './own-credential.ts'
import { verifyPassword } from './password.ts'
import { findPerangkatOfSesi } from './perangkat-token.store.ts'
import { accountKey, tryPassword } from './throttle.ts'

/**
 * Runs `work` in a transaction where `password` is the caller's present one. A wrong one counts like one of a login, and is refused with
 * `PASSWORD_WRONG` in the field `password`. `work` returns the code of a refusal where the right password is to end the count.
 */
export async function withPassword<T extends object>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { actor, password }: { actor: SignedIn; password: string },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const known = await findOwnCredential(db, actor.user_id, 'password')
  const done = await tryPassword(db, clock, {
    account: accountKey(known, known.email),
    device: (at) => findPerangkatOfSesi(at, actor.token_hash),
    judge: async () => (await verifyPassword(known.password_hash, password)) || null,
    succeed: async (tx) => ((await hasCredential(tx, known)) ? work(tx) : null),
  })
  return done ?? reject('PASSWORD_WRONG', { field: 'password' })
}
