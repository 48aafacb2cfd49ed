import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { addressKey } from './client-address.ts'
import { reject } from './errors.ts'

/**
 * Anonymous requests that one address may make in a minute, at each process. A whole campus sits behind one address,
 * so this only stops floods; guessing is stopped per account.
 */
const PER_MINUTE = 3_000
const SECONDS = 60

export type FloodLimit = {
  /** Counts an anonymous request; refuses an address with too many. */
  countAnonymous: (address: string) => Promise<void>
  /**
   * Counts the look-up of a token that may be unknown; refuses an address with too many such
   * look-ups. It is counted separately: a flood of visitors without a token must not keep out people who are signed in.
   */
  countLookUp: (address: string) => Promise<void>
  /** The token proved to be known: its look-up does not count. */
  giveBackLookUp: (address: string) => Promise<void>
}

/** Counts requests of each key in windows of so many seconds, at this process. */
export function makeCounter(points: number, duration: number) {
  const limiter = new RateLimiterMemory({ points, duration })
  return {
    /** Counts one more; refuses beyond the limit. */
    async count(key: string): Promise<void> {
      const refused = await limiter.consume(key).then(
        () => null,
        (over: RateLimiterRes) => over,
      )
      if (refused) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1_000) || 1 })
    },
    giveBack: async (key: string): Promise<void> => void (await limiter.reward(key)),
  }
}

/** Limits the work before authentication, by address. */
export function makeFloodLimit(points: number = PER_MINUTE, duration: number = SECONDS): FloodLimit {
  const [anonymous, lookUps] = [makeCounter(points, duration), makeCounter(points, duration)]
  return {
    countAnonymous: (address) => anonymous.count(addressKey(address)),
    countLookUp: (address) => lookUps.count(addressKey(address)),
    giveBackLookUp: (address) => lookUps.giveBack(addressKey(address)),
  }
}
