import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../../scripts/start/stop-request.ts'
import { wholeNumber } from '../whole-number.ts'

/**
 * `npm run bench:bilik -- --rooms 50 --seconds 60 --processes 2`: what the signalling of so many calls at once costs the server
 * and its database. Pictures and sound do not pass through them. docs/performance.md says how to read it.
 */
const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    processes: { type: 'string', default: '2' },
  },
})
const wanted = (name: keyof typeof values) => wholeNumber(name, values[name])
const options = { rooms: wanted('rooms'), seconds: wanted('seconds'), processes: wanted('processes') }
const signal = listenForStop()
const steps = createSteps('en')
try {
  await ensureInstalled(steps, signal)
  const { runBilik } = await import('./run-bilik.ts')
  process.exitCode = (await runBilik(options, steps, signal)) ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
