import { makeCheckRate, makeRateOfEach } from '../../base/http/rate-of-each.ts'

/** The burst of one person (includes what a device queued without network), and the steady rate, at this process. */
const rate = { burst: 240, perSecond: 2 }

/** Counts one more for a person, and returns whether it is within the limit. */
export const makeLaju = (now?: () => number): ((user_id: number) => boolean) => makeRateOfEach(rate, now)

/** Refuses a person who floods a conversation: a client waits and retries. */
export const checkLaju = makeCheckRate(rate)
