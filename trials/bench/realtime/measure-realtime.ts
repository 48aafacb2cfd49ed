import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openConversations } from '@sehati/testkit/clinic/conversations'
import { makeDatabase, withClient } from '@sehati/testkit/product/databases'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import type { Order, Pair, Report } from './load.ts'
import { type Product, startProduct } from './product.ts'

export type RealtimeOptions = { pairs: number; rate: number; seconds: number; processes: number }
export type Measured = Report & { cpu: number; seconds: number }
/** `grown`: bytes that all connections together added, before and after garbage was collected. */
export type Realtime = { live: Measured; poll: Measured | null; grown: { asIs: number; settled: number } }

/** The same in few numbers: milliseconds, cores, bytes for each connection. */
export type RealtimeFigure = {
  clients: number
  processes: number
  sent: number
  heard: number
  failed: number
  p50: number | null
  p99: number | null
  textP99: number | null
  cores: number
  connection: number
}

const LOADS = 2
const SETTLE_MS = 5_000

/** Measures push, and polling beside it where wanted, one after the other on a database of its own. */
export async function measureRealtime(
  adminUrl: string,
  options: RealtimeOptions,
  steps: Steps,
  { withPoll, signal }: { withPoll: boolean; signal?: AbortSignal },
): Promise<Realtime> {
  const { url, drop } = await makeDatabase(adminUrl)
  const loads: ChildProcess[] = []
  let product: Product | null = null
  try {
    const running = await steps.run('Start the product', () => startProduct(url, options.processes))
    product = running
    const pairs = await steps.run(`Fill ${options.pairs} conversations`, () => fillPairs(url, options.pairs))
    for (let n = 0; n < LOADS; n++)
      loads.push(
        await startLoad(
          running.url,
          pairs.filter((_, at) => at % LOADS === n),
        ),
      )

    signal?.throwIfAborted()
    // Once before it is measured, by a few: a fresh process grows by what it compiles, and keeps what it once needed.
    await steps.run('Warm up', async () => {
      await everyone(loads, { act: 'connect', most: 20 })
      await everyone(loads, { act: 'live', rate: Math.ceil(options.rate / LOADS), seconds: 3 })
      await everyone(loads, { act: 'disconnect' })
      await wait(SETTLE_MS)
    })
    signal?.throwIfAborted()
    const before = { asIs: running.server().usage().memory, settled: await running.settledMemory() }
    await steps.run(`Connect ${2 * options.pairs} clients`, async () => {
      await everyone(loads, { act: 'connect' })
      await wait(SETTLE_MS)
    })
    const grown = {
      asIs: running.server().usage().memory - before.asIs,
      settled: (await running.settledMemory()) - before.settled,
    }
    signal?.throwIfAborted()
    const live = await steps.run('Push', () => measure(running, loads, 'live', options))
    await everyone(loads, { act: 'disconnect' })
    if (!withPoll) return { live, poll: null, grown }
    await wait(2_000)
    return { live, poll: await steps.run('Poll every 2 s', () => measure(running, loads, 'poll', options)), grown }
  } finally {
    for (const load of loads) load.kill()
    await product?.remove()
    await drop()
  }
}

const fillPairs = (url: string, many: number): Promise<Pair[]> =>
  withClient(url, async (db) => {
    const made = await openConversations(db, many, new Date(), 'beban')
    await db.query('analyze')
    return made.map(({ id, patientToken, professionalToken }) => ({
      jadwal_id: id,
      tokens: [patientToken, professionalToken],
    }))
  })

async function startLoad(url: string, pairs: Pair[]): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./load.ts', import.meta.url))
  const load = fork(program, { execArgv: [] })
  await order(load, { act: 'begin', url, pairs })
  return load
}

async function order(load: ChildProcess, what: Order): Promise<Report> {
  const ended = once(load, 'exit').then(() => Promise.reject(new Error('a load process ended')))
  ended.catch(() => {})
  load.send(what)
  const [report] = await Promise.race([once(load, 'message'), ended])
  return report as Report
}

const everyone = (loads: ChildProcess[], what: Order) => Promise.all(loads.map((load) => order(load, what)))

async function measure(
  product: Product,
  loads: ChildProcess[],
  act: 'live' | 'poll',
  options: RealtimeOptions,
): Promise<Measured> {
  const [cpu, begin] = [product.server().usage().cpu, performance.now()]
  const reports = await everyone(loads, { act, rate: options.rate / LOADS, seconds: options.seconds })
  const all = <K extends keyof Report>(key: K) => reports.map((report) => report[key])
  const sum = (key: 'sent' | 'failed' | 'reads') => all(key).reduce((total, n) => total + n, 0)
  return {
    sent: sum('sent'),
    failed: sum('failed'),
    reads: sum('reads'),
    arrival: all('arrival').flat(),
    text: all('text').flat(),
    cpu: product.server().usage().cpu - cpu,
    seconds: (performance.now() - begin) / 1_000,
  }
}

/** The time within which this part of all came. */
export function within(times: number[], part: number): number | null {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null
}

export const figureOf = ({ pairs, processes }: RealtimeOptions, { live, grown }: Realtime): RealtimeFigure => ({
  clients: 2 * pairs,
  processes,
  sent: live.sent,
  heard: live.arrival.length,
  failed: live.failed,
  p50: within(live.arrival, 0.5),
  p99: within(live.arrival, 0.99),
  textP99: within(live.text, 0.99),
  cores: live.cpu / live.seconds,
  connection: grown.settled / (2 * pairs),
})
