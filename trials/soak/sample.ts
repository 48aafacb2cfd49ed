import { withClient } from '@sehati/testkit/product/databases'
import type { RunningProduct } from '@sehati/testkit/product/product'
import type { Series } from './trend.ts'

/** All that is watched, by what it is called. */
export type Watched = Map<string, Series>

const HEAP = /^nodejs_heap_size_used_bytes\{process="(\d+)"\} (\S+)$/gm
const MB = 1_048_576

/** Looks once: what each process holds (RSS, and the heap as it says itself), and connections to the database. */
export async function sample(
  watched: Watched,
  at: number,
  server: RunningProduct,
  metricsUrl: string,
  databaseUrl: string,
): Promise<void> {
  const put = (name: string, value: number) => watched.set(name, [...(watched.get(name) ?? []), [at, value]])
  const { each } = server.server().usage()
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
