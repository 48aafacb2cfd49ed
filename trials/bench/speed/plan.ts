import type { Figure, Job } from './measure.ts'
import type { Options } from './options.ts'
import type { Work } from './requests.ts'

/** The number of connections at which numbers of processes are compared: 32, or the middle one if 32 is missing. */
export const pivotOf = ({ connections }: Pick<Options, 'connections'>): number =>
  connections.includes(32) ? 32 : (connections[Math.floor(connections.length / 2)] as number)

export const jobsAt = <W extends Work>(works: readonly W[], connections: number): Job<W>[] =>
  works.map((work) => ({ work, connections }))

/**
 * What is left to do when every work has been tried with each number of processes: the other numbers of connections,
 * each with what was best, so that a server is started no oftener than needed.
 */
export function remaining<W extends Work>(
  works: readonly W[],
  tried: Figure[],
  options: Pick<Options, 'connections'>,
): Map<number, Job<W>[]> {
  const others = options.connections.filter((n) => n !== pivotOf(options))
  const jobs = new Map<number, Job<W>[]>()
  for (const work of works) {
    const processes = bestOf(tried.filter((figure) => figure.work === work))?.processes
    if (processes === undefined) continue
    const more = others.map((connections) => ({ work, connections }))
    jobs.set(processes, [...(jobs.get(processes) ?? []), ...more])
  }
  // Bookings come last: they change what the others read.
  for (const [processes, some] of jobs)
    jobs.set(
      processes,
      some.toSorted((a, b) => Number(a.work === 'booking') - Number(b.work === 'booking')),
    )
  return jobs
}

export const bestOf = (figures: Figure[]): Figure | undefined =>
  figures.toSorted((a, b) => b.perSecond - a.perSecond)[0]
