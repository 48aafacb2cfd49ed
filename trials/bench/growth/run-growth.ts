import { writeResults } from '@sehati/testkit/machine/results-file'
import { inProduction, type RunningProduct, serveProduct } from '@sehati/testkit/product/product'
import type { Steps } from '../../../scripts/bootstrap/steps.mjs'
import { openTestDatabase } from '../../../scripts/test/test-database.ts'
import { type Filled, openFilled } from './databases.ts'
import { prepareFhir } from './fhir.ts'
import { cancelBooked, measure, signIn } from './measure.ts'
import type { Options } from './options.ts'
import { dataKey } from './plan.ts'
import { asked } from './requests.ts'
import { measureRights, prepareRights, rightsAsked } from './rights.ts'
import { linesOf, table, verdictOf } from './table.ts'

/** Fills, measures, prints and saves. Returns whether every request succeeded and no time grew more than allowed. */
export async function runGrowth(options: Options, steps: Steps, signal: AbortSignal): Promise<boolean> {
  const database = await steps.run('Start PostgreSQL', openTestDatabase)
  const filled: Filled[] = []
  const servers: RunningProduct[] = []
  try {
    for (const consultations of options.consultations) {
      signal.throwIfAborted()
      const told: string[] = []
      filled.push(
        await steps.run(`Fill ${consultations} consultations`, () =>
          openFilled(database.adminUrl, consultations, options.professionals, (step) => told.push(step)),
        ),
      )
      for (const step of told) steps.line(`  ${step}`)
    }
    if (options.fillOnly) return true
    const alone = options.clients === 1
    const chosen = asked
      .filter(({ name }) => options.only.test(name))
      .map(({ within, ...one }) => (alone && within ? { ...one, within } : one))
    const isRights = options.only.test(rightsAsked.name)
    // Every client sends the same number of requests.
    const asks = (Math.ceil(options.repeats / options.clients) + options.warmUp) * options.clients
    for (const one of filled) {
      const { url, plan } = one
      if (isRights) await steps.run('Fill the trail', () => prepareRights(one))
      await prepareFhir(url, plan)
      await signIn(url, plan, isRights ? [...chosen, rightsAsked] : chosen, asks)
      servers.push(await serveProduct({ databaseUrl: url, dataKey: dataKey(), env: inProduction(1) }))
    }
    const places = filled.map((one, at) => ({ filled: one, server: servers[at] as RunningProduct }))
    const measured = await steps.run('Ask everything', () => measure(places, { ...options, asked: chosen, signal }))
    const lines = linesOf(measured, chosen)
    steps.line(`\n${table(lines)}\n\n${options.repeats} times each by ${options.clients} at once; milliseconds.`)
    writeResults(options.out, 'growth-', {
      time: new Date().toISOString(),
      options: { ...options, only: options.only.source },
      lines,
    })
    const rights = isRights ? await measureRights(places) : { lines: [], isWithin: true }
    for (const line of rights.lines) steps.line(line)
    return rights.isWithin && lines.every((line) => ['ok', 'grows with its answer'].includes(verdictOf(line)))
  } finally {
    for (const server of servers) await server.remove()
    for (const { url, plan, drop } of filled) await (options.keep ? cancelBooked(url, plan) : drop())
    await database.stop()
  }
}
