import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { wholeNumber } from '../whole-number.ts'

/**
 * `npm run bench:realtime -- --clients 2000 --rate 200 --seconds 20 --processes 2`: how soon a message is at the other
 * person by push, and by polling every two seconds, under the same load on this machine; and what a connection costs.
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    processes: { type: 'string', default: '2' },
  },
})
const wanted = (name: keyof typeof values) => wholeNumber(name, values[name])
const options = {
  pairs: Math.ceil(wanted('clients') / 2),
  rate: wanted('rate'),
  seconds: wanted('seconds'),
  processes: wanted('processes'),
}
const steps = createSteps('en')
await ensureInstalled(steps)
const { runBench } = await import('./run-bench.ts')
await runBench(options, steps)
process.exit(0)
