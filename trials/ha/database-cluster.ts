import { until } from '@sehati/testkit/machine/until'
import pg from 'pg'
import { DatabaseMachine } from './database-machine.ts'
import { DATABASE_MACHINES, deployed, type Layout, type NodeName } from './layout.ts'
import type { Programs } from './programs.ts'

type Member = { name: NodeName; role: string; state: string; lag?: number | string; timeline?: number }

/** The three database machines together, as one of their Patronis describes them. */
export class DatabaseCluster {
  readonly machines: DatabaseMachine[]
  private readonly layout: Layout

  constructor(programs: Programs, layout: Layout) {
    this.layout = layout
    const names = Object.keys(DATABASE_MACHINES) as NodeName[]
    this.machines = names.map((name) => new DatabaseMachine(name, programs, layout))
  }

  /** Starts all, waits until one leads and two follow, and makes the product's database and its two roles. */
  async start(): Promise<void> {
    for (const machine of this.machines) machine.start()
    await until(() => this.isWhole(), 'three database machines to run', 120_000)
    const leader = await this.leader()
    const { owner, service } = this.layout.passwords
    await this.as('postgres', leader.address, 'postgres', (db) => db.query('create database sehati'))
    await this.as('postgres', leader.address, 'sehati', async (db) => {
      await db.query(deployed('postgres/roles.sql', {}))
      await db.query(`alter role sehati password '${service}'; alter role sehati_pemilik password '${owner}'`)
    })
  }

  async leader(): Promise<DatabaseMachine> {
    const name = (await this.members()).find(({ role }) => role === 'leader')?.name
    const machine = this.machines.find((one) => one.name === name)
    if (!machine) throw new Error('no database machine leads')
    return machine
  }

  async leaderName(): Promise<NodeName | null> {
    return (await this.members()).find(({ role }) => role === 'leader')?.name ?? null
  }

  async synchronous(): Promise<NodeName | null> {
    return (await this.members()).find(({ role }) => role === 'sync_standby')?.name ?? null
  }

  /** One leads, one follows synchronously, the third follows, and all of them on one timeline. */
  async isWhole(): Promise<boolean> {
    const members = await this.members()
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming')
    const roles = running.map(({ role }) => role)
    return (
      running.length === 3 &&
      roles.includes('leader') &&
      roles.includes('sync_standby') &&
      new Set(running.map(({ timeline }) => timeline)).size === 1 &&
      running.every(({ role, lag }) => role === 'leader' || (typeof lag === 'number' && lag < 1024 * 1024))
    )
  }

  /** As an operator hands the lead over before maintenance. */
  async switchOver(): Promise<void> {
    const { address, name } = await this.leader()
    const candidate = await this.synchronous()
    const response = await fetch(`http://${address}:8008/switchover`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`patroni:${this.layout.passwords.rest}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ leader: name, candidate }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!response.ok) throw new Error(`the switchover was refused: ${await response.text()}`)
  }

  /** A connection straight to a machine, past HAProxy. */
  async as<T>(user: string, host: string, database: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
    const db = new pg.Client({ user, host, database, password: this.layout.passwords.superuser })
    db.on('error', () => {})
    await db.connect()
    try {
      return await work(db)
    } finally {
      db.end().catch(() => {})
    }
  }

  /** The members, as the first Patroni that responds lists them. */
  private async members(): Promise<Member[]> {
    const lists = this.machines.map(async ({ address }) => {
      const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_500) })
      return ((await response.json()) as { members: Member[] }).members
    })
    return Promise.any(lists).catch(() => [])
  }
}
