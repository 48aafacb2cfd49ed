import { EMAIL_TERDAFTAR_PER_JARINGAN } from '@sehati/contract/base/constants'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { hasEmail } from './ganti-email.store.ts'
import { findLockout, insertLoginFailure, lockAccount } from './login-failure.store.ts'
import { networkKey } from './throttle.ts'

/**
 * Refuses a network address that has learned of too many taken e-mails, also where the next one is free: refusing only
 * the taken ones would reveal as much. Counted in the database, for all processes together.
 */
export async function refuseProbing(db: Db, network: string, now: Date): Promise<void> {
  const seconds = await findLockout(db, networkKey(network), now, EMAIL_TERDAFTAR_PER_JARINGAN)
  if (seconds !== null) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds })
}

/**
 * Whether this e-mail has an account. If so, it counts for the requesting network address, and the caller must commit
 * before it responds. Requests of one network address are judged one at a time, so that the limit is exact.
 */
export async function isEmailTaken(tx: Db, email: string, network: string, now: Date): Promise<boolean> {
  await lockAccount(tx, networkKey(network))
  await refuseProbing(tx, network, now)
  const isTaken = await hasEmail(tx, email)
  if (isTaken) await insertLoginFailure(tx, networkKey(network), now)
  return isTaken
}
