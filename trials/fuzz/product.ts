import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { root } from '../../scripts/bootstrap/root.mjs'

/** What the server says of itself; sizes in bytes, times in milliseconds. `held` is what it really uses. */
type Probe = { rss: number; held: number; longest: number; p99: number }

export type Product = {
  port: number
  databaseUrl: string
  dataKey: string
  dataDir: string
  /** Everything it has printed. */
  log: () => string
  /** The exit code or signal, once it has ended without being asked. */
  died: () => string | null
  probe: () => Promise<Probe>
  /** Connections to its database, and how many of them wait inside a transaction. */
  connections: () => Promise<{ all: number; inTransaction: number }>
  stop: () => Promise<void>
}

/** A database of its own in this cluster, and the server on it in production mode, as one process. */
export async function startProduct(adminUrl: string): Promise<Product> {
  const name = `sehati_fuzz_${randomBytes(4).toString('hex')}`
  const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString()
  const dataKey = randomBytes(32).toString('base64')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-fuzz-'))
  const remove = async () => {
    await withClient(adminUrl, (db) => db.query(`drop database if exists ${name} with (force)`))
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  await withClient(adminUrl, (db) => db.query(`create database ${name}`))
  try {
    await migrate(databaseUrl)
    const server = await startServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DATA_KEY: dataKey,
      HOST: '127.0.0.1',
      PORT: '0',
      WEB_CONCURRENCY: '1',
    })
    const connections = () =>
      withClient(adminUrl, async (db) => {
        const found = await db.query<{ all: number; inTransaction: number }>(
          `select count(*)::int as all, count(*) filter (where state like 'idle in%')::int as "inTransaction"
           from pg_stat_activity where datname = $1`,
          [name],
        )
        return found.rows[0] as { all: number; inTransaction: number }
      })
    return { databaseUrl, dataKey, dataDir, connections, ...server, stop: () => server.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

async function startServer(settings: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(path.join(root, 'apps', 'server', 'src', 'main.ts'), {
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...settings },
    execArgv: ['--expose-gc', '--import', new URL('./probe.mjs', import.meta.url).href],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part))
  const log = () => Buffer.concat(printed).toString('utf8')
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (said: { type?: string; port?: number }) => said.type === 'ready' && resolve(said.port ?? 0))
    child.once('exit', () => reject(new Error(`the server ended before it served:\n${log().slice(-2_000)}`)))
  })
  return { port, log, died: () => endOf(child), probe: () => probe(child), stop: () => stop(child) }
}

const endOf = ({ exitCode, signalCode }: ChildProcess) => (exitCode === null ? signalCode : `exit code ${exitCode}`)

function probe(child: ChildProcess): Promise<Probe> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`the server has ended: ${endOf(child)}`))
    const hear = (said: { type?: string } & Probe) => {
      if (said.type !== 'probed') return
      child.off('message', hear).off('exit', gone)
      resolve(said)
    }
    child.on('message', hear).once('exit', gone)
    // One that ended a moment ago has no channel any more.
    child.send({ type: 'probe' }, (error) => error && reject(error))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (endOf(child) !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export async function withClient<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}
