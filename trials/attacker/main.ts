import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../scripts/start/stop-request.ts'

/**
 * `npm run drill:attacker`: an admin with full rights tries every way to the texts of a consultation of psychology, on a product in
 * production mode. Prints a table; exit code 1 at a text that is read, or at a way that leaves no row in the trail.
 */
const signal = listenForStop()
const steps = createSteps('en')
try {
  await ensureInstalled(steps, signal)
  const { runAttacker } = await import('./run-attacker.ts')
  process.exitCode = (await runAttacker(steps, signal)) ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
