import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { isFollower, isPlanOutdated, isRefused, isRetryable, isSilent } from './db-error.ts'
import { openSharedReads } from './shared-reads.ts'

/** A pool or an open transaction: every store function takes one as its first argument and treats both alike. */
export type Db = {
  rows<Row>(query: Sql): Promise<Row[]>
  /** The first row, or null where there is none. */
  row<Row>(query: Sql): Promise<Row | null>
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** What a store function needs that only reads and opens no transaction. */
export type Reader = Pick<Db, 'rows' | 'row'>

export type Pool = Db & {
  /** For short reads that many requests make at once (shared-reads.ts). */
  shared: Reader
  close(): Promise<void>
  /** `used`: connections that run a statement. `waiting`: statements that wait for a connection. */
  usage(): { used: number; waiting: number }
}

const TRIES = 4
/** The database's limit for a statement. The driver's limit is a little longer, for responses that the network lost. */
const STATEMENT_MS = 15_000
const SILENCE_MS = STATEMENT_MS + 2_000

/**
 * What every connection of the service sets. One generic plan for each statement and connection: the statements are written to suit
 * it, and planning most of them takes longer than running them. What most of them look up by its key is in memory, where any page
 * costs the same. No statement is compiled: that takes longer than any of them runs.
 */
export const SESSION_OPTIONS = `-c timezone=Asia/Jakarta -c statement_timeout=${STATEMENT_MS} -c idle_in_transaction_session_timeout=${STATEMENT_MS} -c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off`

/** Connects to a database with sessions in Jakarta time. Dates and times are returned as text in the contract's format. */
export function connect(url: string, size = 10, silenceMs = SILENCE_MS): Pool {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: silenceMs,
    keepAlive: true,
    options: SESSION_OPTIONS,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  }
  const pool = new pg.Pool({ ...config, max: size })
  const shared = openSharedReads(config)
  // Without a listener, an idle connection that fails would end the process. The pool replaces it at the next use.
  pool.on('error', () => {})
  // The pool removes its own listener while a connection is in use. There the current query or the next one fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    ...over((statement) => retried(() => queryOnce(pool, statement))),
    shared: over((statement) => retried(() => shared.query(statement))),
    transaction: (work) => inTransaction(pool, work),
    close: async () => void (await Promise.all([pool.end(), shared.close()])),
    usage: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Within a transaction `run` retries nothing: the transaction is retried as a whole. */
const over = (run: (statement: pg.QueryConfig) => Promise<pg.QueryResult>): Reader => {
  const rows = async <Row>(query: Sql) => {
    const { text, values } = query
    const result = await run({ name: nameOf(text), text, values: values as unknown[] })
    const { rows } = result
    // The driver leaves its result in memory until the next full collection of V8. With the rows in it, each collection of young
    // objects before that would copy them: more than 10 ms for lists of a thousand rows.
    result.rows = []
    return rows as Row[]
  }
  return { rows, row: async <Row>(query: Sql) => (await rows<Row>(query))[0] ?? null }
}

/** Unlike the pool's own `query`, it keeps the connection when a constraint refuses the statement. */
async function queryOnce(pool: pg.Pool, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const client = await pool.connect()
  try {
    const result = await client.query(statement)
    client.release()
    return result
  } catch (error) {
    client.release(!isRefused(error))
    throw error
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  return retried(async () => {
    const client = await pool.connect()
    let broken = false
    try {
      await client.query('begin')
      const db: Db = { ...over((statement) => client.query(statement)), transaction: (inner) => inner(db) }
      const result = await work(db)
      await client.query('commit')
      return result
    } catch (error) {
      // A connection to a follower, or with an outdated plan, is discarded. A rollback on a connection that timed out would
      // wait as long again; the database rolls back when the connection is closed.
      broken = isSilent(error) || isFollower(error) || isPlanOutdated(error)
      if (!broken) {
        await client.query('rollback').catch(() => {
          broken = true
        })
      }
      throw error
    } finally {
      client.release(broken)
    }
  })
}

/**
 * The database aborts a transaction with these errors so that the client retries it. An outdated plan does not count: each such
 * attempt has discarded one of the connections that have it.
 */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; ) {
    try {
      return await work()
    } catch (error) {
      if (isPlanOutdated(error)) continue
      if (attempt === TRIES || !isRetryable(error)) throw error
      attempt += 1
    }
  }
}

const names = new Map<string, string>()

/** The same text is the same prepared statement on every connection. */
export function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    names.set(text, name)
  }
  return name
}

const asIs = (text: string) => text
/** Converts PostgreSQL's text in Jakarta time, `2026-11-23 09:00:00+07`, to `2026-11-23T09:00:00+07:00`. */
const wib = (text: string) => `${text.slice(0, 10)}T${text.slice(11, 19)}+07:00`
const parsers: Record<number, (text: string) => unknown> = {
  20: Number,
  1082: asIs,
  1083: asIs,
  1184: wib,
  1700: Number,
}

function typeParser(oid: number, format?: 'text' | 'binary') {
  return (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format as 'text')
}
