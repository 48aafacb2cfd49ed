import { setTimeout as sleep } from 'node:timers/promises'
import type { BookingStream } from './booking-stream.ts'
import type { DatabaseCluster } from './database-cluster.ts'
import type { DatabaseMachine } from './database-machine.ts'
import type { WebMachine } from './web-machine.ts'

export type Stage = { cluster: DatabaseCluster; web: WebMachine[] }

/** Causes the fault. Returns how to repair it, and an optional remark for the report. */
type Strike = (
  stage: Stage,
) => Promise<{ mend: () => Promise<void> | void; remark?: (bookings: BookingStream) => Promise<string> }>

/**
 * `expects` says what the drill waits for before the repair: another leader and then a booking, a booking, or nothing
 * because no booking can succeed before it.
 */
export type Fault = { name: string; title: string; expects: 'another leader' | 'service' | 'nothing'; strike: Strike }

const nothing = () => {}
/** The first word of a remark that reports a defect of the product or the set-up. */
export const WRONG = 'WRONG: '

/** The first is played as often as `--rounds` says, the others once. */
export const FAULTS: Fault[] = [
  {
    name: 'leader',
    title: 'the leader’s machine loses its power: etcd, Patroni, PostgreSQL',
    expects: 'another leader',
    strike: async ({ cluster }) => {
      const leader = await cluster.leader()
      leader.kill()
      return { mend: () => leader.start() }
    },
  },
  {
    name: 'switchover',
    title: 'the lead is handed over as before maintenance',
    expects: 'another leader',
    strike: async ({ cluster }) => {
      // Patroni responds when the switch-over is done; the time is measured from the request.
      const done = cluster.switchOver()
      done.catch(nothing)
      return { mend: () => done }
    },
  },
  {
    name: 'standby',
    title: 'the synchronous standby’s machine loses its power',
    expects: 'service',
    strike: async ({ cluster }) => {
      const standby = await machineOf(cluster, await cluster.synchronous())
      standby.kill()
      return { mend: () => standby.start() }
    },
  },
  {
    name: 'alone',
    title:
      'PostgreSQL and Patroni of both standbys are killed: strictly synchronous, the leader may acknowledge nothing',
    expects: 'nothing',
    strike: async ({ cluster }) => {
      const leader = await cluster.leader()
      const others = cluster.machines.filter((one) => one !== leader)
      for (const machine of others) machine.killDatabase()
      // Commits that were replicated just before are still acknowledged.
      await sleep(1_000)
      const alone = performance.now()
      return {
        mend: () => {
          for (const machine of others) machine.startPatroni()
        },
        remark: async (bookings) => {
          const count = bookings.countSince(alone)
          return `${count > 0 ? WRONG : ''}${count} bookings were acknowledged while the leader was alone`
        },
      }
    },
  },
  {
    name: 'etcd',
    title: 'one etcd is killed, on the leader’s machine',
    expects: 'service',
    strike: async ({ cluster }) => {
      const leader = await cluster.leader()
      leader.killEtcd()
      return { mend: () => leader.startEtcd() }
    },
  },
  {
    name: 'quorum',
    title: 'two of three etcd are killed',
    expects: 'service',
    strike: async ({ cluster }) => {
      const gone = cluster.machines.slice(0, 2)
      for (const machine of gone) machine.killEtcd()
      return {
        mend: () => {
          for (const machine of gone) machine.startEtcd()
        },
      }
    },
  },
  {
    name: 'postgres',
    title: 'the leader’s PostgreSQL is killed, its Patroni is not',
    expects: 'service',
    strike: async ({ cluster }) => {
      const leader = await cluster.leader()
      leader.killPostgres()
      return { mend: nothing }
    },
  },
  {
    name: 'patroni',
    title: 'the leader’s Patroni hangs (SIGSTOP), its PostgreSQL goes on believing that it leads',
    expects: 'another leader',
    strike: async ({ cluster }) => {
      const leader = await cluster.leader()
      const thaw = leader.freezePatroni()
      return { mend: thaw, remark: () => writeToFormer(cluster, leader) }
    },
  },
  {
    name: 'frozen',
    title: 'the leader’s machine hangs (SIGSTOP of everything) and wakes up when another one leads',
    expects: 'another leader',
    strike: async ({ cluster }) => {
      const leader = await cluster.leader()
      return { mend: leader.freeze() }
    },
  },
  {
    name: 'web',
    title: 'one of two web machines loses its power',
    expects: 'service',
    strike: async ({ web: [first] }) => {
      first?.kill()
      return { mend: () => first?.start() }
    },
  },
]

async function machineOf(cluster: DatabaseCluster, name: string | null): Promise<DatabaseMachine> {
  const machine = cluster.machines.find((one) => one.name === name)
  if (!machine) throw new Error('no synchronous standby')
  return machine
}

/** Past HAProxy, which has cut it off: would a leader that was replaced without knowing it acknowledge anything? */
async function writeToFormer(cluster: DatabaseCluster, former: DatabaseMachine): Promise<string> {
  return cluster.as('postgres', former.address, 'sehati', async (db) => {
    const writing = db.query('create table if not exists acknowledged_by_a_former_leader (n int)').then(
      () => `${WRONG}it was acknowledged`,
      (error: Error) => `refused: ${error.message}`,
    )
    return `${await Promise.race([writing, sleep(5_000, 'not acknowledged within 5 s')])} (a write past HAProxy, straight to the former leader)`
  })
}
