import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isServing, type LaunchedProduct, launchProduct, spawnLauncher } from '@sehati/testkit/product/launched-product'
import { inProduction, newDataKey, serveProduct } from '@sehati/testkit/product/product'
import { choosePort } from '../../../scripts/process/free-port.ts'

const LOOK_MS = 10
const PATIENCE_MS = 120_000

/** In milliseconds. */
export type Start = {
  /** The whole of the first `npm start` on an empty folder: database, tables, demo data. The web is built already. */
  first: number
  /** The whole of each later one, until the product responds. */
  again: number[]
  /** A server process alone on a database that is there, until it listens. */
  server: number[]
}

/** Starts the product `times` times as a person does, in a new folder with a new database; then the server alone. */
export async function measureStart(databaseUrl: string, times: number, signal: AbortSignal): Promise<Start> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-bench-start-'))
  const start: Start = { first: 0, again: [], server: [] }
  try {
    const port = await choosePort(null)
    const begin = performance.now()
    await stop(await launchProduct({ dataDir, port }))
    start.first = performance.now() - begin
    for (let n = 0; n < times; n++) {
      signal.throwIfAborted()
      const { ms, product } = await untilServing(dataDir, port)
      start.again.push(ms)
      await stop(product)
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  const dataKey = newDataKey()
  for (let n = 0; n < times; n++) {
    signal.throwIfAborted()
    const begin = performance.now()
    const server = await serveProduct({ databaseUrl, dataKey, env: inProduction(1) })
    start.server.push(performance.now() - begin)
    await server.remove()
  }
  return start
}

async function untilServing(dataDir: string, port: number): Promise<{ ms: number; product: LaunchedProduct }> {
  const begin = performance.now()
  const product = spawnLauncher({ dataDir, port })
  while (!(await isServing(product.address))) {
    if (product.child.exitCode !== null || performance.now() - begin > PATIENCE_MS) {
      await stop(product)
      throw new Error(`npm start did not serve:\n${product.output()}`)
    }
    await wait(LOOK_MS)
  }
  return { ms: performance.now() - begin, product }
}

async function stop(product: LaunchedProduct): Promise<void> {
  product.child.kill('SIGTERM')
  await product.ended
}
