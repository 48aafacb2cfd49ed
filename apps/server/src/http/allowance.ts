/** So much at once, and so much steadily. */
export type Rate = { burst: number; perSecond: number }

/** Counts one more, and answers whether it is still within the rate: a bucket that fills steadily. `now` in milliseconds. */
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
