import { isRight } from '@sehati/testkit/clinic/check-books'
import { makeOriginal } from '@sehati/testkit/clinic/original'
import { describeMachine } from '@sehati/testkit/machine/describe-machine'
import { writeResults } from '@sehati/testkit/machine/results-file'
import { makeDatabase, versionOf } from '@sehati/testkit/product/databases'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import { ensureWebBuilt } from '../../../scripts/start/web-build.ts'
import { openTestDatabase } from '../../../scripts/test/test-database.ts'
import { measurePages } from '../pages/measure-pages.ts'
import { figureOf, measureRealtime } from '../realtime/measure-realtime.ts'
import { measureStart } from '../start/measure-start.ts'
import { verdicts } from '../verdicts.ts'
import { otherLines, verdictTable } from './lines.ts'
import { measureLoad } from './measure-load.ts'
import { measureMemory } from './measure-memory.ts'
import { measureMetrics } from './measure-metrics.ts'
import type { Options } from './options.ts'
import { pgbenchVersion } from './pgbench.ts'
import type { Kept, Results } from './results.ts'
import { booksLines, rushLines, table } from './table.ts'

const LOADS = ['http', 'slots', 'history', 'booking', 'rush'] as const
const REALTIME_PROCESSES = 2
const REALTIME_SECONDS = 10
/** How full a clinic is when nothing but memory is looked at. */
const SMALL = 1_000

/** Measures, prints and saves. Returns whether every response was as expected and every booking is stored once. */
export async function runSpeed(asked: Options, steps: Steps, signal: AbortSignal): Promise<boolean> {
  const options: Options = { ...asked, limit: pgbenchVersion() ? asked.limit : 'client' }
  const { parts } = options
  if (parts.includes('pages') || parts.includes('start')) await steps.run('Build the web', () => ensureWebBuilt(signal))
  const database = await steps.run('Start PostgreSQL', openTestDatabase)
  try {
    const { adminUrl } = database
    const results: Results = {
      machine: { ...describeMachine(await versionOf(adminUrl)), pgbench: pgbenchVersion() },
      options,
      ...{
        figures: [],
        limits: [],
        rushes: [],
        books: [],
        memory: null,
        metrics: null,
        realtime: null,
        start: null,
        pages: [],
      },
    }
    if (LOADS.some((one) => parts.includes(one))) await measureLoad({ adminUrl, options, steps, signal, results })
    await measureOthers(adminUrl, results, steps, signal)
    const judged = verdicts(results)
    if (results.figures.length > 0) steps.line(table(results))
    for (const line of [...rushLines(results), ...booksLines(results), ...otherLines(results)]) steps.line(line)
    if (judged.length > 0) steps.line(verdictTable(judged))
    steps.line(`\n${writeResults(options.out ?? null, '', { ...results, verdicts: judged } satisfies Kept)}`)
    return (
      results.figures.every(({ errors }) => Object.keys(errors).length === 0) &&
      results.books.every(isRight) &&
      results.rushes.every(({ winners }) => winners.every((n) => n === 1))
    )
  } finally {
    await database.stop()
  }
}

async function measureOthers(adminUrl: string, results: Results, steps: Steps, signal: AbortSignal): Promise<void> {
  const { options } = results
  const { parts, times, clients, messages } = options
  if (parts.includes('memory') || parts.includes('metrics')) {
    signal.throwIfAborted()
    const size = Math.min(SMALL, ...options.consultations)
    const original = await steps.run('Fill a small clinic', () => makeOriginal(adminUrl, options, size))
    try {
      if (parts.includes('memory')) results.memory = await steps.run('Memory', () => measureMemory(original, options))
      signal.throwIfAborted()
      if (parts.includes('metrics'))
        results.metrics = await steps.run('What counting costs', () => measureMetrics(original, options))
    } finally {
      await original.drop()
    }
  }
  if (parts.includes('realtime')) {
    signal.throwIfAborted()
    const asked = {
      pairs: Math.ceil(clients / 2),
      rate: messages,
      seconds: REALTIME_SECONDS,
      processes: REALTIME_PROCESSES,
    }
    results.realtime = figureOf(asked, await measureRealtime(adminUrl, asked, steps, { withPoll: false, signal }))
  }
  if (parts.includes('start')) {
    signal.throwIfAborted()
    results.start = await steps.run('Start', async () => {
      const empty = await makeDatabase(adminUrl)
      return measureStart(empty.url, times, signal).finally(empty.drop)
    })
  }
  if (parts.includes('pages')) {
    signal.throwIfAborted()
    results.pages = await steps.run('Pages in a slow browser', () => measurePages(adminUrl, times, signal))
  }
}
