import { EMAIL_TERDAFTAR_PER_JARINGAN } from '@sehati/contract/constants'
import type { Db } from '../../db/db.ts'
import { reject } from '../../http/errors.ts'
import { hasEmail } from './ganti-email.store.ts'
import { findLockout, insertLoginFailure, lockAccount } from './login-failure.store.ts'
import { networkKey } from './throttle.ts'

/**
 * Refuses a network address that has learned of too many taken e-mails, also where the next one is free: a refusal of
 * the taken ones alone would reveal as much. Counted in the database, for all processes together.
 */
export async function refuseProbing(db: Db, network: string, now: Date): Promise<void> {
  const seconds = await findLockout(db, networkKey(network), now, EMAIL_TERDAFTAR_PER_JARINGAN)
  if (seconds !== null) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds })
}

/**
 * Whether this e-mail has an account. If so it is counted for the network address that asks, and the caller must commit
 * before it responds. One request of a network address is judged at a time, so that the bound is exact.
 */
export async function isEmailTaken(tx: Db, email: string, network: string, now: Date): Promise<boolean> {
  await lockAccount(tx, networkKey(network))
  await refuseProbing(tx, network, now)
  const isTaken = await hasEmail(tx, email)
  if (isTaken) await insertLoginFailure(tx, networkKey(network), now)
  return isTaken
}
