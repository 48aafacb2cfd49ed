import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { CLOCK } from '@sehati/testkit/clinic/plans'
import { childrenOf, sendSignal } from '@sehati/testkit/machine/processes'
import { until } from '@sehati/testkit/machine/until'
import { type ServerProcess, startServer } from '@sehati/testkit/product/server-process'
import pg from 'pg'
import { databaseUrl, deployed, ENTRANCE_URL, type Layout, MARK, WEB_MACHINES, type WebName } from './layout.ts'
import { launch, makeFolder, type Programs, writeFor } from './programs.ts'

const WORKERS = 2

/** One machine with the product and the HAProxy through which it finds the database's leader. */
export class WebMachine {
  readonly name: WebName
  readonly address: string
  private readonly folder: string
  private readonly programs: Programs
  private readonly layout: Layout
  private haproxy: ChildProcess | null = null
  private server: ServerProcess | null = null

  constructor(name: WebName, programs: Programs, layout: Layout) {
    this.name = name
    this.address = WEB_MACHINES[name]
    this.programs = programs
    this.layout = layout
    this.folder = makeFolder(path.join(layout.home, name), programs.user)
    const text = deployed('haproxy/database.cfg', { BIND: this.address })
    writeFor(programs.user, path.join(this.folder, 'database.cfg'), text)
  }

  /** HAProxy must run before the first connection to the database. */
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
    const owner = { MIGRATE_DATABASE_URL: databaseUrl(this.name, this.layout, 'sehati_pemilik') }
    await this.run('commands/migrate.ts', owner).ready
  }

  async startServer(): Promise<void> {
    this.server = this.run('main.ts')
    await this.server.ready
  }

  async start(): Promise<void> {
    await this.startHaproxy()
    await this.startServer()
  }

  kill(): void {
    const { server, haproxy } = this
    const pids = [server?.child.pid, haproxy?.pid].filter((pid) => pid !== undefined)
    for (const pid of pids.flatMap((one) => [one, ...childrenOf(one)])) sendSignal(pid, 'SIGKILL')
  }

  async stop(): Promise<void> {
    await this.server?.stop()
  }

  /** What it prints goes to the machine's server.log. */
  private run(program: string, more: Record<string, string> = {}): ServerProcess {
    const { dataKey } = this.layout
    const out = fs.openSync(path.join(this.folder, 'server.log'), 'a')
    const env = {
      [MARK]: this.layout.home,
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
      ...more,
    }
    const server = startServer(program, { env, output: out, detached: true })
    fs.closeSync(out)
    return server
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
    const found = await db.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    return found.rows[0]?.follows === false
  } catch {
    return false
  } finally {
    await db.end().catch(() => {})
  }
}
