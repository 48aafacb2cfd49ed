import { setTimeout as wait } from 'node:timers/promises'
import { checkBooks, isRight } from '@sehati/testkit/clinic/check-books'
import { makeOriginal } from '@sehati/testkit/clinic/original'
import { countBeyondLimits } from '@sehati/testkit/clinic/verify-limits'
import { describeMachine } from '@sehati/testkit/machine/describe-machine'
import { writeResults } from '@sehati/testkit/machine/results-file'
import { versionOf, withClient } from '@sehati/testkit/product/databases'
import { collectible } from '@sehati/testkit/product/garbage'
import { inProduction, serveProduct } from '@sehati/testkit/product/product'
import type { Steps } from '../../scripts/bootstrap/steps.mjs'
import { choosePort } from '../../scripts/process/free-port.ts'
import { openTestDatabase } from '../../scripts/test/test-database.ts'
import { beginLife } from './acts.ts'
import { findPeople } from './people.ts'
import { sample, type Watched } from './sample.ts'
import { type Trend, trendOf } from './trend.ts'
import { addVisits } from './visits.ts'

export type SoakOptions = { minutes: number; processes: number; pace: number; out: string | null }

const CLINIC = { consultations: 10_000, professionals: 300, attempts: 2 }
const SAMPLES = 180
const FASTEST_SAMPLE_S = 1
/** In a shorter run, memory for caches and compiled code cannot be distinguished from a leak. */
const ENOUGH_MINUTES = 10
/** Megabytes, or connections. */
const MAY_GROW = 8

/** Returns whether nothing grew, no user met an error, and every booking and message is there. */
export async function runSoak(options: SoakOptions, steps: Steps, signal: AbortSignal): Promise<boolean> {
  const { minutes, processes, pace } = options
  const database = await steps.run('Start PostgreSQL', openTestDatabase)
  const machine = describeMachine(await versionOf(database.adminUrl))
  const original = await steps.run('Fill a clinic', () => makeOriginal(database.adminUrl, CLINIC, CLINIC.consultations))
  try {
    return await original.onCopy(async (url) => {
      const people = await withClient(url, (db) => findPeople(db, original.clinic))
      const visits = await withClient(url, (db) => addVisits(db, original.clinic.dates))
      const port = await choosePort(null)
      const server = await serveProduct({
        databaseUrl: url,
        dataKey: original.dataKey,
        env: { ...inProduction(processes), METRICS_PORT: String(port) },
        execArgv: collectible,
      })
      try {
        const life = await beginLife(server.url, original.clinic, people, visits, pace)
        const watched: Watched = new Map()
        const begin = performance.now()
        const seconds = () => (performance.now() - begin) / 1_000
        await steps.run(`Live for ${minutes} minutes`, async () => {
          const pause = Math.max(FASTEST_SAMPLE_S, (minutes * 60) / SAMPLES) * 1_000
          while (seconds() < minutes * 60 && !signal.aborted) {
            await sample(watched, seconds(), server, `http://127.0.0.1:${port}/metrics`, url)
            await wait(pause, undefined, { signal }).catch(() => {})
          }
          await life.end()
        })
        const { done, errors, booked, messages, events } = life.tally
        const books = await withClient(url, (db) => checkBooks(db, original.clinic, booked))
        const limits = Object.entries(await withClient(url, countBeyondLimits)).filter(([, n]) => n > 0)
        const lost = await withClient(url, (db) =>
          db.query<{ n: number }>(
            'select count(*)::int as n from unnest($1::int[]) acknowledged (id) where not exists (select from percakapan p where p.id = acknowledged.id)',
            [messages],
          ),
        )
        const lived = seconds() / 60
        const trends = [...watched].map(([name, series]) => ({ name, ...trendOf(series, MAY_GROW) }))
        const isLong = lived >= ENOUGH_MINUTES
        for (const line of [...trendLines(trends, isLong), `\nDone: ${listed(done)}; ${events} events received`])
          steps.line(line)
        steps.line(`Errors: ${listed(errors) || 'none'}`)
        steps.line(
          `Bookings: ${books.acknowledged} acknowledged, ${books.rows} in the database; lost ${books.lost}, not acknowledged ${books.unanswered}, double ${books.double}. Messages: ${messages.length} acknowledged, lost ${lost.rows[0]?.n}`,
        )
        steps.line(
          `Beyond caps, quotas, kept-back places and offers: ${listed(Object.fromEntries(limits)) || 'nothing'}`,
        )
        if (!isLong)
          steps.line(
            `${lived.toFixed(1)} minutes are too short to say whether anything grows; ${ENOUGH_MINUTES} at least, 30 as a rule.`,
          )
        steps.line(
          `\n${writeResults(options.out, 'soak-', { machine, options, lived, done, errors, books, trends, watched: [...watched] })}`,
        )
        const hasGrown = isLong && trends.some(({ grows }) => grows)
        return (
          !hasGrown &&
          Object.keys(errors).length === 0 &&
          isRight(books) &&
          limits.length === 0 &&
          lost.rows[0]?.n === 0
        )
      } finally {
        await server.remove()
      }
    })
  } finally {
    await original.drop()
    await database.stop()
  }
}

function trendLines(trends: (Trend & { name: string })[], isLong: boolean): string[] {
  const row = (cells: string[]) => cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(11))).join('')
  const number = (n: number) => n.toFixed(1)
  const verdict = (grows: boolean) => (isLong ? (grows ? 'grows' : 'no growth') : '–')
  return [
    '',
    row(['', 'first', 'last', 'most', 'an hour', 'verdict']),
    ...trends.map(({ name, first, last, most, perHour, grows }) =>
      row([
        name,
        number(first),
        number(last),
        number(most),
        `${perHour > 0 ? '+' : ''}${number(perHour)}`,
        verdict(grows),
      ]),
    ),
  ]
}

const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, n]) => `${what} ${n}`)
    .join(', ')
