/** What one connection, and one person at one process, may take. */
export const limits = {
  /** Of one message; the longest chat message fits several times. */
  bytes: 32 * 1024,
  rooms: 20,
  connectionsOfUser: 20,
  /** Pieces of news that may wait for a client to read: a busy minute of a conversation. */
  unread: 500,
  /** Steadily, and at once. */
  perSecond: 10,
  burst: 40,
} as const

/** Answers for each message whether it is still within the limit: a bucket that fills steadily. */
export function makeAllowance(now: () => number = () => performance.now()): () => boolean {
  let left: number = limits.burst
  let at = now()
  return () => {
    const moment = now()
    left = Math.min(limits.burst, left + ((moment - at) / 1_000) * limits.perSecond)
    at = moment
    if (left < 1) return false
    left -= 1
    return true
  }
}
