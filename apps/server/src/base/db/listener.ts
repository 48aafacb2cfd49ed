import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 200
const LAST_RETRY_MS = 5_000
/** A connection whose network fails silently receives nothing and reports nothing: it must respond to a probe in time. */
const PROBE_MS = 1_000
const ANSWER_MS = 5_000
const FAREWELL_MS = 500

type Handlers = {
  notified: (payload: string) => void
  /** Every notification that is sent from now on arrives. Called after each successful connection. */
  listening: () => void
  /** From now on notifications may be missed. */
  lost: (error: unknown) => void
}

export type Listener = {
  /** Settles after the first attempt to connect, whether or not it succeeded. */
  tried: Promise<void>
  close: () => Promise<void>
}

/** Listens on a channel of the database over a separate connection. Reconnects whenever the connection is lost. */
export function listenTo(url: string, channel: string, handlers: Handlers): Listener {
  const closing = new AbortController()
  let client: pg.Client | null = null
  let firstTried = () => {}
  const tried = new Promise<void>((resolve) => {
    firstTried = resolve
  })

  /** Runs one connection from its start to its end. The end is always an error. */
  async function listenOnce(): Promise<never> {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'sehati realtime',
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    client = mine
    const ended = new Promise<never>((_, reject) => {
      mine.on('error', reject)
      mine.once('end', () => reject(new Error('the connection ended')))
    })
    // It may reject before `Promise.race` below handles it.
    ended.catch(() => {})
    // A connection that was given up may still deliver notifications.
    mine.on('notification', ({ payload }) => payload && client === mine && handlers.notified(payload))
    try {
      await mine.connect()
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`)
      handlers.listening()
      firstTried()
      return await Promise.race([ended, probeUntilSilent(mine)])
    } finally {
      client = null
      mine.end().catch(() => {})
    }
  }

  async function probeUntilSilent(mine: pg.Client): Promise<never> {
    for (;;) {
      await mine.query('select 1')
      await wait(PROBE_MS, undefined, { ref: false, signal: closing.signal })
    }
  }

  async function listen(): Promise<void> {
    for (let retry = FIRST_RETRY_MS; !closing.signal.aborted; retry = Math.min(retry * 2, LAST_RETRY_MS)) {
      const began = Date.now()
      try {
        await listenOnce()
      } catch (error) {
        if (closing.signal.aborted) break
        handlers.lost(error)
        firstTried()
        if (Date.now() - began > LAST_RETRY_MS) retry = FIRST_RETRY_MS
      }
      // Random, so that the processes do not reconnect at the same moment.
      await wait(retry * (0.5 + Math.random()), undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }

  const done = listen()
  return {
    tried,
    close: async () => {
      closing.abort()
      // Over a dead network the end of a connection is never confirmed.
      const ended = Promise.all([client?.end().catch(() => {}), done])
      await Promise.race([ended, wait(FAREWELL_MS, undefined, { ref: false })])
    },
  }
}
