import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { keptConnections } from '@sehati/testkit/client/exchange'
import { type Conversation, openConversations } from '@sehati/testkit/clinic/conversations'
import { makeSealOf } from '@sehati/testkit/clinic/original'
import { makeDatabase, withClient } from '@sehati/testkit/product/databases'
import { inProduction, newDataKey, type RunningProduct, serveProduct } from '@sehati/testkit/product/product'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import { openTestDatabase } from '../../../scripts/test/test-database.ts'
import { within } from '../realtime/measure-realtime.ts'
import { type DatabaseCpu, watchDatabaseCpu } from '../speed/database-cpu.ts'
import { type Counts, openPage, type Page } from './page.ts'

type Options = { rooms: number; seconds: number; processes: number }
type Phase = Counts & { name: string; seconds: number; server: number; database: number | null }

/** Cores that the server may take while all are in their calls. */
const MOST_CORES = 0.1
/** All people of an hour enter within so many seconds. */
const ARRIVAL_S = 20
/** A call on a phone loses its network about so often, and then negotiates again. */
const DROP_S = 120
const BEFORE_START_MS = 5 * 60_000
/** Nothing is sent there: a relay carries pictures and sound, which are not measured here. */
const VIDEO = { TURN_URLS: 'turn:127.0.0.1:9?transport=udp', TURN_SECRET: 'rahasia-relay-untuk-ukuran' }

/** Measures, prints and says whether no request failed and the signalling took no more than it may. */
export async function runBilik(options: Options, steps: Steps, signal: AbortSignal): Promise<boolean> {
  const server = await steps.run('Start PostgreSQL', openTestDatabase)
  try {
    const { url, drop } = await makeDatabase(server.adminUrl)
    try {
      const dataKey = newDataKey()
      const filled = await steps.run(`Fill ${options.rooms} consultations`, () => fill(url, options.rooms, dataKey))
      const { rooms, now } = filled
      const env = { ...inProduction(options.processes), ...VIDEO, NODE_ENV: 'test', APP_NOW: now.toISOString() }
      const product = await steps.run('Start the product', () => serveProduct({ databaseUrl: url, dataKey, env }))
      try {
        const phases = await measure(product, rooms, options, steps, signal)
        steps.line(table(options, phases))
        const [, calls] = phases
        return phases.every(({ failed }) => Object.keys(failed).length === 0) && calls.server <= MOST_CORES
      } finally {
        await product.remove()
      }
    } finally {
      await drop()
    }
  } finally {
    await server.stop()
  }
}

/** Approved online consultations at one hour, and the instant some minutes before it at which their people are signed in. */
const fill = (url: string, many: number, dataKey: string) =>
  withClient(url, async (db) => {
    // The database refuses values of a key that it does not list; a server lists its own when it starts.
    await db.query('insert into data_key (key_id, created_at) values ($1, now())', [makeSealOf(dataKey).activeKeyId()])
    const rooms = await openConversations(db, many, new Date(), 'bilik')
    const found = await db.query<{ mulai: Date }>('select mulai from konsultasi limit 1')
    const now = new Date((found.rows[0] as { mulai: Date }).mulai.getTime() - BEFORE_START_MS)
    await db.query('update auth_session set created_at = $1, last_used_at = $1', [now])
    await db.query('analyze')
    return { rooms, now }
  })

async function measure(
  product: RunningProduct,
  rooms: Conversation[],
  { seconds }: Options,
  steps: Steps,
  signal: AbortSignal,
): Promise<[Phase, Phase]> {
  const counts: Counts = { requests: 0, failed: {}, heard: [] }
  const agent = keptConnections(2 * rooms.length)
  const pageOf = (token: string, jadwal_id: number) => openPage({ url: product.url, agent, token, jadwal_id, counts })
  const pairs: Page[][] = []
  const databaseCpu = await watchDatabaseCpu(product.databaseUrl)
  try {
    for (const { id, patientToken, professionalToken } of rooms)
      pairs.push([await pageOf(patientToken, id), await pageOf(professionalToken, id)])
    // The connections' own work is no signalling.
    await wait(3_000)
    const phase = (name: string, work: () => Promise<unknown>) =>
      steps.run(name, () => costOf({ product, databaseCpu, counts, name }, work))
    const arrival = await phase('All enter, are let in, and call', () =>
      Promise.all(pairs.map((pair) => wait(Math.random() * ARRIVAL_S * 1_000).then(() => begin(pair)))),
    )
    const calls = await phase(`Calls for ${seconds} s`, () => keepCalling(pairs, seconds, signal))
    return [arrival, calls]
  } finally {
    for (const page of pairs.flat()) page.close()
  }
}

async function begin([patient, professional]: Page[]): Promise<void> {
  if (!patient || !professional) return
  await patient.enter()
  await professional.enter()
  await professional.admit()
  await professional.offer()
}

/** Heartbeats go on by themselves; now and then a network is lost. */
async function keepCalling(pairs: Page[][], seconds: number, signal: AbortSignal): Promise<void> {
  const drops = Math.round((pairs.length * seconds) / DROP_S)
  const [begin, end] = [performance.now(), performance.now() + seconds * 1_000]
  for (let n = 0; n < drops; n++) {
    await wait(Math.max(0, begin + ((n + 0.5) / drops) * seconds * 1_000 - performance.now()), undefined, { signal })
    void pairs[(n * 7) % pairs.length]?.[1]?.offer()
  }
  await wait(Math.max(0, end - performance.now()), undefined, { signal })
}

type Watched = { product: RunningProduct; databaseCpu: DatabaseCpu; counts: Counts; name: string }
async function costOf({ product, databaseCpu, counts, name }: Watched, work: () => Promise<unknown>): Promise<Phase> {
  Object.assign(counts, { requests: 0, failed: {}, heard: [] } satisfies Counts)
  const before = { server: product.server().usage().cpu, database: databaseCpu(), at: performance.now() }
  await work()
  const seconds = (performance.now() - before.at) / 1_000
  const spent = databaseCpu()
  return {
    ...counts,
    name,
    seconds,
    server: (product.server().usage().cpu - before.server) / seconds,
    database: spent === null || before.database === null ? null : (spent - before.database) / seconds,
  }
}

function table({ rooms, processes }: Options, phases: Phase[]): string {
  const ms = (times: number[], part: number) => within(times, part)?.toFixed(1) ?? '–'
  const head = `${rooms} rooms, ${processes} server processes, ${os.availableParallelism()} cores (load ${os.loadavg()[0]?.toFixed(1)}); aim: server ≤ ${MOST_CORES} cores during calls`
  const rows = phases.map(
    ({ name, seconds, requests, failed, heard, server, database }) =>
      `  ${name.padEnd(34)} ${(requests / seconds).toFixed(1)} requests/s  server ${server.toFixed(3)} cores  database ${database?.toFixed(3) ?? '–'} cores  ` +
      `signal to read p50 ${ms(heard, 0.5)} ms, p99 ${ms(heard, 0.99)} ms (${heard.length})  failed ${JSON.stringify(failed)}`,
  )
  return ['', head, ...rows].join('\n')
}
