import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { CHANNEL, type DbEvent, GAP, packEvents } from './db-event.ts'

/** How long events are collected: each NOTIFY takes a lock of the whole database, however small it is. */
const COLLECT_MS = 2
const RETRY = { firstMs: 100, lastMs: 5_000 }

/** Publishes an event to all server processes, to be called after the commit. Never throws and never blocks. */
export type Publish = (event: DbEvent) => void

export type Publisher = { publish: Publish; close: () => Promise<void> }

/**
 * Publishes over a separate connection, which the first event opens. Events that cannot be sent are dropped: after the
 * next successful connection one gap event is published, and every subscriber reads its state again. A NOTIFY inside the
 * transaction of the change would block all other transactions that notify (docs/adr/0013-live-channel.md).
 */
export function openPublisher(url: string, { firstMs, lastMs } = RETRY): Publisher {
  const closing = new AbortController()
  let waiting: DbEvent[] = []
  let client: pg.Client | null = null
  let isLost = false
  let sending: Promise<void> | null = null

  async function connect(): Promise<pg.Client> {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'sehati publisher',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      // An event about a change that a crash undoes does no harm; waiting for the disk would.
      options: '-c synchronous_commit=off',
    })
    const forget = () => {
      if (client === mine) client = null
    }
    mine.on('error', forget)
    mine.once('end', forget)
    await mine.connect()
    return mine
  }

  async function sendAll(): Promise<void> {
    let retry = firstMs
    while (waiting.length > 0 || (isLost && !closing.signal.aborted)) {
      await wait(isLost ? retry : COLLECT_MS, undefined, { signal: closing.signal, ref: !isLost }).catch(() => {})
      const events: DbEvent[] = isLost ? [{ jenis: GAP }] : waiting
      // Reset before sending: what is published meanwhile belongs to the next round.
      waiting = []
      isLost = false
      try {
        client ??= await connect()
        await client.query('select pg_notify($1, isi) from unnest($2::text[]) isi', [CHANNEL, packEvents(events)])
        retry = firstMs
      } catch {
        client?.end().catch(() => {})
        client = null
        waiting = []
        isLost = true
        retry = Math.min(retry * 2, lastMs)
      }
    }
  }

  return {
    publish(event) {
      if (isLost || closing.signal.aborted) return
      waiting.push(event)
      sending ??= sendAll().finally(() => {
        sending = null
      })
    },
    async close() {
      closing.abort()
      await sending
      await client?.end().catch(() => {})
    },
  }
}
