import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../../scripts/bootstrap/install.mjs'
import { createSteps } from '../../../scripts/bootstrap/steps.mjs'
import { listenForStop } from '../../../scripts/start/stop-request.ts'
import { wholeNumber } from '../whole-number.ts'

/**
 * `npm run bench:versions -- --before <commit>`: what bookings and lists of slots cost now, and in an earlier version of this
 * repository, measured in turn. With `--after <commit>` two earlier versions are compared, for what one change
 * costs. docs/performance.md says how to read it.
 */
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    after: { type: 'string' },
    only: { type: 'string', default: 'booking,slots,history' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '4' },
    rate: { type: 'string' },
  },
})
const { before, after = null, only, connections, seconds, rate = null } = values
const rounds = wholeNumber('rounds', values.rounds)
const isCommit = (text: string) => /^[\w./^~-]+$/.test(text)
if (!before || !isCommit(before) || (after !== null && !isCommit(after))) {
  console.error('--before and --after take a commit')
  process.exit(1)
}
const signal = listenForStop()
const steps = createSteps('en')
try {
  await ensureInstalled(steps, signal)
  const { runVersions } = await import('./run-versions.ts')
  await runVersions({ before, after, only, rounds, connections, seconds, rate }, steps, signal)
} catch (error) {
  steps.line(signal.aborted ? '\nstopped' : `\n${(error as Error).stack}`)
  process.exitCode = 1
}
process.exit()
