import { makeOriginal, type Original } from '@sehati/testkit/clinic/original'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import { measureEmpty, measureProduct } from './measure.ts'
import { measureLimits } from './measure-limits.ts'
import type { Options } from './options.ts'
import { jobsAt, pivotOf, remaining } from './plan.ts'
import { DATABASE_WORK, type DatabaseWork } from './requests.ts'
import type { Results } from './results.ts'

type Run = { adminUrl: string; options: Options; steps: Steps; signal: AbortSignal; results: Results }

/**
 * The product under load, and what its database and its framework do at best. Every number of processes is tried at one
 * number of connections; the others are measured with what was best there.
 */
export async function measureLoad(run: Run): Promise<void> {
  const { adminUrl, options, steps, signal } = run
  for (const consultations of options.consultations) {
    signal.throwIfAborted()
    const original = await steps.run(`Fill ${consultations} consultations`, () =>
      makeOriginal(adminUrl, options, consultations),
    )
    try {
      if (options.parts.includes('http') && consultations === options.consultations[0]) await overEmpty(run, original)
      await overProduct(run, original, consultations)
    } finally {
      await original.drop()
    }
  }
}

async function overEmpty({ options, steps, signal, results }: Run, { clinic }: Original): Promise<void> {
  const measure = async (processes: number, connections: number[]) => {
    signal.throwIfAborted()
    const jobs = connections.map((many) => ({ work: 'http', connections: many }) as const)
    results.figures.push(
      ...(await steps.run(`Empty HTTP, ${processes} processes`, () => measureEmpty(clinic, options, processes, jobs))),
    )
  }
  for (const processes of options.processes) await measure(processes, [pivotOf(options)])
  for (const [processes, jobs] of remaining(['http'], results.figures, options))
    await measure(
      processes,
      jobs.map(({ connections }) => connections),
    )
}

async function overProduct(run: Run, original: Original, consultations: number): Promise<void> {
  const { options, steps, signal, results } = run
  const works = DATABASE_WORK.filter((one) => options.parts.includes(one))
  const most = Math.max(...options.processes)
  const measure = async (processes: number, jobs: { work: DatabaseWork; connections: number }[], withRush: boolean) => {
    signal.throwIfAborted()
    if (jobs.length === 0 && !withRush) return
    const measured = await steps.run(`Sehati, ${processes} processes`, () =>
      original.onCopy((url) =>
        measureProduct({ url, original, consultations, processes, options, jobs, withRush, signal }),
      ),
    )
    results.figures.push(...measured.figures)
    results.rushes.push(...measured.rushes)
    results.books.push({ ...measured.books, processes, consultations })
  }
  for (const processes of options.processes)
    await measure(processes, jobsAt(works, pivotOf(options)), options.parts.includes('rush') && processes === most)
  const tried = results.figures.filter((figure) => figure.consultations === consultations)
  for (const [processes, jobs] of remaining(works, tried, options)) await measure(processes, jobs, false)
  signal.throwIfAborted()
  if (works.length === 0) return
  const jobs = works.flatMap((work) => options.connections.map((connections) => ({ work, connections })))
  results.limits.push(
    ...(await steps.run(`PostgreSQL alone, by ${options.limit}`, () =>
      original.onCopy((url) => measureLimits({ url, original, consultations, options, jobs, signal })),
    )),
  )
}
