import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { childrenOf, sendSignal } from '@sehati/testkit/machine/processes'
import { isPostmasterOf, readPostmasterFile } from '../../scripts/postgres/postmaster-pid.ts'
import { DATABASE_MACHINES, deployed, type Layout, type NodeName } from './layout.ts'
import { launch, makeFolder, type Programs, writeFor } from './programs.ts'

/** One machine with etcd, Patroni and its PostgreSQL. */
export class DatabaseMachine {
  readonly name: NodeName
  readonly address: string
  private readonly folder: string
  private readonly programs: Programs
  private readonly layout: Layout
  private etcd: ChildProcess | null = null
  private patroni: ChildProcess | null = null

  constructor(name: NodeName, programs: Programs, layout: Layout) {
    this.name = name
    this.address = DATABASE_MACHINES[name]
    this.programs = programs
    this.layout = layout
    this.folder = makeFolder(path.join(layout.home, name), programs.user)
    makeFolder(path.join(this.folder, 'run'), programs.user)
    writeFor(programs.user, path.join(this.folder, 'patroni.yml'), deployed('patroni/patroni.yml', this.values()))
  }

  start(): void {
    this.startEtcd()
    this.startPatroni()
  }

  startEtcd(): void {
    const lines = deployed('patroni/etcd.env', this.values()).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)
    const env = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
    this.etcd = launch(this.programs, {
      program: this.programs.etcd,
      args: [],
      env,
      folder: this.folder,
      log: 'etcd.log',
    })
  }

  startPatroni(): void {
    const args = ['-m', 'patroni', path.join(this.folder, 'patroni.yml')]
    this.patroni = launch(this.programs, {
      program: this.programs.python,
      args,
      folder: this.folder,
      log: 'patroni.log',
    })
  }

  /** As if its power went: everything on it at one blow. */
  kill(): void {
    this.send('SIGKILL', this.all())
  }

  /** As if the machine hung: nothing on it runs, and everything on it believes afterwards that no time has passed. */
  freeze(): () => void {
    const frozen = this.all()
    this.send('SIGSTOP', frozen)
    return () => this.send('SIGCONT', frozen)
  }

  freezePatroni(): () => void {
    const frozen = this.patroni?.pid ? [this.patroni.pid] : []
    this.send('SIGSTOP', frozen)
    return () => this.send('SIGCONT', frozen)
  }

  killEtcd(): void {
    this.send('SIGKILL', this.etcd?.pid ? [this.etcd.pid] : [])
  }

  /** Patroni and PostgreSQL; etcd stays. */
  killDatabase(): void {
    this.send('SIGKILL', [...(this.patroni?.pid ? [this.patroni.pid] : []), ...this.postgres()])
  }

  /** PostgreSQL alone; Patroni stays. */
  killPostgres(): void {
    this.send('SIGKILL', this.postgres())
  }

  private all(): number[] {
    const services = [this.patroni?.pid, this.etcd?.pid].filter((pid) => pid !== undefined)
    return [...services.flatMap((pid) => [pid, ...childrenOf(pid)]), ...this.postgres()]
  }

  private postgres(): number[] {
    const data = path.join(this.folder, 'data')
    const postmaster = readPostmasterFile(data)?.pid
    return postmaster && isPostmasterOf(postmaster, data) ? [postmaster, ...childrenOf(postmaster)] : []
  }

  private send(name: NodeJS.Signals, pids: number[]): void {
    for (const pid of new Set(pids)) sendSignal(pid, name)
  }

  private values(): Record<string, string> {
    const { passwords } = this.layout
    return {
      NAME: this.name,
      ADDRESS: this.address,
      NETWORK: '127.0.0.0/8',
      ETCD_DATA: path.join(this.folder, 'etcd'),
      DATA: path.join(this.folder, 'data'),
      BIN: this.programs.postgresBin,
      PGPASS: path.join(this.folder, 'pgpass'),
      SOCKETS: path.join(this.folder, 'run'),
      REST_PASSWORD: passwords.rest,
      SUPERUSER_PASSWORD: passwords.superuser,
      REPLICATION_PASSWORD: passwords.replication,
      REWIND_PASSWORD: passwords.rewind,
      // Loopback machines have no device that could reset them.
      WATCHDOG: "'off'",
    }
  }
}
