/** What one connection, and one person at one process, may take. */
export const limits = {
  /** Of one message; the longest chat message fits several times. */
  bytes: 32 * 1024,
  rooms: 20,
  connectionsOfUser: 20,
  /** Pieces of news that may wait for a client to read: a busy minute of a conversation. */
  unread: 500,
  /** Events: steadily, and at once. */
  perSecond: 10,
  burst: 40,
  /** Packets of any kind, of which every event is one and every heartbeat another. */
  packets: { perSecond: 20, burst: 80 },
  /** How long a connection may take to say who it is. */
  silentMs: 5_000,
} as const
