import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 200
const LAST_RETRY_MS = 5_000
/** A connection whose network fails silently receives nothing and reports nothing: it must answer a probe in time. */
const PROBE_MS = 1_000
const ANSWER_MS = 5_000
const FAREWELL_MS = 500

type Ears = {
  notice: (text: string) => void
  /** From now on nothing that was told before is missed. Also called first of all. */
  listening: () => void
  /** From now on news may be missed. */
  lost: (error: unknown) => void
}

export type Listener = {
  /** Settles after the first attempt to connect, whether or not it succeeded. */
  tried: Promise<void>
  close: () => Promise<void>
}

/** Listens on a channel of the database over one connection of its own, which it makes anew as often as it is lost. */
export function listenTo(url: string, channel: string, ears: Ears): Listener {
  const closing = new AbortController()
  let client: pg.Client | null = null
  let firstTried = () => {}
  const tried = new Promise<void>((resolve) => {
    firstTried = resolve
  })

  /** One connection from its beginning to its end, which is always an error. */
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
    // It may fail before anybody waits for it.
    ended.catch(() => {})
    // One that was given up may still have something to say.
    mine.on('notification', ({ payload }) => payload && client === mine && ears.notice(payload))
    try {
      await mine.connect()
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`)
      ears.listening()
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
        ears.lost(error)
        firstTried()
        if (Date.now() - began > LAST_RETRY_MS) retry = FIRST_RETRY_MS
      }
      // Not all servers at the same moment.
      await wait(retry * (0.5 + Math.random()), undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }

  const done = listen()
  return {
    tried,
    close: async () => {
      closing.abort()
      // A connection that the network swallowed never says goodbye.
      const ended = Promise.all([client?.end().catch(() => {}), done])
      await Promise.race([ended, wait(FAREWELL_MS, undefined, { ref: false })])
    },
  }
}
