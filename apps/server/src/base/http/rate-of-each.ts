import { makeAllowance, type Rate } from './allowance.ts'
import { reject } from './errors.ts'

/** Counts one more for a person, and returns whether it is within the limit: a bucket for each, at this process. */
export function makeRateOfEach(rate: Rate, now: () => number = () => performance.now()): (user_id: number) => boolean {
  /** After this time without a request a bucket is full again, and is removed. */
  const fullAgainMs = (rate.burst / rate.perSecond) * 1_000
  /** In the order of their last request. */
  const people = new Map<number, { isWithin: () => boolean; at: number }>()
  return (user_id) => {
    const isWithin = people.get(user_id)?.isWithin ?? makeAllowance(rate, now)
    people.delete(user_id)
    people.set(user_id, { isWithin, at: now() })
    for (const [id, { at }] of people) {
      if (now() - at < fullAgainMs) break
      people.delete(id)
    }
    return isWithin()
  }
}

/** Refuses a person who is beyond the limit: a client waits and retries. */
export function makeCheckRate(rate: Rate): (user_id: number) => void {
  const isWithin = makeRateOfEach(rate)
  return (user_id) => {
    if (!isWithin(user_id)) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(1 / rate.perSecond) })
  }
}
