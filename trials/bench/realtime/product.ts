import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf } from '@sehati/testkit/machine/processes'
import { inProduction, type RunningProduct, serveProduct } from '@sehati/testkit/product/product'

export type Product = RunningProduct & {
  /** Bytes that all its processes hold together once nothing is held that is not used. */
  settledMemory: () => Promise<number>
}

/** The server as in production, with so many processes, on this database; it collects garbage on request. */
export async function startProduct(databaseUrl: string, processes: number): Promise<Product> {
  const product = await serveProduct({
    databaseUrl,
    env: inProduction(processes),
    // Its workers are started with the same arguments.
    execArgv: ['--expose-gc', '--import', new URL('./collect-on-signal.mjs', import.meta.url).href],
  })
  const { child, usage } = product.server()
  const settledMemory = async () => {
    for (const pid of [child.pid as number, ...childrenOf(child.pid as number)]) process.kill(pid, 'SIGUSR2')
    await wait(3_000)
    return usage().memory
  }
  return { ...product, settledMemory }
}
