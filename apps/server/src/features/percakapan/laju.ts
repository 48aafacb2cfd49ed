import { makeAllowance } from '../../http/allowance.ts'
import { reject } from '../../http/errors.ts'

/** What one person may say at once (also what a device kept while it had no network), and steadily, at this process. */
const rate = { burst: 240, perSecond: 2 }
/** After so long without a word a bucket is full again, and need not be kept. */
const FULL_AGAIN_MS = (rate.burst / rate.perSecond) * 1_000

/** Counts one more for a person, and answers whether it is within the limit: a bucket each. */
export function makeLaju(now: () => number = () => performance.now()): (user_id: number) => boolean {
  /** In the order of their last word. */
  const people = new Map<number, { isWithin: () => boolean; at: number }>()
  return (user_id) => {
    const isWithin = people.get(user_id)?.isWithin ?? makeAllowance(rate, now)
    people.delete(user_id)
    people.set(user_id, { isWithin, at: now() })
    for (const [id, { at }] of people) {
      if (now() - at < FULL_AGAIN_MS) break
      people.delete(id)
    }
    return isWithin()
  }
}

const isWithin = makeLaju()

/** Refuses whoever floods a conversation: a client waits and sends again. */
export function checkLaju(user_id: number): void {
  if (!isWithin(user_id)) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}
