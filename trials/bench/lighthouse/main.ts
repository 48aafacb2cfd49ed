import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../../scripts/start/stop-request.ts'

/**
 * `npm run lighthouse [-- <path> …]`: the public pages as Lighthouse judges them on a phone, of the product in production
 * mode. Ends with 1 where a page has less than it should. Ends every process that it starts.
 */
const signal = listenForStop()
const steps = createSteps('en')

try {
  await ensureInstalled(steps, signal)
  const { judge } = await import('./judge.ts')
  process.exitCode = (await judge(steps, process.argv.slice(2), signal)) ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
