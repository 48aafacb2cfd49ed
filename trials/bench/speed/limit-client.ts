import pg from 'pg'
import { SESSION_OPTIONS } from '../../../apps/server/src/base/db/db.ts'
import { type Histogram, record } from './histogram.ts'
import { type Limit, MOST_CLIENTS } from './limit.ts'
import type { Statement } from './statements.ts'

/** Where there is no pgbench: the same statement, prepared, over as many connections from this process. It costs more than pgbench. */
export async function runLimitClient(
  url: string,
  statement: Statement,
  connections: number,
  seconds: number,
  offset: number,
): Promise<Limit> {
  const clients = Math.min(connections, MOST_CLIENTS)
  const times: Histogram = []
  let done = 0
  let taken = offset
  const open = await Promise.all(
    Array.from({ length: clients }, async () => {
      const db = new pg.Client({ connectionString: url, options: SESSION_OPTIONS })
      await db.connect()
      return db
    }),
  )
  const until = performance.now() + seconds * 1_000
  const drive = async (db: pg.Client) => {
    while (performance.now() < until) {
      const given = statement.next(taken++)
      const values = statement.values.map((value) => {
        const name = statement.varying.get(value)
        return name ? given.get(name) : value
      })
      const begin = performance.now()
      await db.query({ name: 'limit', text: statement.text, values })
      record(times, performance.now() - begin)
      done += 1
    }
    await db.end()
  }
  await Promise.all(open.map(drive))
  return { done, seconds, times, failed: 0, clients }
}
