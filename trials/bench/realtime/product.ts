import { collectGarbage, collectible } from '@sehati/testkit/product/garbage'
import { inProduction, type RunningProduct, serveProduct } from '@sehati/testkit/product/product'

const SETTLE_MS = 3_000

export type Product = RunningProduct & {
  /** Bytes that all its processes hold together once nothing is held that is not used. */
  settledMemory: () => Promise<number>
}

/** The server as in production, with so many processes, on this database; it collects garbage on request. */
export async function startProduct(databaseUrl: string, processes: number): Promise<Product> {
  const product = await serveProduct({
    databaseUrl,
    env: inProduction(processes),
    execArgv: collectible,
  })
  const { child, usage } = product.server()
  const settledMemory = async () => {
    await collectGarbage(child.pid as number, SETTLE_MS)
    return usage().memory
  }
  return { ...product, settledMemory }
}
