import { setTimeout as sleep } from 'node:timers/promises'
import { slowest } from '@sehati/testkit/client/observed'
import { TcpProxy } from '@sehati/testkit/network/tcp-proxy'
import { withClient } from '@sehati/testkit/product/databases'
import pg from 'pg'
import { Crowd } from './crowd.ts'
import { isCalm, isPolite, jobsCaughtUp } from './db-away.ts'
import type { Demand } from './demand.ts'
import { conclude, type Part } from './verdict.ts'

const BOUND_MS = 25_000
/** Two processes: each has a pool of twelve, and three connections that listen, publish and record reads. */
const CONNECTIONS = 36

/** The database responds, but late. */
export const dbSlow: Part = {
  name: 'db-slow',
  about: 'every packet to and from the database is held back 50 to 500 ms; then a session holds a lock on all bookings',
  play: async (drill) => {
    const { steps } = drill
    const url = await steps.run('Start a database', () => drill.openDatabase())
    const proxy = await TcpProxy.before(url)
    drill.onEnd(() => proxy.close())
    const product = await steps.run('Start the product', () => drill.launch({ DATABASE_URL: proxy.url }))
    const gathering = () => Crowd.gather({ address: product.address, databaseUrl: url, people: 300 })
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    const most = countConnections(url)
    drill.onEnd(most.stop)
    crowd.start()
    await crowd.goOn(drill.seconds(8, 2), 'before')

    await proxy.turn({ delayMs: [50, 500] })
    await crowd.goOn(drill.seconds(40, 4), 'slow')
    const back: (number | null)[] = []
    const recover = async (phase: string) => {
      crowd.observed.phase = phase
      back.push(await crowd.untilBooked(performance.now()))
      await crowd.goOn(drill.seconds(20, 3))
    }
    await proxy.turn('pass')
    await recover('fast again')

    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('lock table konsultasi in access exclusive mode')
    await crowd.goOn(drill.seconds(40, 4), 'locked')
    await holder.query('rollback')
    await holder.end()
    await recover('unlocked')

    const connections = await most.stop()
    steps.line(`  at most ${connections} connections to the database`)
    const caughtUp = await jobsCaughtUp(url)
    return conclude(drill, 'db-slow', crowd, url, {
      back,
      demands: () => [
        ...['slow', 'locked'].flatMap((phase) => demandsOf(phase, crowd)),
        ...['fast again', 'unlocked'].map((phase): Demand => [`${phase}: normal`, isCalm(crowd.observed, phase)]),
        [`the pool stays within ${CONNECTIONS} connections`, connections <= CONNECTIONS],
        ['background jobs caught up', caughtUp],
        ['no process ended', !product.output().includes('berhenti tiba-tiba')],
      ],
    })
  },
}

function demandsOf(phase: string, { observed }: Crowd): Demand[] {
  const sights = observed.in(phase)
  return [
    [
      `${phase}: every failure is a 503 with a sentence and Retry-After`,
      sights.filter((one) => one.isFailure).every(isPolite),
    ],
    [`${phase}: no user waits longer than ${BOUND_MS / 1000} s`, slowest(sights) < BOUND_MS],
  ]
}

/** Counts the connections twice a second. `stop` returns the maximum. */
function countConnections(url: string): { stop: () => Promise<number> } {
  const stopped = new AbortController()
  const counting = withClient(url, async (db) => {
    let most = 0
    while (!stopped.signal.aborted) {
      const others = 'datname = current_database() and pid <> pg_backend_pid()'
      const found = await db.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity where ${others}`)
      most = Math.max(most, found.rows[0]?.n ?? 0)
      await sleep(500)
    }
    return most
  })
  return {
    stop: () => {
      stopped.abort()
      return counting
    },
  }
}
