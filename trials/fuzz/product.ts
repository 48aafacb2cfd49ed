import type { ChildProcess } from 'node:child_process'
import { makeDatabase, withClient } from '@sehati/testkit/product/databases'
import { inProduction, type RunningProduct, serveProduct } from '@sehati/testkit/product/product'

/** What the server says of itself; sizes in bytes, times in milliseconds. `held` is what it really uses. */
type Probe = { rss: number; held: number; longest: number; p99: number }

export type Product = RunningProduct & {
  /** Everything it has printed. */
  log: () => string
  /** The exit code or signal, once it has ended by itself. */
  died: () => string | null
  probe: () => Promise<Probe>
  /** Connections to its database, and how many of them wait inside a transaction. */
  connections: () => Promise<{ all: number; inTransaction: number }>
}

/** The server in production mode, as one process that can be probed, on a database of its own in this cluster. */
export async function startProduct(adminUrl: string): Promise<Product> {
  const database = await makeDatabase(adminUrl)
  const product = await serveProduct({
    databaseUrl: database.url,
    env: inProduction(1),
    execArgv: ['--expose-gc', '--import', new URL('./probe.mjs', import.meta.url).href],
    output: 'all',
    onRemoved: database.drop,
  })
  const { output, died, child } = product.server()
  const connections = () =>
    withClient(adminUrl, async (db) => {
      const found = await db.query<{ all: number; inTransaction: number }>(
        `select count(*)::int as all, count(*) filter (where state like 'idle in%')::int as "inTransaction"
         from pg_stat_activity where datname = $1`,
        [database.name],
      )
      return found.rows[0] as { all: number; inTransaction: number }
    })
  return { ...product, log: output, died, probe: () => probe(child, died), connections }
}

function probe(child: ChildProcess, died: Product['died']): Promise<Probe> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`the server has ended: ${died()}`))
    const receive = (said: { type?: string } & Probe) => {
      if (said.type !== 'probed') return
      child.off('message', receive).off('exit', gone)
      resolve(said)
    }
    child.on('message', receive).once('exit', gone)
    // One that ended a moment ago has no channel any more.
    child.send({ type: 'probe' }, (error) => error && reject(error))
  })
}
