import type { Steps } from '../bootstrap/steps.mjs'
import type { Tally } from './tally.ts'

/** Runs a part of the tests as a step whose line ends with its count. */
export function runStep(steps: Steps, label: string, run: () => Promise<Tally>): Promise<Tally> {
  return steps.run(
    label,
    run,
    ({ passed, failed, skipped }) =>
      `${label}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  )
}

/** Failures in full, and as the very last line the count. */
export function report(steps: Steps, total: Tally): boolean {
  for (const failure of total.failures) steps.line(`\n✗ ${failure.name}\n${failure.report.replace(/^/gm, '    ')}`)
  steps.line(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0
}
