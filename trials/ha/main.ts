import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../scripts/start/stop-request.ts'

/**
 * `npm run drill:ha -- --rounds 5 --only leader,switchover`: three database machines and two web machines on loopback
 * addresses, one fault after the other under load. Ends with 1 where something acknowledged was lost or doubled.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    rate: { type: 'string', default: '150' },
    screens: { type: 'string', default: '60' },
  },
})
const wanted = (name: 'rounds' | 'rate' | 'screens') => {
  const n = Number(values[name])
  if (Number.isInteger(n) && n >= 1) return n
  console.error(`--${name} takes a whole number above 0`)
  return process.exit(1)
}
const [rounds, perSecond, screens] = [wanted('rounds'), wanted('rate'), wanted('screens')]
const signal = listenForStop()
const steps = createSteps('en')

try {
  await ensureInstalled(steps, signal)
  const { FAULTS } = await import('./faults.ts')
  const names = values.only ? values.only.split(',') : FAULTS.map(({ name }) => name)
  const unknown = names.find((name) => !FAULTS.some((fault) => fault.name === name))
  if (unknown) throw new Error(`--only takes ${FAULTS.map(({ name }) => name).join(', ')}; not ${unknown}`)
  const chosen = FAULTS.filter(({ name }) => names.includes(name))
  const faults = chosen.flatMap((fault) => (fault.name === 'leader' ? Array(rounds).fill(fault) : [fault]))
  const { runHa } = await import('./run-ha.ts')
  process.exitCode = (await runHa({ faults, perSecond, screens }, steps, signal)) ? 0 : 1
} catch (error) {
  const { name, message, stack } = error as Error
  steps.line(`\n${['Refusal', 'DatabaseError'].includes(name) ? message : stack}`)
  process.exitCode = 1
}
process.exit()
