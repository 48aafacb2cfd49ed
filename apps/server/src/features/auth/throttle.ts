import { createHash } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { reject } from '../../http/errors.ts'
import {
  findLockout,
  insertLoginFailure,
  lockAccount,
  removeLoginFailures,
  removeOldLoginFailures,
} from './login-failure.store.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What is counted of an address, whether or not it has an account. */
export const addressKey = (email: string): Buffer => digest(email)

/** What is counted of an account: it stays the same when the address changes. An unknown address stands for itself. */
export const accountKey = (known: { user_id: number } | null, email: string): Buffer =>
  known ? digest(`user:${known.user_id}`) : addressKey(email)

const refuseLocked = (seconds: number | null): void => {
  if (seconds !== null) reject('LOGIN_LOCKED', { retryAfterSeconds: seconds })
}

/** What wishes for another address are counted for: who asks, and who gets the mail. */
export const emailWishKeys = (user_id: number, email: string): Buffer[] => [
  digest(`ganti-email:${user_id}`),
  digest(`ganti-email-ke:${email}`),
]

/** What answers that an e-mail is taken are counted for. */
export const networkKey = (network: string): Buffer => digest(`terdaftar:${network}`)

const deviceKey = (perangkat_id: number): Buffer => digest(`perangkat:${perangkat_id}`)

type Try<Right, Result> = {
  /** What failures are counted for: `accountKey`. */
  account: Buffer
  /**
   * Finds the device that asks, if the account knows it. Its failures are counted for it alone: failures of others do
   * not lock it out.
   */
  device?: (db: Db) => Promise<number | null>
  /** Judges the password; null where it is wrong. Slow, and therefore outside any transaction. */
  judge: () => Promise<Right | null>
  /** What a right password brings about; null where it came too late after all. Commits together with the count. */
  succeed: (tx: Db, right: Right, perangkat_id: number | null) => Promise<Result | null>
}

/**
 * One try of an account's password: null when it failed. Ten failures lock the account, and whoever tried in parallel
 * is asked to wait as well, right or wrong: the count is looked at again, one try after the other, before the answer.
 */
export async function tryPassword<Right, Result>(
  db: Db,
  clock: () => Date,
  { account, device = async () => null, judge, succeed }: Try<Right, Result>,
): Promise<Result | null> {
  const keyFor = (perangkat_id: number | null) => (perangkat_id === null ? account : deviceKey(perangkat_id))
  refuseLocked(await findLockout(db, keyFor(await device(db)), clock()))
  const right = await judge()
  const { locked, result } = await db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const perangkat_id = await device(tx)
    const key = keyFor(perangkat_id)
    const locked = await findLockout(tx, key, clock())
    if (locked !== null) return { locked, result: null }
    const result = right === null ? null : await succeed(tx, right, perangkat_id)
    await (result === null ? insertLoginFailure(tx, key, clock()) : removeLoginFailures(tx, key))
    return { locked, result }
  })
  refuseLocked(locked)
  if (result === null) await removeOldLoginFailures(db, clock())
  return result
}
