import { setTimeout as wait } from 'node:timers/promises'
import { type LiveConnection, openLive } from '@sehati/testkit/live/live-connection'
import { makeCalls } from './calls.ts'

/** A conversation and the tokens of its two. */
export type Pair = { jadwal_id: number; tokens: [patient: string, professional: string] }
/** The messages that the bench sends to a load process, and the report that it returns. */
export type Order =
  | { act: 'begin'; url: string; pairs: Pair[] }
  /** All people, or the first few. */
  | { act: 'connect'; most?: number }
  | { act: 'disconnect' }
  | { act: 'live' | 'poll'; rate: number; seconds: number }
export type Report = { sent: number; failed: number; reads: number; arrival: number[]; text: number[] }

const POLL_MS = 2_000
const AT_ONCE = 50

/** One process of users: it sends and receives, so that one clock measures both. */
let url = ''
let pairs: Pair[] = []
let calls: ReturnType<typeof makeCalls>
const open: LiveConnection[] = []
let report: Report
/** When messages were sent, and the events of messages whose POST has not returned yet. */
const sentAt = new Map<number, number>()
const early = new Map<number, ((sent: number) => void)[]>()
const since = (id: number, record: (ms: number) => void) => {
  const now = performance.now()
  const sent = sentAt.get(id)
  if (sent !== undefined) record(now - sent)
  else early.set(id, [...(early.get(id) ?? []), (at) => record(now - at)])
}

async function connect(most = Number.POSITIVE_INFINITY): Promise<void> {
  const people = pairs.flatMap(({ jadwal_id, tokens }) => tokens.map((token) => ({ jadwal_id, token }))).slice(0, most)
  for (let n = 0; n < people.length; n += AT_ONCE) {
    open.push(...(await Promise.all(people.slice(n, n + AT_ONCE).map(listen))))
  }
}

/** Receives the event of a message and reads it. Events of own messages, which go to both people, are ignored. */
const listen = async ({ jadwal_id, token }: { jadwal_id: number; token: string }): Promise<LiveConnection> => {
  const live = openLive(url, token, {
    received: (event, kabar) => {
      if (event !== 'kabar' || kabar?.jenis !== 'pesan' || speaker.get(jadwal_id) === token) return
      const { id } = kabar
      since(id, (ms) => report.arrival.push(ms))
      report.reads += 1
      calls.read(token, jadwal_id, id - 1).then(
        () => since(id, (ms) => report.text.push(ms)),
        () => {
          report.failed += 1
        },
      )
    },
  })
  await live.connected
  return live
}

/** The token of the sender of each conversation in this run; the other person receives. */
const speaker = new Map<number, string>()

async function send({ jadwal_id, tokens }: Pair): Promise<void> {
  const at = performance.now()
  try {
    const id = await calls.send(speaker.get(jadwal_id) ?? tokens[0], jadwal_id)
    report.sent += 1
    sentAt.set(id, at)
    for (const record of early.get(id) ?? []) record(at)
    early.delete(id)
  } catch {
    report.failed += 1
  }
}

/** Every receiver polls every two seconds, each from another random moment. */
async function poll({ jadwal_id, tokens }: Pair, until: number): Promise<void> {
  for (const [index, token] of tokens.entries()) {
    const isListener = speaker.get(jadwal_id) !== token
    let last = 0
    let next = performance.now() + Math.random() * POLL_MS
    const round = async () => {
      while (next < until) {
        await wait(Math.max(0, next - performance.now()))
        next += POLL_MS
        report.reads += 1
        const ids = await calls.read(token, jadwal_id, last).catch(() => null)
        if (ids === null) report.failed += 1
        else if (isListener && last > 0) for (const id of ids) since(id, (ms) => report.text.push(ms))
        last = ids?.at(-1) ?? Math.max(last, 1)
      }
    }
    if (index === 0) void round()
    else await round()
  }
}

async function run({ act, rate, seconds }: Extract<Order, { rate: number }>): Promise<Report> {
  report = { sent: 0, failed: 0, reads: 0, arrival: [], text: [] }
  for (const { jadwal_id, tokens } of pairs) speaker.set(jadwal_id, tokens[Math.random() < 0.5 ? 0 : 1])
  // A client that polls has read once before the first message is sent.
  const begin = performance.now() + (act === 'poll' ? 1.5 * POLL_MS : 0)
  const until = begin + seconds * 1_000
  if (act === 'poll') for (const pair of pairs) void poll(pair, until + 2 * POLL_MS)
  for (let n = 0; n < rate * seconds; n++) {
    await wait(Math.max(0, begin + (n / rate) * 1_000 - performance.now()))
    void send(pairs[Math.floor(Math.random() * pairs.length)] as Pair)
  }
  // Until the last message has arrived by the slower way.
  await wait(act === 'poll' ? 2.5 * POLL_MS : 2_000)
  return report
}

process.on('message', async (order: Order) => {
  if (order.act === 'begin') {
    url = order.url
    pairs = order.pairs
    calls = makeCalls(url)
  } else if (order.act === 'connect') await connect(order.most)
  else if (order.act === 'disconnect') for (const client of open.splice(0)) client.close()
  else return void process.send?.(await run(order))
  process.send?.('done')
})
process.on('disconnect', () => process.exit(0))
