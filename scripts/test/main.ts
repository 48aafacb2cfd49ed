import { ensureInstalled } from '../bootstrap/install.mjs'
import { createSteps } from '../bootstrap/steps.mjs'
import { listenForStop } from '../start/stop-request.ts'

/**
 * `npm test [-- <pattern>]`, and with `--all` `npm run test:all`. Until the packages are installed only Node's own modules may
 * be imported.
 */
const signal = listenForStop()
const steps = createSteps('en')
const filters = process.argv.slice(2).filter((argument) => argument !== '--all')
const whole = process.argv.includes('--all')
let passed = false

try {
  await ensureInstalled(steps, signal)
  const { runTests } = await import('./run-tests.ts')
  passed = await runTests(steps, { whole, filters }, signal)
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  steps.line('0 passed, 1 failed')
}
process.exit(passed ? 0 : 1)
