import { setTimeout as sleep } from 'node:timers/promises'
import { type Observed, slowest } from '@sehati/testkit/client/observed'
import { TcpProxy, type Weather } from '@sehati/testkit/network/tcp-proxy'
import { withClient } from '@sehati/testkit/product/databases'
import { Crowd } from './crowd.ts'
import type { Demand } from './demand.ts'
import { conclude, type Part } from './verdict.ts'

/** No user waits longer for a response than this, in any state of the database. */
const BOUND_MS = 25_000
const JOBS_MS = 60_000

const WEATHERS: [name: string, Weather][] = [
  ['refused', 'refuse'],
  ['swallowed', 'swallow'],
]

/** The network to the database fails in two ways, and comes back. */
export const dbAway: Part = {
  name: 'db-away',
  about: 'the database is unreachable for a minute: connections are refused, then sent packets are dropped',
  play: async (drill) => {
    const { steps } = drill
    const url = await steps.run('Start a database', () => drill.openDatabase())
    const proxy = await TcpProxy.before(url)
    drill.onEnd(() => proxy.close())
    const product = await steps.run('Start the product', () => drill.launch({ DATABASE_URL: proxy.url }))
    const gathering = () => Crowd.gather({ address: product.address, databaseUrl: url, people: 400 })
    const crowd = await steps.run('Fill the clinic and sign in', gathering)
    crowd.start()
    await crowd.goOn(drill.seconds(8, 2), 'before')
    const back: (number | null)[] = []
    const judged: Demand[] = []
    const late: (() => Demand[])[] = []
    for (const [name, weather] of WEATHERS) {
      crowd.observed.phase = `outage (${name})`
      await proxy.turn(weather)
      const ready = await readiness(product.address, drill.seconds(60, 4))
      judged.push([`${name}: /readyz says 503 and /healthz 200`, ready === '503 200'])
      crowd.observed.phase = `back (${name})`
      const since = performance.now()
      await proxy.turn('pass')
      back.push(await crowd.untilBooked(since))
      await crowd.goOn(drill.seconds(20, 3))
      late.push(() => demandsOf(name, crowd.observed))
      judged.push([`${name}: events are published again`, crowd.live.events.some((at) => at > since)])
    }
    judged.push(['background jobs caught up', await jobsCaughtUp(url)])
    judged.push(['no process ended', !product.output().includes('berhenti tiba-tiba')])
    const demands = () => [...judged, ...late.flatMap((demand) => demand())]
    return conclude(drill, 'db-away', crowd, url, { back, demands })
  },
}

/** The results of the two health checks near the end of an outage of so many seconds. */
async function readiness(address: string, seconds: number): Promise<string> {
  const checking = sleep(seconds * 500).then(async () => {
    const responses = await Promise.all(
      ['/readyz', '/healthz'].map((path) => fetch(address + path, { signal: AbortSignal.timeout(30_000) })),
    )
    return responses.map(({ status }) => status).join(' ')
  })
  await sleep(seconds * 1000)
  return checking.catch((error: Error) => error.message)
}

function demandsOf(name: string, observed: Observed): Demand[] {
  const away = observed.in(`outage (${name})`)
  const failures = away.filter(({ isFailure }) => isFailure)
  return [
    [
      `${name}: every failure is a 503 with a sentence and Retry-After`,
      failures.length > 0 && failures.every(isPolite),
    ],
    [`${name}: no user waits longer than ${BOUND_MS / 1000} s`, slowest(away) < BOUND_MS],
    [`${name}: soon afterwards nothing fails`, isCalm(observed, `back (${name})`)],
  ]
}

export const isPolite = ({ said }: { said: string }) => /^503 (Layanan|Isi klinis) .*\[Retry-After \d+\]$/.test(said)

/** What begins ten seconds into a phase, or later, succeeds, unless the next fault met it half-way. */
export function isCalm(observed: Observed, phase: string): boolean {
  const sights = observed.in(phase)
  const begin = Math.min(...sights.map(({ at }) => at))
  const end = Math.max(...sights.map(({ at }) => at))
  return sights.every(({ at, ms, isFailure }) => !isFailure || at < begin + 10_000 || at + ms > end)
}

/** Whether all events have become notices and no mail has failed for good. */
export async function jobsCaughtUp(url: string): Promise<boolean> {
  return withClient(url, async (db) => {
    const waiting = `select (select count(*) from peristiwa where sejak <= (select max(created_at) from konsultasi))::int as pending,
      (select count(*) from surat where status = 'gagal')::int as given_up`
    for (const deadline = performance.now() + JOBS_MS; ; await sleep(500)) {
      const [row] = (await db.query<{ pending: number; given_up: number }>(waiting)).rows
      if (row?.given_up) return false
      // The crowd goes on booking: a few events are always pending.
      if (row && row.pending < 200) return true
      if (performance.now() > deadline) return false
    }
  })
}
