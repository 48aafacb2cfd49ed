import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { addressKey } from './client-address.ts'
import { reject } from './errors.ts'

/**
 * Anonymous requests that one address may make in a minute, at each process. A whole campus sits behind one address,
 * so this only stops floods; guessing is stopped per account.
 */
const PER_MINUTE = 3_000

export type FloodLimit = {
  /** Counts a request whose sender is unknown; refuses the address that made too many. */
  countAnonymous: (address: string) => Promise<void>
  /**
   * Counts that a token which may be unknown is about to be looked up; refuses the address that had too many such
   * look-ups. It has a count of its own: a flood of visitors without a token must not keep out people who are signed in.
   */
  countLookUp: (address: string) => Promise<void>
  /** The token turned out to be known: its look-up does not count. */
  giveBackLookUp: (address: string) => Promise<void>
}

/** Limits by address what costs work before it is known who asks. */
export function makeFloodLimit(perMinute: number = PER_MINUTE): FloodLimit {
  const [anonymous, lookUps] = [0, 1].map(() => new RateLimiterMemory({ points: perMinute, duration: 60 })) as [
    RateLimiterMemory,
    RateLimiterMemory,
  ]
  const count = async (limiter: RateLimiterMemory, address: string) => {
    const refused = await limiter.consume(addressKey(address)).then(
      () => null,
      (over: RateLimiterRes) => over,
    )
    if (refused) reject('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1_000) || 1 })
  }
  return {
    countAnonymous: (address) => count(anonymous, address),
    countLookUp: (address) => count(lookUps, address),
    giveBackLookUp: async (address) => void (await lookUps.reward(addressKey(address))),
  }
}
