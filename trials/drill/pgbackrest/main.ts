import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { readOptions } from '../restore/options.ts'
import { findDebian } from './debian.ts'

/**
 * `npm run drill:pgbackrest`: a product on Debian's PostgreSQL is backed up under load by the lines of
 * docs/point-in-time-recovery.md, its database destroyed, and brought back. Exit code 2 where a package is missing.
 * `--people` sets the size of the clinic; `--short` only tries the drill out.
 */
const { people, isShort } = readOptions()
const debian = findDebian()
if ('missing' in debian) {
  console.error(`This drill needs packages of Debian: apt-get install ${debian.missing.join(' ')}`)
  process.exit(2)
}
const steps = createSteps('en')
await ensureInstalled(steps)
const [{ playDrill }, { drillPgbackrest }] = await Promise.all([
  import('../restore/play-drill.ts'),
  import('./play.ts'),
])
const isWhole = await playDrill((drill, findings) => drillPgbackrest(drill, findings, { people, ...debian }), {
  steps,
  isShort,
  rounds: 1,
})
process.exit(isWhole ? 0 : 1)
