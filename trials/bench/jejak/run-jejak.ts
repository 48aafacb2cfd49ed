import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeOriginal } from '@sehati/testkit/clinic/original'
import { describeMachine } from '@sehati/testkit/machine/describe-machine'
import { writeResults } from '@sehati/testkit/machine/results-file'
import { versionOf, withClient } from '@sehati/testkit/product/databases'
import { inProduction, serveProduct } from '@sehati/testkit/product/product'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import { openTestDatabase } from '../../../scripts/test/test-database.ts'
import { fillTrail } from './fill.ts'
import { isWholeFrom, measureFold, measurePages, measureVerify, type PageFigure } from './measure.ts'
import type { Options } from './options.ts'
import { pagesOf } from './pages.ts'
import { settlePeople } from './people.ts'

/** A campus: patients, professionals, and consultations that the rows name. */
const SIZE = { attempts: 20_000, professionals: 200 }
const CONSULTATIONS = 20_000
const PROCESSES = 2

const VERIFY_S = 300
const FOLD_A_MINUTE = 100_000
const PAGE_P99_MS = 20

type Aim = readonly [what: string, met: boolean]

/** Fills, measures, prints and saves. Returns whether the trail is whole, every request succeeded, and every aim is met. */
export async function runJejak(options: Options, steps: Steps, signal: AbortSignal): Promise<boolean> {
  const { rows, folded } = options
  const database = await steps.run('Start PostgreSQL', openTestDatabase)
  const folder = mkdtempSync(path.join(tmpdir(), 'sehati-bench-jejak-'))
  try {
    const original = await steps.run('Fill a clinic', () => makeOriginal(database.adminUrl, SIZE, CONSULTATIONS))
    try {
      return await original.onCopy(async (url) => {
        const cast = await withClient(url, (db) => settlePeople(db, original.clinic))
        await steps.run(`Chain ${rows} rows`, () => fillTrail(url, rows, cast, signal))
        const env = { DATABASE_URL: url, DATA_DIR: folder, DATA_KEY: original.dataKey }
        const verify = () => measureVerify({ ...env, NODE_ENV: 'production' })
        const verified = await steps.run('Verify', verify)
        steps.line(`  ${verified.seconds.toFixed(1)} s, ${verified.progress} lines of progress; ${verified.said}`)
        signal.throwIfAborted()
        const { server, foldedAMinute, pages } = await measureServed(url)
        const isWhole = await steps.run('Verify what was folded', () => isWholeFrom(url, rows))
        const size = await withClient(url, (db) => db.query(`select pg_total_relation_size('jejak')::float8 as bytes`))
        const bytesARow = size.rows[0].bytes / rows
        for (const line of tableOf(pages)) steps.line(line)
        const aims: Aim[] = [
          [
            `verification: ${verified.seconds.toFixed(0)} s (at most ${VERIFY_S} for 10 000 000 rows), with progress`,
            verified.seconds <= (VERIFY_S * rows) / 10_000_000 + 10 && verified.progress >= Math.floor(rows / 500_000),
          ],
          ['the trail is whole, before and after', verified.isWhole && isWhole],
          [
            `fold: ${Math.round(foldedAMinute)} rows a minute (at least ${FOLD_A_MINUTE})`,
            foldedAMinute >= FOLD_A_MINUTE,
          ],
          [`a patient's page: p99 ${worst(pages).toFixed(1)} ms (at most ${PAGE_P99_MS})`, worst(pages) <= PAGE_P99_MS],
          ['every request succeeded', pages.every(({ errors }) => Object.keys(errors).length === 0)],
        ]
        for (const [what, met] of aims) steps.line(`  ${met ? '✓' : '✗'} ${what}`)
        steps.line(
          `  ${bytesARow.toFixed(0)} bytes a row with its indexes; ${server} MB of memory in ${PROCESSES} processes`,
        )
        const machine = describeMachine(await versionOf(url))
        steps.line(
          writeResults(options.out, 'jejak-', { machine, options, verified, isWhole, foldedAMinute, pages, bytesARow }),
        )
        return aims.every(([, met]) => met)

        async function measureServed(databaseUrl: string) {
          const product = await serveProduct({ databaseUrl, dataKey: original.dataKey, env: inProduction(PROCESSES) })
          try {
            const foldedAMinute = await steps.run(`Fold ${folded} rows`, () => measureFold(url, folded, cast))
            const reading = () => measurePages(product.url, pagesOf(cast, rows), { ...options, signal })
            const pages = await steps.run('Read pages', reading)
            return { foldedAMinute, pages, server: Math.round(product.server().usage().memory / 1_048_576) }
          } finally {
            await product.remove()
          }
        }
      })
    } finally {
      await original.drop()
    }
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const worst = (pages: PageFigure[]) => Math.max(...pages.filter(({ who }) => who === 'patient').map(({ p99 }) => p99))

function tableOf(pages: PageFigure[]): string[] {
  const row = (name: string, cells: string[]) => `  ${name.padEnd(54)}${cells.map((cell) => cell.padStart(9)).join('')}`
  return [
    row('page, milliseconds', ['times', 'p50', 'p99', 'longest']),
    ...pages.map(({ name, times, p50, p99, longest, errors }) =>
      row(name, [
        String(times),
        ...[p50, p99, longest].map((ms) => ms.toFixed(1)),
        ...Object.entries(errors).map(([code, n]) => ` ${n} × ${code}`),
      ]),
    ),
  ]
}
