import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../../scripts/start/stop-request.ts'
import { readOptions } from './options.ts'

/**
 * `npm run bench:jejak -- --rows 10000000`: a trail of so many chained rows is verified, added to, and read by patients and
 * by the data protection officer. docs/performance.md says how to read it.
 */
const signal = listenForStop()
const steps = createSteps('en')
const options = readOptions(process.argv.slice(2))

try {
  await ensureInstalled(steps, signal)
  const { runJejak } = await import('./run-jejak.ts')
  process.exitCode = (await runJejak(options, steps, signal)) ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
