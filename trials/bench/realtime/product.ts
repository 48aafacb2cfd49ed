import { execFileSync, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../../scripts/bootstrap/root.mjs'

export type Product = {
  url: string
  /** Of all its processes together, in bytes. */
  memory: () => number
  /** The same once nothing is held that is not used. */
  settledMemory: () => Promise<number>
  /** Seconds of processor time that its processes have used so far. */
  cpu: () => number
  stop: () => Promise<void>
}

const program = (name: string) => path.join(root, 'apps', 'server', 'src', name)

/** The server as in production, with so many processes, on this database. */
export async function startProduct(databaseUrl: string, processes: number): Promise<Product> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-bench-'))
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString('base64'),
    HOST: '127.0.0.1',
    PORT: '0',
    WEB_CONCURRENCY: String(processes),
  }
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const migrating = fork(program('commands/migrate.ts'), { env, execArgv: [], stdio: [...stdio] })
  if ((await once(migrating, 'exit'))[0] !== 0) throw new Error('the database was not migrated')
  // Its workers are started with the same arguments.
  const execArgv = ['--expose-gc', '--import', new URL('./collect-on-signal.mjs', import.meta.url).href]
  const child = fork(program('main.ts'), { env, execArgv, stdio: [...stdio] })
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (said: { type?: string; port?: number }) => said.type === 'ready' && resolve(said.port ?? 0))
    child.once('exit', () => reject(new Error('the server ended before it served')))
  })
  const pids = () => [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]
  const memory = () => sum(pids().map((pid) => Number(ps('rss=', pid)) * 1_024))
  return {
    url: `http://127.0.0.1:${port}`,
    memory,
    settledMemory: async () => {
      for (const pid of pids()) process.kill(pid, 'SIGUSR2')
      await wait(3_000)
      return memory()
    },
    cpu: () => sum(pids().map((pid) => seconds(ps('time=', pid)))),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)

const ps = (what: string, pid: number) =>
  execFileSync('ps', ['-o', what, '-p', String(pid)], { encoding: 'utf8' }).trim()

/** `[[days-]hours:]minutes:seconds`. */
const seconds = (time: string) =>
  time.split(/[-:]/).reduceRight(
    ({ total, unit }, part, index, parts) => {
      const next = parts.length - 1 - index
      return { total: total + Number(part) * unit, unit: unit * ([60, 60, 24][next] ?? 1) }
    },
    { total: 0, unit: 1 },
  ).total

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid ?? 0)
}
