import { reject } from '../../http/errors.ts'

/** What one person may say at once (also what a device kept while it had no network), and steadily, at this process. */
const BURST = 240
const PER_SECOND = 2

/** Counts one more for a person, and answers whether it is within the limit: a bucket each, which fills steadily. */
export function makeLaju(now: () => number = () => performance.now()): (user_id: number) => boolean {
  /** In the order of their last word; whoever's bucket is full again is forgotten. */
  const buckets = new Map<number, { left: number; at: number }>()
  return (user_id) => {
    const moment = now()
    const known = buckets.get(user_id)
    const left = known ? Math.min(BURST, known.left + ((moment - known.at) / 1_000) * PER_SECOND) : BURST
    if (left < 1) return false
    buckets.delete(user_id)
    buckets.set(user_id, { left: left - 1, at: moment })
    for (const [id, { at }] of buckets) {
      if (moment - at < (BURST / PER_SECOND) * 1_000) break
      buckets.delete(id)
    }
    return true
  }
}

const isWithin = makeLaju()

/** Refuses whoever floods a conversation: a client waits and sends again. */
export function checkLaju(user_id: number): void {
  if (!isWithin(user_id)) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}
