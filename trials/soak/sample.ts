import { withClient } from '@sehati/testkit/product/databases'
import { collectGarbage } from '@sehati/testkit/product/garbage'
import type { RunningProduct } from '@sehati/testkit/product/product'
import type { Series } from './trend.ts'

/** All that is watched, by what it is called. */
export type Watched = Map<string, Series>

const HEAP = /^nodejs_heap_size_used_bytes\{process="(\d+)"\} (\S+)$/gm
const MB = 1_048_576
const SETTLE_MS = 500

/**
 * Reads what each process holds once its garbage is collected (RSS, and the heap by its own metrics), and the connections to
 * the database. Garbage comes in waves of minutes, which cannot be told from growth.
 */
export async function sample(
  watched: Watched,
  at: number,
  server: RunningProduct,
  metricsUrl: string,
  databaseUrl: string,
): Promise<void> {
  const put = (name: string, value: number) => watched.set(name, [...(watched.get(name) ?? []), [at, value]])
  const { child, usage } = server.server()
  await collectGarbage(child.pid as number, SETTLE_MS)
  const { each } = usage()
  for (const [place, { memory }] of each.entries())
    put(
      each.length === 1 ? 'process, RSS MB' : place === 0 ? 'leader, RSS MB' : `process ${place}, RSS MB`,
      memory / MB,
    )
  const text = await (await fetch(metricsUrl)).text()
  for (const [, number, bytes] of text.matchAll(HEAP)) put(`process ${number}, heap MB`, Number(bytes) / MB)
  const { rows } = await withClient(databaseUrl, (db) =>
    db.query<{ n: number }>('select count(*)::int - 1 as n from pg_stat_activity where datname = current_database()'),
  )
  put('database connections', rows[0]?.n ?? 0)
}
