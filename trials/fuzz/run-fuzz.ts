import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '@sehati/testkit/product/databases'
import * as fc from 'fast-check'
import type { Steps } from '../../scripts/bootstrap/steps.mjs'
import { openTestDatabase } from '../../scripts/test/test-database.ts'
import { FOR_ADMINS, FOR_NO_RESPONSE, IN_A_FILE, SENT, VICTIM_BPJS } from './canaries.ts'
import { caseOf } from './cases.ts'
import { fillClinic } from './clinic.ts'
import { frames } from './framing.ts'
import { talks } from './live-channel.ts'
import { readOperations } from './operations.ts'
import { type Product, startProduct } from './product.ts'
import { isSound, makeReport, type Report } from './report.ts'
import { makeSender } from './sender.ts'
import { openSlow } from './slow.ts'
import { watchHealth } from './watch-health.ts'

type Options = { requests: number; seed: number; connections: number; only: RegExp }

/** Of all requests: framing of its own takes a connection each, and the live channel a short conversation. */
const OF_FRAMES = 0.03
const OF_TALKS = 0.01
/** Requests that share one seed. A finding ends its batch, is made small, and the next batch begins. */
const BATCH = 100
/** A run that long waits until slow connections must have been cut off. */
const LONG_RUN = 20_000

/** Sends, judges, prints. Returns whether nothing was found. */
export async function runFuzz(options: Options, steps: Steps, signal: AbortSignal): Promise<boolean> {
  const database = await steps.run('Start PostgreSQL', openTestDatabase)
  try {
    const product = await steps.run('Start the product', () => startProduct(database.adminUrl))
    try {
      const report = await fuzz(product, options, steps, signal)
      for (const line of report.lines()) steps.line(line)
      return isSound(report)
    } finally {
      await product.remove()
    }
  } finally {
    await database.stop()
  }
}

async function fuzz(product: Product, options: Options, steps: Steps, signal: AbortSignal): Promise<Report> {
  fs.writeFileSync(path.join(product.dataDir, 'rahasia.txt'), IN_A_FILE)
  const world = await steps.run('Fill the clinic', () => fillClinic(product))
  const slow = openSlow(product.port)
  try {
    const operations = (await readOperations(product.port)).filter(({ method, path }) =>
      options.only.test(`${method} ${path}`),
    )
    const before = await world.victimsRows()
    const report = makeReport(options, operations)
    const dataDirectory = await withClient(product.databaseUrl, async (db) => {
      const found = await db.query<{ data_directory: string }>('show data_directory')
      return found.rows[0]?.data_directory ?? ''
    })
    const secrets = [product.dataKey, product.databaseUrl, product.dataDir, dataDirectory].filter((text) => text !== '')
    const health = watchHealth(product, report)
    const whileWanted =
      <T>(judge: (one: T) => Promise<void>) =>
      async (one: T) => {
        if (!signal.aborted) await judge(one)
      }
    await steps.run(`Send ${options.requests} requests, seed ${options.seed}`, async () => {
      const work = {
        cases: caseOf(operations, world),
        frames,
        talks,
      }
      const share = (of: number) => Math.ceil(options.requests * of)
      const left = { frames: share(OF_FRAMES), talks: share(OF_TALKS), cases: 0 }
      left.cases = options.requests - left.frames - left.talks
      let batch = 0
      const worker = async () => {
        const sender = makeSender(product, world, secrets, report)
        const turn = async <T>(
          kind: keyof typeof left,
          arbitrary: fc.Arbitrary<T>,
          judge: (one: T) => Promise<void>,
        ) => {
          const size = Math.min(kind === 'cases' ? BATCH : BATCH / 10, left[kind])
          left[kind] -= size
          const seed = options.seed + batch++
          const { counterexample, counterexamplePath, numRuns } = await fc.check(
            fc.asyncProperty(arbitrary, whileWanted(judge)),
            {
              seed,
              numRuns: size,
            },
          )
          if (counterexample) {
            left[kind] += size - numRuns
            sender.shrunk(`seed ${seed}, path ${counterexamplePath}`)
          }
        }
        while (!signal.aborted && product.died() === null) {
          if (left.cases > 0) await turn('cases', work.cases, sender.sendCase)
          if (left.frames > 0) await turn('frames', work.frames, sender.sendFrame)
          if (left.talks > 0) await turn('talks', work.talks, sender.sendTalk)
          if (left.cases + left.frames + left.talks <= 0) break
          await health.whenDue()
        }
        sender.close()
      }
      await Promise.all(Array.from({ length: options.connections }, worker))
    })
    signal.throwIfAborted()
    if (options.requests >= LONG_RUN && slow.left() > 0)
      await steps.run('Wait until slow connections are cut off', () => wait(slow.left(), undefined, { signal }))
    await finish(product, report, { slowLeft: slow.end(), before, after: await world.victimsRows() })
    await health.finish()
    return report
  } finally {
    slow.end()
    await world.close()
  }
}

/** What can only be seen at the end: the victims' data, the database, the log. */
async function finish(
  product: Product,
  report: Report,
  { slowLeft, before, after }: { slowLeft: number | null; before: string; after: string },
): Promise<void> {
  report.slow(slowLeft)
  if (product.died() !== null) report.fault(`the server died: ${product.died()}`)
  if (before !== after) report.fault('rows of the victims have changed')
  const tables = await withClient(product.databaseUrl, async (db) => {
    const found = await db.query(`select to_regclass('bocor_fuzz') as planted, to_regclass('users') as users`)
    return found.rows[0] as { planted: string | null; users: string | null }
  })
  if (tables.planted !== null || tables.users === null) report.fault('a statement of a request reached the database')
  // The time of a line is a number of thirteen digits, as a BPJS number is: it may contain any digits by chance.
  const log = product.log().replace(/"(time|ms)":[\d.]+/g, '"$1":0')
  for (const [what, canary] of Object.entries({
    'text of a request': SENT,
    'clinical text': FOR_ADMINS,
    'a conversation': FOR_NO_RESPONSE,
    'a BPJS number': VICTIM_BPJS,
    'the data key': product.dataKey,
    'a token': 'Bearer ',
  }))
    if (log.toLowerCase().includes(canary.toLowerCase())) {
      const at = log.toLowerCase().indexOf(canary.toLowerCase())
      report.fault(
        `the log holds ${what}: …${log
          .slice(Math.max(0, at - 300), at + 100)
          .split('\n')
          .at(-1)}`,
      )
    }
  for (const line of log.split('\n')) if (/"level":(50|60)/.test(line)) report.logged(line)
}
