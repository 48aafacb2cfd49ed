import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { isFollower, isRefused, isRetryable, isSilent } from './db-error.ts'

/** A pool or an open transaction: every store function takes one as its first argument and cannot tell which. */
export type Db = {
  rows<Row>(query: Sql): Promise<Row[]>
  /** The first row, or null where there is none. */
  row<Row>(query: Sql): Promise<Row | null>
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
}

export type Pool = Db & {
  close(): Promise<void>
  /** Connections that work, and statements that wait for one. */
  usage(): { used: number; waiting: number }
}

const TRIES = 4
/** A statement's own limit, and a little later ours: what the network swallowed is never answered. */
const STATEMENT_MS = 15_000
const SILENCE_MS = STATEMENT_MS + 2_000

/** Connects to a database whose sessions live in Jakarta time; dates and times travel as the text the contract speaks. */
export function connect(url: string, size = 12, silenceMs = SILENCE_MS): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    query_timeout: silenceMs,
    keepAlive: true,
    // A statement is planned once for each connection: ours are written so that one plan suits whatever they ask for, and
    // planning takes longer than most of them.
    options: `-c timezone=Asia/Jakarta -c statement_timeout=${STATEMENT_MS} -c idle_in_transaction_session_timeout=${STATEMENT_MS} -c plan_cache_mode=force_generic_plan`,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  })
  // A connection that dies while idle is replaced at the next use; without a listener the process would end.
  pool.on('error', () => {})
  // The pool takes its own listener away while a connection is lent out; there the query or the next one fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    ...over(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
    usage: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  }
}

const over = (client: pg.Pool | pg.PoolClient): Omit<Db, 'transaction'> => {
  const rows = async <Row>(query: Sql) => {
    const statement = { name: nameOf(query.text), text: query.text, values: query.values as unknown[] }
    // A transaction is repeated as a whole, a single statement here.
    const result =
      client instanceof pg.Pool ? await retried(() => queryOnce(client, statement)) : await client.query(statement)
    return result.rows as Row[]
  }
  return { rows, row: async <Row>(query: Sql) => (await rows<Row>(query))[0] ?? null }
}

/** Unlike the pool's own `query`, which throws a connection away when a constraint refuses what was sent over it. */
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
      const db: Db = { ...over(client), transaction: (inner) => inner(db) }
      const result = await work(db)
      await client.query('commit')
      return result
    } catch (error) {
      // One that leads to a follower is given up. Asking a silent one to roll back would wait as long once more; cut
      // off, it is rolled back by the database.
      broken = isSilent(error) || isFollower(error)
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

/** Deadlocks and serialisation failures are the database's way of asking for another try. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error
    }
  }
}

const names = new Map<string, string>()

/** The same text is the same prepared statement on every connection. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    names.set(text, name)
  }
  return name
}

const asIs = (text: string) => text
/** `2026-11-23 09:00:00+07` as PostgreSQL writes it in Jakarta becomes `2026-11-23T09:00:00+07:00`. */
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
