import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '../../../../apps/server/test/database.ts'

/** Monday 23 November 2026, 07.00 in Jakarta: before the first session, the whole working week ahead. */
export const NOW = '2026-11-23T07:00:00+07:00'

/** Where a running product is found, how its database is reached and its clinical text sealed, and where it keeps its mails. */
export type Product = { url: string; databaseUrl: string; dataKey: string; dataDir: string }
export type RunningProduct = Product & {
  stopServer: () => Promise<void>
  /** After a stop: serves again at the same address. */
  startServer: () => Promise<void>
  remove: () => Promise<void>
}

const program = (name: string) => fileURLToPath(new URL(`../../../../apps/server/src/${name}`, import.meta.url))

/** Runs a program of the server and answers when it says that it is ready, or has ended well. */
export function run(name: string, env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(program(name), {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-4_000)
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const done = new Promise<{ port?: number }>((resolve, reject) => {
    child.on('message', (message: { type?: string; port: number }) => message.type === 'ready' && resolve(message))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve({}) : reject(new Error(`${name}: ${complaint}`))))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  /** As a machine that loses its power. */
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { done, stop, kill }
}

/** An empty database in the newest shape, made once per run; every product starts as a copy of it. */
export async function makeTemplate() {
  const database = await createDatabase()
  await run('commands/migrate.ts', { DATABASE_URL: database.url }).done
  return database
}

/** A server of its own on a database and a data directory of its own, serving the built web. */
export async function startProduct(template: string): Promise<RunningProduct> {
  const database = await createDatabase(template)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sehati-e2e-'))
  const dataKey = randomBytes(32).toString('base64')
  const serve = (port: number) =>
    run('main.ts', {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DATA_KEY: dataKey,
      APP_NOW: NOW,
      PORT: String(port),
      NODE_ENV: 'test',
    })
  let server = serve(0)
  const stopServer = () => server.stop()
  const remove = async () => {
    await server.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const { port = 0 } = await server.done
    const startServer = async () => {
      server = serve(port)
      await server.done
    }
    return {
      url: `http://127.0.0.1:${port}`,
      databaseUrl: database.url,
      dataKey,
      dataDir,
      stopServer,
      startServer,
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Another server on the database of a product that runs, as on a second machine. */
export async function startBeside({ databaseUrl, dataKey, dataDir }: Product) {
  const serve = (port: number) =>
    run('main.ts', {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DATA_KEY: dataKey,
      APP_NOW: NOW,
      PORT: String(port),
      NODE_ENV: 'test',
    })
  let server = serve(0)
  const { port = 0 } = await server.done
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => server.stop(),
    kill: () => server.kill(),
    /** After the end: serves again at the same address. */
    start: async () => {
      server = serve(port)
      await server.done
    },
  }
}
