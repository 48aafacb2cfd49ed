import type { Steps } from '../../scripts/bootstrap/steps.mjs'
import { openTestDatabase } from '../../scripts/test/test-database.ts'
import { isRight } from './check.ts'
import { makeOriginal } from './databases.ts'
import { measureEmpty, measureLimits, measureProduct } from './measure.ts'
import type { Options } from './options.ts'
import { pgbenchVersion } from './pgbench.ts'
import { DATABASE_WORK } from './requests.ts'
import { describeMachine, type Results, writeResults } from './results.ts'
import { booksLines, rushLines, table } from './table.ts'

/** Measures, prints, keeps. Answers whether everything was answered as it should be and every booking is there once. */
export async function runSpeed(asked: Options, steps: Steps, signal: AbortSignal): Promise<boolean> {
  const options: Options = { ...asked, limit: pgbenchVersion() ? asked.limit : 'client' }
  const database = await steps.run('Start PostgreSQL', openTestDatabase)
  try {
    const results = await measureAll(database.adminUrl, options, steps, signal)
    for (const line of [table(results), ...rushLines(results), ...booksLines(results)]) steps.line(line)
    steps.line(`\n${writeResults(results)}`)
    return (
      results.figures.every(({ errors }) => Object.keys(errors).length === 0) &&
      results.books.every(isRight) &&
      results.rushes.every(({ winners }) => winners.every((n) => n === 1))
    )
  } finally {
    await database.stop()
  }
}

async function measureAll(adminUrl: string, options: Options, steps: Steps, signal: AbortSignal): Promise<Results> {
  const machine = await describeMachine(adminUrl)
  const results: Results = { machine, options, figures: [], limits: [], rushes: [], books: [] }
  const work = DATABASE_WORK.filter((one) => options.parts.includes(one))
  for (const consultations of options.consultations) {
    signal.throwIfAborted()
    const original = await steps.run(`Fill ${consultations} consultations`, () =>
      makeOriginal(adminUrl, options, consultations),
    )
    try {
      for (const processes of options.processes) {
        signal.throwIfAborted()
        if (options.parts.includes('http') && consultations === options.consultations[0])
          results.figures.push(
            ...(await steps.run(`Empty HTTP, ${processes} processes`, () =>
              measureEmpty(original.clinic, options, processes),
            )),
          )
        if (work.length === 0 && !options.parts.includes('rush')) continue
        const measured = await steps.run(`Sehati, ${processes} processes`, () =>
          original.onCopy((url) => measureProduct({ url, original, consultations, processes, options, work, signal })),
        )
        results.figures.push(...measured.figures)
        results.rushes.push(...measured.rushes)
        results.books.push({ ...measured.books, processes, consultations })
      }
      signal.throwIfAborted()
      if (work.length > 0)
        results.limits.push(
          ...(await steps.run(`PostgreSQL alone, by ${options.limit}`, () =>
            original.onCopy((url) => measureLimits({ url, original, consultations, options, work, signal })),
          )),
        )
    } finally {
      await original.drop()
    }
  }
  return results
}
