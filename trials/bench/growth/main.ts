import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../../scripts/start/stop-request.ts'
import { readOptions } from './options.ts'

/**
 * `npm run bench:growth -- --consultations 10000,1000000,10000000`: everything that is listed, searched and counted, at
 * each of these sizes. docs/performance.md says how to read it.
 */
const signal = listenForStop()
const steps = createSteps('en')
const options = readOptions(process.argv.slice(2))

try {
  await ensureInstalled(steps, signal)
  const { runGrowth } = await import('./run-growth.ts')
  process.exitCode = (await runGrowth(options, steps, signal)) ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
