import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../../../scripts/bootstrap/root.mjs'
import { childrenOf, type Usage, usageOf } from '../machine/processes.ts'

export type Server = {
  port: number
  /** All its processes together, and each: the leader first where there are several. */
  usage: () => { cpu: number; memory: number; each: Usage[] }
  stop: () => Promise<void>
}

/** The product as in production, in so many processes, on this database. */
export async function startProduct(
  databaseUrl: string,
  dataKey: string,
  processes: number,
  more: Record<string, string> = {},
): Promise<Server> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-bench-'))
  const server = await startServer(path.join(root, 'apps', 'server', 'src', 'main.ts'), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATA_KEY: dataKey,
    HOST: '127.0.0.1',
    PORT: '0',
    WEB_CONCURRENCY: String(processes),
    ...more,
  })
  const stop = () => server.stop().finally(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  return { ...server, stop }
}

/** An endpoint of the same framework that does nothing. */
export const startEmpty = (processes: number): Promise<Server> =>
  startServer(fileURLToPath(new URL('../../../../trials/bench/speed/empty-http.ts', import.meta.url)), {
    WEB_CONCURRENCY: String(processes),
  })

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
      return { cpu: sum(each.map(({ cpu }) => cpu)), memory: sum(each.map(({ memory }) => memory)), each }
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
