import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { CLOCK } from '@sehati/testkit/clinic/plans'
import { until } from '@sehati/testkit/product/launched-product'
import pg from 'pg'
import { root } from '../../scripts/bootstrap/root.mjs'
import { childrenOf } from './children.ts'
import { databaseUrl, deployed, ENTRANCE_URL, type Layout, MARK, WEB_MACHINES, type WebName } from './layout.ts'
import { signal } from './marked-processes.ts'
import { launch, makeFolder, type Programs, writeFor } from './programs.ts'

const WORKERS = 2
const program = (name: string) => path.join(root, 'apps', 'server', 'src', name)

/** One machine with the product and the HAProxy through which it finds the database's leader. */
export class WebMachine {
  readonly name: WebName
  readonly address: string
  private readonly folder: string
  private readonly programs: Programs
  private readonly layout: Layout
  private haproxy: ChildProcess | null = null
  private server: ChildProcess | null = null

  constructor(name: WebName, programs: Programs, layout: Layout) {
    this.name = name
    this.address = WEB_MACHINES[name]
    this.programs = programs
    this.layout = layout
    this.folder = makeFolder(path.join(layout.home, name), programs.user)
    const text = deployed('haproxy/database.cfg', { BIND: this.address })
    writeFor(programs.user, path.join(this.folder, 'database.cfg'), text)
  }

  /** The way to the database must be there before anything asks for it. */
  async startHaproxy(): Promise<void> {
    this.haproxy = startHaproxy(this.programs, this.folder, 'database.cfg')
    const { superuser } = this.layout.passwords
    const url = `postgres://postgres:${superuser}@${this.address}:5432/postgres`
    // HAProxy takes all three for leaders until it has asked them.
    let inARow = 0
    const isSettled = async () => {
      inARow = (await reachesLeader(url)) ? inARow + 1 : 0
      return inARow === 6
    }
    await until(isSettled, `${this.name} to reach the database’s leader`)
  }

  async migrate(): Promise<void> {
    const child = this.fork('commands/migrate.ts')
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`the database was not migrated: see ${path.join(this.folder, 'server.log')}`)
  }

  async startServer(): Promise<void> {
    const server = this.fork('main.ts')
    this.server = server
    await new Promise<void>((resolve, reject) => {
      server.on('message', (said: { type?: string }) => said.type === 'ready' && resolve())
      server.once('exit', (code) => reject(new Error(`${this.name} ended with ${code}: see its server.log`)))
    })
  }

  async start(): Promise<void> {
    await this.startHaproxy()
    await this.startServer()
  }

  kill(): void {
    const { server, haproxy } = this
    const pids = [server?.pid, haproxy?.pid].filter((pid) => pid !== undefined)
    for (const pid of pids.flatMap((one) => [one, ...childrenOf(one)])) signal(pid, 'SIGKILL')
  }

  async stop(): Promise<void> {
    const { server } = this
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }

  private fork(name: string): ChildProcess {
    const { dataKey } = this.layout
    const out = fs.openSync(path.join(this.folder, 'server.log'), 'a')
    const env = {
      [MARK]: this.layout.home,
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl(this.name, this.layout),
      DATA_DIR: path.join(this.folder, 'data'),
      DATA_KEY: dataKey,
      HOST: this.address,
      PORT: '3000',
      PUBLIC_URL: ENTRANCE_URL,
      // The entrance connects from an address that the system chooses; all of them belong to this machine.
      TRUST_PROXY: 'loopback',
      WEB_CONCURRENCY: String(WORKERS),
      APP_NOW: CLOCK,
    }
    const child = fork(program(name), { env, execArgv: [], stdio: ['ignore', out, out, 'ipc'], detached: true })
    fs.closeSync(out)
    return child
  }
}

export function startHaproxy(programs: Programs, folder: string, config: string): ChildProcess {
  const args = ['-db', '-f', path.join(folder, config)]
  return launch(programs, { program: programs.haproxy, args, folder, log: 'haproxy.log' })
}

async function reachesLeader(url: string): Promise<boolean> {
  const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  db.on('error', () => {})
  try {
    await db.connect()
    const answer = await db.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    return answer.rows[0]?.follows === false
  } catch {
    return false
  } finally {
    await db.end().catch(() => {})
  }
}
