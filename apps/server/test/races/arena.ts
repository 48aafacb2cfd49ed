import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import pg from 'pg'
import sql, { raw } from 'sql-template-tag'
import { afterAll, afterEach, inject } from 'vitest'
import { connect, type Db } from '../../src/base/db/db.ts'
import { parseKeys } from '../../src/base/db/keyring.ts'
import { makeSeal } from '../../src/base/db/seal.ts'
import { createDatabase } from '../database.ts'
import { makeFactories } from '../factories.ts'
import { guaranteeOf } from '../guarantee.ts'
import { startRunning } from '../process.ts'
import { START } from '../server.ts'

/** The result for a client, short enough to be counted: `201`, `409 SLOT_TAKEN`. */
export type Answer = { said: string; data: unknown }
export type Arena = Awaited<ReturnType<typeof openArena>>

/**
 * Two servers, started apart as on two machines, one of them with two processes, on one database. Requests are spread
 * over both; sessions are inserted into the table, so that no password has to be hashed.
 */
export async function openArena() {
  const database = await createDatabase(inject('template'))
  const db = connect(database.url, 8)
  const dataKey = randomBytes(32).toString('base64')
  const [key] = parseKeys(dataKey)
  if (!key) throw new Error('one key was given')
  const seal = makeSeal({ active: () => key, find: () => key })
  const env = { DATABASE_URL: database.serviceUrl, DATA_KEY: dataKey, APP_NOW: START.toISOString() }
  const servers = await Promise.all([startRunning(env), startRunning({ ...env, WEB_CONCURRENCY: '2' })])
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await db.close()
    await database.drop()
  })

  let turn = 0
  async function ask(
    who: { token: string },
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    input: { query?: Record<string, number>; body?: object; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { url } = servers[turn++ % servers.length] as (typeof servers)[number]
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const response = await fetch(`${url}${endpoint.path}?${query}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', ...input.headers },
      body: JSON.stringify(input.body ?? {}),
    })
    const { code, data } = (await response.json()) as { code?: string; data?: unknown }
    return { said: [response.status, code].filter(Boolean).join(' '), data }
  }

  return { ask, db, seal, url: database.url, make: makeFactories(db, seal, () => START) }
}

const WAITING_MS = 600_000

/** Takes a lock in a transaction of its own, so that all requests that are started wait for it. */
export async function gate(arena: Pick<Arena, 'db' | 'url'>, statement: string) {
  const client = new pg.Client({ connectionString: arena.url })
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    /**
     * Waits until this many requests wait for the lock, or for one that does. Rejects where they do not within ten minutes, so that
     * the lock ends.
     */
    async waiting(count: number) {
      const until = performance.now() + WAITING_MS
      for (;;) {
        const blocked = await countBehind(arena.db, rows[0]?.pid ?? 0)
        if (blocked >= count) return
        if (performance.now() > until) throw new Error(`${blocked} of ${count} requests wait for the lock`)
        await setTimeout(5)
      }
    },
    /** Ends the transaction, if it has not ended yet. */
    open: () => client.query('commit'),
    close: () => client.end(),
  }
}

/**
 * Locks a row that all of them need, by default every weekly session, until this many requests wait for it,
 * then releases them: every check before a write has happened by then.
 */
export async function atOnce<T>(
  arena: Arena,
  waiting: number,
  requests: () => Promise<T>[],
  lock = 'select from jadwal_tenaga for update',
): Promise<T[]> {
  const barrier = await gate(arena, lock)
  try {
    const answers = Promise.all(requests())
    // A request that fails before it waits ends the test with its own error.
    const early = answers.then(() => Promise.reject(new Error('the requests ended before the lock')))
    await Promise.race([barrier.waiting(waiting), early])
    await barrier.open()
    return await answers
  } finally {
    await barrier.close()
  }
}

/** Jobs of the servers wait for each other too: only what waits behind this connection is counted. */
const countBehind = async (db: Db, pid: number): Promise<number> => {
  const row = await db.row<{ blocked: number }>(sql`
    with recursive waits as materialized (
      select pid, pg_blocking_pids(pid) as blockers from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    ), behind (pid) as (
      select ${pid}::int
      union
      select waits.pid from waits join behind on behind.pid = any (waits.blockers)
    )
    select count(*)::int - 1 as blocked from behind`)
  return row?.blocked ?? 0
}

/** For a group of tests: takes guarantees of the database away by their names, until the end of the test. */
export function withoutGuarantees({ db }: Pick<Arena, 'db'>): (...names: string[]) => Promise<void> {
  const restores: string[] = []
  afterEach(async () => {
    for (const restore of restores.splice(0)) await db.rows(sql`${raw(restore)}`)
  })
  return async (...names) => {
    for (const name of names) {
      const { drop, restore } = await guaranteeOf(db, name)
      await db.rows(sql`${raw(drop)}`)
      restores.push(restore)
    }
  }
}

/** Counts the results by value. */
export const tally = (answers: Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { said } of answers) counts[said] = (counts[said] ?? 0) + 1
  return counts
}
