import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../scripts/start/stop-request.ts'

/**
 * `npm run bench:soak -- --minutes 30 --processes 2 --pace 1`: the product under an ordinary mixed load for a long time, and
 * whether anything grows that should not. When it is stopped early, it reports what it has measured.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    processes: { type: 'string', default: '2' },
    pace: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})
const above = (name: 'minutes' | 'processes' | 'pace', least: number) => {
  const n = Number(values[name])
  if (n >= least && (name !== 'processes' || Number.isInteger(n))) return n
  console.error(`--${name} takes a number from ${least}`)
  return process.exit(1)
}
const options = {
  minutes: above('minutes', 0.05),
  processes: above('processes', 1),
  pace: above('pace', 0.1),
  out: values.out ?? null,
}
const signal = listenForStop()
const steps = createSteps('en')
try {
  await ensureInstalled(steps, signal)
  const { runSoak } = await import('./run-soak.ts')
  process.exitCode = (await runSoak(options, steps, signal)) ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(`\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
