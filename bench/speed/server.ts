import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../scripts/bootstrap/root.mjs'

export type Server = {
  port: number
  /** Seconds of processor time that its processes have used so far, and what they hold in memory now, in bytes. */
  usage: () => { cpu: number; memory: number }
  stop: () => Promise<void>
}

/** The product as in production, in so many processes, on this database. */
export async function startProduct(databaseUrl: string, dataKey: string, processes: number): Promise<Server> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-bench-'))
  const server = await startServer(path.join(root, 'apps', 'server', 'src', 'main.ts'), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATA_KEY: dataKey,
    HOST: '127.0.0.1',
    PORT: '0',
    WEB_CONCURRENCY: String(processes),
  })
  const stop = () => server.stop().finally(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  return { ...server, stop }
}

/** An endpoint of the same framework that does nothing. */
export const startEmpty = (processes: number): Promise<Server> =>
  startServer(fileURLToPath(new URL('./empty-http.ts', import.meta.url)), { WEB_CONCURRENCY: String(processes) })

async function startServer(program: string, settings: Record<string, string>): Promise<Server> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings }
  const child = fork(program, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (said: { type?: string; port?: number }) => said.type === 'ready' && resolve(said.port ?? 0))
    child.once('exit', () => reject(new Error('the server ended before it served')))
  })
  const pids = [child.pid as number, ...childrenOf(child.pid as number)]
  return {
    port,
    usage: () => {
      const each = pids.map(usageOf)
      return { cpu: sum(each.map(({ cpu }) => cpu)), memory: sum(each.map(({ memory }) => memory)) }
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
const TICKS_A_SECOND = 100

/** Linux tells hundredths of a second; elsewhere `ps` has to do. */
function usageOf(pid: number): { cpu: number; memory: number } {
  if (process.platform === 'linux') {
    // What stands in brackets is the program's name, which may hold anything.
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const rss = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { cpu: ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS_A_SECOND, memory: Number(rss) * 1_024 }
  }
  const [rss = '', time = ''] = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
  const cpu = time.split(':').reduce((total, part) => total * 60 + Number(part), 0)
  return { cpu, memory: Number(rss) * 1_024 }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid ?? 0)
}
