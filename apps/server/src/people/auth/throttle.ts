import { createHash } from 'node:crypto'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import {
  findLockout,
  insertLoginFailure,
  lockAccount,
  removeLoginFailures,
  removeOldLoginFailures,
} from './login-failure.store.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The key for counts of an e-mail, whether or not it has an account. */
export const addressKey = (email: string): Buffer => digest(email)

/** The key for counts of an account: it stays the same when the e-mail changes. An unknown e-mail is its own key. */
export const accountKey = (known: { user_id: number } | null, email: string): Buffer =>
  known ? digest(`user:${known.user_id}`) : addressKey(email)

const refuseLocked = (seconds: number | null): void => {
  if (seconds !== null) reject('LOGIN_LOCKED', { retryAfterSeconds: seconds })
}

/** The keys for counts of requests for another e-mail: the requesting user, and the receiving address. */
export const emailWishKeys = (user_id: number, email: string): Buffer[] => [
  digest(`ganti-email:${user_id}`),
  digest(`ganti-email-ke:${email}`),
]

/** The key for counts of requests for another mail that confirms the address of an account. */
export const verifikasiKey = (user_id: number): Buffer => digest(`verifikasi:${user_id}`)

/** The key for counts of invitations that an admin sends again to an account. */
export const undanganKey = (user_id: number): Buffer => digest(`undangan:${user_id}`)

/** The key for counts of responses that reveal a taken e-mail. */
export const networkKey = (network: string): Buffer => digest(`terdaftar:${network}`)

/** The key for counts of wrong codes of a waiting room. */
export const hadirKey = (user_id: number): Buffer => digest(`hadir:${user_id}`)

/** The key for counts of wrong codes of a second factor. */
export const keduaKey = (user_id: number): Buffer => digest(`kedua:${user_id}`)

const deviceKey = (perangkat_id: number): Buffer => digest(`perangkat:${perangkat_id}`)

type Try<Right, Result> = {
  /** The key for counts of failures: `accountKey`. */
  account: Buffer
  /**
   * Finds the requesting device, if the account knows it. Its failures are counted apart: failures of others do
   * not lock it out.
   */
  device?: (db: Db) => Promise<number | null>
  /** Verifies the password; null where it is wrong. Slow, and therefore outside any transaction. */
  judge: () => Promise<Right | null>
  /** Runs after a right password; null where the account changed meanwhile. Commits together with the count. */
  succeed: (tx: Db, right: Right, perangkat_id: number | null) => Promise<Result | null>
}

/**
 * One attempt at an account's password: null when it failed. Ten failures lock the account. Parallel attempts beyond
 * them are refused too, right or wrong: the count is read again, one attempt after the other, before the response.
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

/**
 * One attempt of an account at a short code: null when it failed. After ten failures further attempts are refused for a while, right
 * or wrong. Attempts of the account take turns, so that parallel ones count too.
 */
export async function tryKode<Found>(
  db: Db,
  clock: () => Date,
  account: Buffer,
  judge: (tx: Db) => Promise<Found | null>,
): Promise<Found | null> {
  const { locked, result } = await db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const locked = await findLockout(tx, account, clock())
    const result = locked === null ? await judge(tx) : null
    if (locked === null)
      await (result === null ? insertLoginFailure(tx, account, clock()) : removeLoginFailures(tx, account))
    return { locked, result }
  })
  if (locked !== null) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: locked })
  if (result === null) await removeOldLoginFailures(db, clock())
  return result
}
