import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { readOptions } from './options.ts'

/**
 * `npm run drill:restore`: a product under load is backed up, destroyed, restored, and compared with what it was.
 * `--people` sets the size of the clinic; `--short` only tries the drill out.
 */
const { people, isShort } = readOptions()
const steps = createSteps('en')
await ensureInstalled(steps)
const [{ playDrill }, { drillBackup }] = await Promise.all([import('./play-drill.ts'), import('./backup-part.ts')])
const isWhole = await playDrill((drill, findings) => drillBackup(drill, findings, people), {
  steps,
  isShort,
  rounds: 1,
})
process.exit(isWhole ? 0 : 1)
