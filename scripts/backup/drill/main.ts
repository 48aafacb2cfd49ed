import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../bootstrap/install.mjs'
import { createSteps } from '../../bootstrap/steps.mjs'

/**
 * `npm run drill:restore -- --only backup,recovery`: a product under load is backed up, destroyed, restored, and
 * compared with what it was. `--people` sets the size of the clinic; `--short` only tries the drill out.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'backup,recovery' },
    people: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const people = Number(values.people ?? (values.short ? 100 : 300))
if (!Number.isInteger(people) || people < 20) {
  console.error('--people takes a whole number from 20 up')
  process.exit(1)
}
const steps = createSteps('en')
await ensureInstalled(steps)
const { runParts } = await import('./run-parts.ts')
process.exit((await runParts(values.only.split(','), { steps, isShort: values.short, rounds: 1, people })) ? 0 : 1)
