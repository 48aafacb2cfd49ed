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

/** An account is known here by the hash of its address, whether or not there is such an account. */
export const accountOf = (email: string) => createHash('sha256').update(email).digest()

const refuseLocked = (seconds: number | null): void => {
  if (seconds !== null) reject('LOGIN_LOCKED', { retryAfterSeconds: seconds })
}

type Try<Right, Result> = {
  email: string
  /** Judges the password; null where it is wrong. Slow, and therefore outside any transaction. */
  judge: () => Promise<Right | null>
  /** What a right password brings about; null where it came too late after all. Commits together with the count. */
  succeed: (tx: Db, right: Right) => Promise<Result | null>
}

/**
 * One try of an account's password: null when it failed. Ten failures lock the account, and whoever tried in parallel
 * is asked to wait as well, right or wrong: the count is looked at again, one try after the other, before the answer.
 */
export async function tryPassword<Right, Result>(
  db: Db,
  clock: () => Date,
  { email, judge, succeed }: Try<Right, Result>,
): Promise<Result | null> {
  const account = accountOf(email)
  refuseLocked(await findLockout(db, account, clock()))
  const right = await judge()
  const { locked, result } = await db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const locked = await findLockout(tx, account, clock())
    if (locked !== null) return { locked, result: null }
    const result = right === null ? null : await succeed(tx, right)
    await (result === null ? insertLoginFailure(tx, account, clock()) : removeLoginFailures(tx, account))
    return { locked, result }
  })
  refuseLocked(locked)
  if (result === null) await removeOldLoginFailures(db, clock())
  return result
}
