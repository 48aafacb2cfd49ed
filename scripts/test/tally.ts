/** What a test runner found: how many passed and failed, and each failure in full. */
export type Tally = { passed: number; failed: number; skipped: number; failures: Failure[] }
export type Failure = { name: string; report: string }

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** A runner that ended badly though no test failed (an unhandled error, a crash) counts as one failure. */
export function withRunnerFailure(tally: Tally, name: string, code: number, output: string): Tally {
  if (code === 0 || tally.failed > 0) return tally
  return { ...tally, failed: 1, failures: [{ name: `${name} ended with code ${code}`, report: output }] }
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
      failures: [...total.failures, ...tally.failures],
    }),
    NOTHING,
  )
}
