import { ensureInstalled } from '../bootstrap/install.mjs'
import { createSteps } from '../bootstrap/steps.mjs'
import { listenForStop } from '../start/stop-request.ts'

/** `npm test [-- <pattern>]`. Until the packages are installed only Node's own modules may be imported. */
const signal = listenForStop()
const steps = createSteps('en')
let passed = false

try {
  await ensureInstalled(steps, signal)
  const { testEverything } = await import('./test-everything.ts')
  passed = await testEverything(steps, process.argv.slice(2), signal)
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  steps.line('0 passed, 1 failed')
}
process.exit(passed ? 0 : 1)
