import { type Books, checkBooks } from '@sehati/testkit/clinic/check-books'
import type { Clinic } from '@sehati/testkit/clinic/numbered-clinic'
import type { Original } from '@sehati/testkit/clinic/original'
import { withClient } from '@sehati/testkit/product/databases'
import { inProduction, serveProduct } from '@sehati/testkit/product/product'
import { type DatabaseCpu, watchDatabaseCpu } from './database-cpu.ts'
import { merged, percentile } from './histogram.ts'
import type { Report } from './load.ts'
import { type Load, startLoad } from './load-processes.ts'
import type { Options } from './options.ts'
import type { DatabaseWork, Pressed, Work } from './requests.ts'
import { type Server, startEmpty } from './server.ts'

export type Speed = { perSecond: number; p50: number | null; p99: number | null }
export type Place<W> = { work: W; consultations: number; connections: number }
/** `cores`: processor time for each second, of all processes of the server, of PostgreSQL and of those who ask; `memory` of the server's, in bytes, at the end. */
export type Figure = Place<Work> &
  Speed & {
    processes: number
    errors: Record<string, number>
    cores: { server: number; database: number | null; load: number }
    memory: number
  }
export type Rush = {
  pressed: Pressed
  consultations: number
  processes: number
  attempts: number
  winners: number[]
  others: Record<string, number>
  p50: number | null
  p99: number | null
  longest: number | null
  /** Seconds of processor time that a round took, of all processes of the server, of PostgreSQL and of those who ask. */
  cpu: { server: number; database: number | null; load: number }
}

/** One measurement: so many people do this at once. */
export type Job<W extends Work = Work> = { work: W; connections: number }

export async function measureEmpty(
  clinic: Clinic,
  options: Options,
  processes: number,
  jobs: Job[],
): Promise<Figure[]> {
  const server = await startEmpty(processes)
  return loaded(server, clinic, async (load) => {
    const figures: Figure[] = []
    for (const job of jobs)
      figures.push(await measureJob(server, load, job, { consultations: 0, processes, options }, () => null))
    return figures
  })
}

export type Task = {
  url: string
  original: Original
  consultations: number
  options: Options
  jobs: Job<DatabaseWork>[]
  signal: AbortSignal
}

/** Reads before anything is booked, so that each of them finds what the others found. */
export async function measureProduct(
  task: Task & { processes: number; withRush: boolean },
): Promise<{ figures: Figure[]; rushes: Rush[]; books: Books }> {
  const { url, original, processes, withRush, signal } = task
  const server = await serveProduct({ databaseUrl: url, dataKey: original.dataKey, env: inProduction(processes) })
  return loaded(server, original.clinic, async (load) => {
    const databaseCpu = await watchDatabaseCpu(url)
    const figures: Figure[] = []
    const acknowledged: number[] = []
    for (const job of task.jobs) {
      signal.throwIfAborted()
      figures.push(await measureJob(server, load, job, task, databaseCpu, acknowledged))
    }
    const rushes = withRush ? await measureRushes(server, load, databaseCpu, task, acknowledged) : []
    const books = await withClient(url, (db) => checkBooks(db, original.clinic, acknowledged))
    return { figures, rushes, books }
  })
}

async function loaded<T>(server: Server, clinic: Clinic, work: (load: Load) => Promise<T>): Promise<T> {
  let load: Load | null = null
  try {
    load = await startLoad(server.port, clinic)
    return await work(load)
  } finally {
    load?.end()
    await server.remove()
  }
}

type Around = { consultations: number; processes: number; options: Options }

async function measureJob(
  server: Server,
  load: Load,
  { work, connections }: Job,
  { consultations, processes, options }: Around,
  databaseCpu: DatabaseCpu,
  acknowledged: number[] = [],
): Promise<Figure> {
  const warm = await load.run(work, connections, options.warmUp, options.rate)
  const look = () => ({ server: server.server().usage(), database: databaseCpu(), at: performance.now() })
  const before = look()
  const { done, times, errors, booked, cpu } = await load.run(work, connections, options.seconds, options.rate)
  const after = look()
  for (const id of [...warm.booked, ...booked]) acknowledged.push(id)
  const seconds = (after.at - before.at) / 1_000
  return {
    work,
    consultations,
    connections,
    processes,
    errors,
    ...speedOf(done / options.seconds, times),
    cores: {
      server: (after.server.cpu - before.server.cpu) / seconds,
      database:
        after.database === null || before.database === null ? null : (after.database - before.database) / seconds,
      load: cpu / seconds,
    },
    memory: after.server.memory,
  }
}

export const speedOf = (perSecond: number, times: number[]): Speed => ({
  perSecond,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
})

type Round = Report & { used: Rush['cpu'] }
const RUSHES: readonly Pressed[] = ['hold', 'booking', 'visit']

/**
 * In each round all press to hold one slot, and then all press to book it: the one who holds it gets it. Then all visit
 * another slot: each holds it, and books it as soon as it is held.
 */
async function measureRushes(
  server: Server,
  load: Load,
  databaseCpu: DatabaseCpu,
  around: Around,
  acknowledged: number[],
): Promise<Rush[]> {
  const { attempts, rounds } = around.options
  const look = () => ({ server: server.server().usage().cpu, database: databaseCpu() })
  const done: Record<Pressed, Round[]> = { hold: [], booking: [], visit: [] }
  for (let round = 0; round < rounds; round++)
    for (const pressed of RUSHES) {
      const before = look()
      const report = await load.rush(pressed, round, attempts)
      const after = look()
      const database = after.database === null || before.database === null ? null : after.database - before.database
      done[pressed].push({ ...report, used: { server: after.server - before.server, database, load: report.cpu } })
    }
  for (const pressed of RUSHES) for (const { booked } of done[pressed]) acknowledged.push(...booked)
  return RUSHES.map((pressed) => rushOf(pressed, done[pressed], around))
}

function rushOf(pressed: Pressed, rounded: Round[], { consultations, processes, options: { attempts } }: Around): Rush {
  const others: Record<string, number> = {}
  for (const { errors } of rounded)
    for (const [what, n] of Object.entries(errors)) others[what] = (others[what] ?? 0) + n
  const times = merged(rounded.map((round) => round.times))
  const used = (of: keyof Rush['cpu']) =>
    rounded.reduce((sum, round) => sum + (round.used[of] ?? 0), 0) / rounded.length
  return {
    pressed,
    consultations,
    processes,
    attempts,
    others,
    winners: rounded.map(({ done }) => done),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: percentile(times, 1),
    cpu: {
      server: used('server'),
      database: rounded.some((round) => round.used.database === null) ? null : used('database'),
      load: used('load'),
    },
  }
}
