import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asService } from '../../../../apps/server/test/service-role.ts'
import { type ServerOptions, type ServerProcess, startServer } from './server-process.ts'

/** Monday 23 November 2026, 07.00 in Jakarta: before the first session, the whole working week ahead. */
export const NOW = '2026-11-23T07:00:00+07:00'

/** The server of a test: on a Monday morning, whenever it runs. */
export const inTest = { APP_NOW: NOW, NODE_ENV: 'test' }
/** The server as an operator runs it, in so many processes; its clock is the real one. */
export const inProduction = (processes: number) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  WEB_CONCURRENCY: String(processes),
})

/**
 * Where a running product is found, how its database is reached as the owner (the product itself connects as another role), how
 * its clinical text is encrypted, and where it keeps its mails.
 */
export type Product = { url: string; databaseUrl: string; dataKey: string; dataDir: string }
export type RunningProduct = Product & {
  port: number
  /** The process that serves now. */
  server: () => ServerProcess
  stopServer: () => Promise<void>
  killServer: () => Promise<void>
  /** After an end: serves again at the same URL, with these settings changed. */
  startServer: (change?: Record<string, string>) => Promise<void>
  /** Stops the server and removes what was made for it. */
  remove: () => Promise<void>
}

type Serving = Pick<ServerOptions, 'env' | 'execArgv' | 'output'> & {
  /** A database in the newest shape, as its owner. */
  databaseUrl: string
  /** A new one by default. */
  dataKey?: string
  /** A new folder by default, which `remove` deletes. */
  dataDir?: string
  /** What `remove` does last. */
  onRemoved?: () => Promise<void>
}

/** Runs the server on a database that is there, and returns when it listens on a free port. */
export async function serveProduct(serving: Serving): Promise<RunningProduct> {
  const { databaseUrl, dataKey = newDataKey(), env, onRemoved, ...how } = serving
  const dataDir = serving.dataDir ?? mkdtempSync(path.join(tmpdir(), 'sehati-product-'))
  const serve = (port: number, change: Record<string, string> = {}) =>
    startServer('main.ts', {
      ...how,
      env: {
        DATABASE_URL: asService(databaseUrl),
        DATA_DIR: dataDir,
        DATA_KEY: dataKey,
        PORT: String(port),
        ...env,
        ...change,
      },
    })
  let server = serve(0)
  const remove = async () => {
    await server.stop()
    if (!serving.dataDir) rmSync(dataDir, { recursive: true, force: true })
    await onRemoved?.()
  }
  try {
    const port = await server.ready
    return {
      url: `http://127.0.0.1:${port}`,
      port,
      databaseUrl,
      dataKey,
      dataDir,
      remove,
      server: () => server,
      stopServer: () => server.stop(),
      killServer: () => server.kill(),
      startServer: async (change) => {
        server = serve(port, change)
        await server.ready
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

export const newDataKey = () => randomBytes(32).toString('base64')
