/** A rate limit: the burst, and the steady rate. */
export type Rate = { burst: number; perSecond: number }

/** Counts one more and returns whether it is within the rate, as a bucket that refills steadily. `now` in milliseconds. */
export function makeAllowance({ burst, perSecond }: Rate, now: () => number = () => performance.now()): () => boolean {
  let left = burst
  let at = now()
  return () => {
    const moment = now()
    left = Math.min(burst, left + ((moment - at) / 1_000) * perSecond)
    at = moment
    if (left < 1) return false
    left -= 1
    return true
  }
}
