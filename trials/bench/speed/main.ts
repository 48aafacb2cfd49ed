import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../../scripts/start/stop-request.ts'
import { readOptions } from './options.ts'

/**
 * `npm run bench -- --only booking,slots --processes 1,2 --connections 32 --seconds 5`: the product under load, each
 * figure beside what the same machine can do at best. docs/performance.md says how to read it.
 */
const signal = listenForStop()
const steps = createSteps('en')
const options = readOptions(process.argv.slice(2))

try {
  await ensureInstalled(steps, signal)
  const { runSpeed } = await import('./run-speed.ts')
  process.exitCode = (await runSpeed(options, steps, signal)) ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
