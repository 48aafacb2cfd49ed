import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { nameOf, type Reader } from './db.ts'

/** A row of the trail is written in a millisecond. A reader of clinical text does not wait longer than this for it. */
const SILENCE_MS = 3_000

export type JejakConnection = Pick<Reader, 'rows'> & { close: () => Promise<void> }

/**
 * The connection of a process over which it records reads. It is apart from the pool: recorded reads wait for no statement
 * of a request, and no request for them. Connects at the first use, and again after it was lost. A statement whose
 * result is unknown fails; it is not sent again.
 */
export function openJejakConnection(url: string, silenceMs = SILENCE_MS): JejakConnection {
  let current: { client: pg.Client; connected: Promise<unknown> } | null = null

  function open() {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sehati jejak',
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs + 500,
      keepAlive: true,
      options: `-c timezone=Asia/Jakarta -c statement_timeout=${silenceMs} -c synchronous_commit=on -c plan_cache_mode=force_generic_plan`,
    })
    const opened = { client, connected: client.connect() }
    const forget = () => {
      if (current === opened) current = null
    }
    client.on('error', forget)
    client.once('end', forget)
    opened.connected.catch(forget)
    return opened
  }

  return {
    async rows<Row>({ text, values }: Sql) {
      current ??= open()
      const mine = current
      try {
        await mine.connected
        return (await mine.client.query({ name: nameOf(text), text, values: values as unknown[] })).rows as Row[]
      } catch (error) {
        if (current === mine) current = null
        mine.client.end().catch(() => {})
        throw error
      }
    },
    close: async () => {
      await current?.client.end().catch(() => {})
    },
  }
}
