import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../scripts/start/stop-request.ts'

/**
 * `npm run fuzz -- --requests 100000 --seed 7`: the product in production mode under requests that no client sends
 * by accident. Ends with a table; exit code 1 where anything was found. docs/security.md says what is looked for.
 */
const signal = listenForStop()
const steps = createSteps('en')
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    connections: { type: 'string', default: '16' },
    /** Only operations whose method and path match. */
    only: { type: 'string', default: '' },
  },
})
const [requests, seed, connections] = [values.requests, values.seed, values.connections].map(Number) as [
  number,
  number,
  number,
]
if (!(requests >= 1) || !Number.isInteger(seed) || !(connections >= 1)) {
  console.error('--requests, --connections and --seed take whole numbers')
  process.exit(1)
}

try {
  await ensureInstalled(steps, signal)
  const { runFuzz } = await import('./run-fuzz.ts')
  const isSound = await runFuzz({ requests, seed, connections, only: new RegExp(values.only) }, steps, signal)
  process.exitCode = isSound ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(signal.aborted ? '\nstopped' : `\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
