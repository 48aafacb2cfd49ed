import { makeAllowance } from '../../http/allowance.ts'
import { reject } from '../../http/errors.ts'

/** The burst of one person (includes what a device queued without network), and the steady rate, at this process. */
const rate = { burst: 240, perSecond: 2 }
/** After this time without a message a bucket is full again, and is removed. */
const FULL_AGAIN_MS = (rate.burst / rate.perSecond) * 1_000

/** Counts one more for a person, and returns whether it is within the limit: a bucket for each. */
export function makeLaju(now: () => number = () => performance.now()): (user_id: number) => boolean {
  /** In the order of their last message. */
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

/** Refuses a person who floods a conversation: a client waits and retries. */
export function checkLaju(user_id: number): void {
  if (!isWithin(user_id)) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}
