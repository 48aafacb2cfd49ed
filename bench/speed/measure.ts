import { type Books, checkBooks } from './check.ts'
import type { Clinic } from './clinic.ts'
import { makeSealOf, type Original, withClient } from './databases.ts'
import { merged, percentile } from './histogram.ts'
import type { Limit } from './limit.ts'
import { runLimitClient } from './limit-client.ts'
import { type Load, startLoad } from './load-processes.ts'
import type { Options } from './options.ts'
import { runPgbench } from './pgbench.ts'
import { pgbenchScript } from './pgbench-script.ts'
import type { DatabaseWork, Work } from './requests.ts'
import { type Server, startEmpty, startProduct } from './server.ts'
import { statementOf } from './statements.ts'

type Speed = { perSecond: number; p50: number | null; p99: number | null }
type Place<W> = { work: W; consultations: number; connections: number }
/** `cores`: processor time of all its processes for each second; `memory` of all of them, in bytes, at the end. */
export type Figure = Place<Work> &
  Speed & { processes: number; errors: Record<string, number>; cores: number; memory: number }
export type LimitFigure = Place<DatabaseWork> & Speed & { clients: number; by: Options['limit'] }
export type Rush = {
  consultations: number
  processes: number
  attempts: number
  winners: number[]
  others: Record<string, number>
  p50: number | null
  p99: number | null
  longest: number | null
}

export async function measureEmpty(clinic: Clinic, options: Options, processes: number): Promise<Figure[]> {
  const server = await startEmpty(processes)
  return loaded(server, clinic, (load) => measureWork(server, load, 'http', { consultations: 0, processes, options }))
}

type Task = {
  url: string
  original: Original
  consultations: number
  options: Options
  work: DatabaseWork[]
  signal: AbortSignal
}

/** Reads before anything is booked, so that each of them finds what the others found. */
export async function measureProduct(
  task: Task & { processes: number },
): Promise<{ figures: Figure[]; rushes: Rush[]; books: Books }> {
  const { url, original, processes, options, signal } = task
  const server = await startProduct(url, original.dataKey, processes)
  return loaded(server, original.clinic, async (load) => {
    const figures: Figure[] = []
    const acknowledged: number[] = []
    for (const work of task.work) {
      signal.throwIfAborted()
      figures.push(...(await measureWork(server, load, work, task, acknowledged)))
    }
    const rushes = options.parts.includes('rush') ? [await measureRush(load, task, acknowledged)] : []
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
    await server.stop()
  }
}

type Around = { consultations: number; processes: number; options: Options }

async function measureWork(
  server: Server,
  load: Load,
  work: Work,
  { consultations, processes, options }: Around,
  acknowledged: number[] = [],
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const connections of options.connections) {
    const warm = await load.run(work, connections, options.warmUp)
    const [before, begin] = [server.usage(), performance.now()]
    const { done, times, errors, booked } = await load.run(work, connections, options.seconds)
    const [after, seconds] = [server.usage(), (performance.now() - begin) / 1_000]
    for (const id of [...warm.booked, ...booked]) acknowledged.push(id)
    figures.push({
      ...{ work, consultations, connections, processes },
      ...speedOf(done / options.seconds, times),
      errors,
      cores: (after.cpu - before.cpu) / seconds,
      memory: after.memory,
    })
  }
  return figures
}

const speedOf = (perSecond: number, times: number[]): Speed => ({
  perSecond,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
})

async function measureRush(
  load: Load,
  { consultations, processes, options }: Around,
  acknowledged: number[],
): Promise<Rush> {
  const { attempts, rounds } = options
  const rounded = []
  for (let round = 0; round < rounds; round++) rounded.push(await load.rush(round, attempts))
  for (const { booked } of rounded) acknowledged.push(...booked)
  const others: Record<string, number> = {}
  for (const { errors } of rounded)
    for (const [what, n] of Object.entries(errors)) others[what] = (others[what] ?? 0) + n
  const times = merged(rounded.map((round) => round.times))
  return {
    ...{ consultations, processes, attempts, others },
    winners: rounded.map(({ booked }) => booked.length),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: percentile(times, 1),
  }
}

/** The same statements with the same data on a database alone. What it books must be there too. */
export async function measureLimits({
  url,
  original,
  consultations,
  options,
  work,
  signal,
}: Task): Promise<LimitFigure[]> {
  const { clinic } = original
  const figures: LimitFigure[] = []
  for (const one of work) {
    const statement = await statementOf(one, clinic, makeSealOf(original.dataKey))
    const run = (connections: number, seconds: number, offset: number): Promise<Limit> =>
      options.limit === 'pgbench'
        ? runPgbench(url, pgbenchScript(one, clinic, statement, offset), connections, seconds)
        : runLimitClient(url, statement, connections, seconds, offset)
    for (const connections of options.connections) {
      signal.throwIfAborted()
      const before = await booked(url, clinic)
      const { done, seconds, times, clients } = await run(connections, options.seconds, before.next)
      const after = await booked(url, clinic)
      if (one === 'booking' && after.rows - before.rows !== done)
        throw new Error(`${options.limit} booked ${after.rows - before.rows} times in ${done} transactions`)
      figures.push({
        work: one,
        consultations,
        connections,
        ...speedOf(done / seconds, times),
        clients,
        by: options.limit,
      })
    }
  }
  return figures
}

/** How many bookings there are, and the number of the first one that has not been tried. */
async function booked(url: string, { lastConsultation }: Clinic): Promise<{ rows: number; next: number }> {
  const found = await withClient(url, (db) =>
    db.query<{ rows: number; last: number }>(
      'select count(*)::int as rows, coalesce(max(jadwal_id), $1)::int as last from konsultasi where jadwal_id > $1',
      [lastConsultation],
    ),
  )
  const { rows, last } = found.rows[0] as { rows: number; last: number }
  return { rows, next: last - lastConsultation }
}
