import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Berita, CHANNEL, packBerita } from './berita.ts'

/** So long news is collected: one NOTIFY takes a lock of the whole database, whatever it carries. */
const COLLECT_MS = 2
const RETRY = { firstMs: 100, lastMs: 5_000 }

/** Tells all servers what has been committed. Never throws and keeps nobody waiting. */
export type Announce = (berita: Berita) => void

export type Announcer = { announce: Announce; close: () => Promise<void> }

/**
 * Tells over one connection of its own, made with the first news. What cannot be told is dropped, not kept: when the
 * connection is there again, everybody hears that news was lost and reads anew. A NOTIFY inside the transaction that it
 * tells of would hold up all others that do the same (docs/adr/0013-told-after-commit.md).
 */
export function openAnnouncer(url: string, { firstMs, lastMs } = RETRY): Announcer {
  const closing = new AbortController()
  let waiting: Berita[] = []
  let client: pg.Client | null = null
  let isLost = false
  let sending: Promise<void> | null = null

  async function connect(): Promise<pg.Client> {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'sehati berita',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      // News of what a crash of the database would undo is no harm; waiting for its disk would be.
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
      const news: Berita[] = isLost ? [{ jenis: 'luput' }] : waiting
      // Before it is sent: what is committed from now on must be told after it.
      waiting = []
      isLost = false
      try {
        client ??= await connect()
        await client.query('select pg_notify($1, isi) from unnest($2::text[]) isi', [CHANNEL, packBerita(news)])
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
    announce(berita) {
      if (isLost || closing.signal.aborted) return
      waiting.push(berita)
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
