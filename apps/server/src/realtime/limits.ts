/** The limits of one connection, and of one person at one process. */
export const limits = {
  /** Bytes of one message; the longest chat message fits several times. */
  bytes: 32 * 1024,
  rooms: 20,
  connectionsOfUser: 20,
  /** Messages that may wait for a client to read: a busy minute of a conversation. */
  unread: 500,
  /** Events: the steady rate, and the burst. */
  perSecond: 10,
  burst: 40,
  /** Packets of any kind: every event is one, and every heartbeat. */
  packets: { perSecond: 20, burst: 80 },
  /** How long a connection may take to authenticate. */
  silentMs: 5_000,
} as const
