import { ensureInstalled } from '../bootstrap/install.mjs'
import { createSteps } from '../bootstrap/steps.mjs'
import { listenForStop } from '../start/stop-request.ts'

/**
 * `npm run screenshots [-- <part of a name>]`: every screen, for every role, on three widths, light and dark, of the
 * product on demo data, into the folder `screenshots`. Ends every process that it starts.
 */
const signal = listenForStop()
const steps = createSteps('en')

try {
  await ensureInstalled(steps, signal)
  const { photograph } = await import('./photograph.ts')
  await photograph(steps, process.argv[2] ?? '', signal)
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
