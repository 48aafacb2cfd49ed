import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Steps } from '../../scripts/bootstrap/steps.mjs'
import { openTestDatabase } from '../../scripts/test/test-database.ts'
import { fillClinic, type Pair } from './fill.ts'
import type { Order, Report } from './load.ts'
import { type Product, startProduct } from './product.ts'

type Options = { pairs: number; rate: number; seconds: number; processes: number }
type Measured = Report & { cpu: number; seconds: number }

const LOADS = 2
const SETTLE_MS = 5_000

/** Measures both ways one after the other on a database of its own, and prints one table. */
export async function runBench(options: Options, steps: Steps): Promise<void> {
  const server = await steps.run('Start PostgreSQL', openTestDatabase)
  const name = `sehati_bench_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
  const loads: ChildProcess[] = []
  let product: Product | null = null
  try {
    await admin.query(`create database ${name}`)
    const url = Object.assign(new URL(server.adminUrl), { pathname: `/${name}` }).toString()
    const running = await steps.run('Start the product', () => startProduct(url, options.processes))
    product = running
    const pairs = await steps.run(`Fill ${options.pairs} conversations`, () => fillClinic(url, options.pairs))
    for (let n = 0; n < LOADS; n++)
      loads.push(
        await startLoad(
          running.url,
          pairs.filter((_, at) => at % LOADS === n),
        ),
      )

    // Once before it is measured, by a few: a fresh process grows by what it compiles, and keeps what it once needed.
    await steps.run('Warm up', async () => {
      await everyone(loads, { act: 'connect', most: 20 })
      await everyone(loads, { act: 'live', rate: Math.ceil(options.rate / LOADS), seconds: 3 })
      await everyone(loads, { act: 'disconnect' })
      await wait(SETTLE_MS)
    })
    const before = { asIs: running.memory(), settled: await running.settledMemory() }
    await steps.run(`Connect ${2 * options.pairs} clients`, async () => {
      await everyone(loads, { act: 'connect' })
      await wait(SETTLE_MS)
    })
    const grown = { asIs: running.memory() - before.asIs, settled: (await running.settledMemory()) - before.settled }
    const live = await steps.run('Push', () => measure(running, loads, 'live', options))
    await everyone(loads, { act: 'disconnect' })
    await wait(2_000)
    const poll = await steps.run('Poll every 2 s', () => measure(running, loads, 'poll', options))
    steps.line(table(options, live, poll, grown))
  } finally {
    for (const load of loads) load.kill()
    await product?.stop()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await server.stop()
  }
}

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
  const [answer] = await Promise.race([once(load, 'message'), ended])
  return answer as Report
}

const everyone = (loads: ChildProcess[], what: Order) => Promise.all(loads.map((load) => order(load, what)))

async function measure(
  product: Product,
  loads: ChildProcess[],
  act: 'live' | 'poll',
  options: Options,
): Promise<Measured> {
  const [cpu, begin] = [product.cpu(), performance.now()]
  const reports = await everyone(loads, { act, rate: options.rate / LOADS, seconds: options.seconds })
  const all = <K extends keyof Report>(key: K) => reports.map((report) => report[key])
  const sum = (key: 'sent' | 'failed' | 'reads') => all(key).reduce((total, n) => total + n, 0)
  return {
    sent: sum('sent'),
    failed: sum('failed'),
    reads: sum('reads'),
    arrival: all('arrival').flat(),
    text: all('text').flat(),
    cpu: product.cpu() - cpu,
    seconds: (performance.now() - begin) / 1_000,
  }
}

function table(
  { pairs, rate, seconds, processes }: Options,
  live: Measured,
  poll: Measured,
  grown: { asIs: number; settled: number },
): string {
  const each = (bytes: number) => `${(bytes / 1_024 / (2 * pairs)).toFixed(1)} kB`
  const ms = (times: number[], part: number) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
    return at === undefined ? '–' : `${at < 100 ? at.toFixed(1) : Math.round(at)} ms`
  }
  const rows: [string, string, string][] = [
    ['', 'push', 'poll 2 s'],
    ['messages sent', String(live.sent), String(poll.sent)],
    ['heard of at the other person', String(live.arrival.length), '–'],
    ['read by the other person', String(live.text.length), String(poll.text.length)],
    ['failed requests', String(live.failed), String(poll.failed)],
    ['POST to news, p50', ms(live.arrival, 0.5), '–'],
    ['POST to news, p99', ms(live.arrival, 0.99), '–'],
    ['POST to text, p50', ms(live.text, 0.5), ms(poll.text, 0.5)],
    ['POST to text, p99', ms(live.text, 0.99), ms(poll.text, 0.99)],
    ['reading requests per second', per(live.reads, live), per(poll.reads, poll)],
    ['server processor, cores', per(live.cpu, live, 2), per(poll.cpu, poll, 2)],
    ['memory per connection', each(grown.settled), '–'],
    ['… before garbage is collected', each(grown.asIs), '–'],
  ]
  const head = `${2 * pairs} clients, ${rate} messages/s for ${seconds} s, ${processes} server processes, ${os.availableParallelism()} cores (load ${os.loadavg()[0]?.toFixed(1)})`
  const lines = rows.map(([label, a, b]) => `  ${label.padEnd(30)}${a.padStart(12)}${b.padStart(12)}`)
  return ['', head, ...lines].join('\n')
}

const per = (n: number, { seconds }: Measured, digits = 0) => (n / seconds).toFixed(digits)
