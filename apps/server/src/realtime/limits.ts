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
