import { parseArgs } from 'node:util'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { createSteps } from '../bootstrap/steps.mjs'

/**
 * `npm run drill:kill9 -- --rounds 20`: bookings under load while one part after the other is killed outright.
 * The last line says how many acknowledged bookings were lost.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds takes a whole number above 0')
  process.exit(1)
}
const steps = createSteps('en')
await ensureInstalled(steps)
const { runDrill } = await import('./run-drill.ts')
process.exit((await runDrill(rounds, steps)) ? 0 : 1)
