import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'

/**
 * `npm run drill -- --only kill9,db-away`: the product under load while something goes wrong. Each part ends with what
 * was lost and what users saw. `--rounds` says how often kill9 and sigterm strike; `--short` only tries the drill out.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds ?? (values.short ? 1 : 20))
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds takes a whole number above 0')
  process.exit(1)
}
const steps = createSteps('en')
await ensureInstalled(steps)
const { runParts } = await import('./run-parts.ts')
process.exit(await runParts(values.only?.split(','), { steps, isShort: values.short, rounds }))
