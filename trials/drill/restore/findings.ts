import type { Steps } from '../../../scripts/bootstrap/steps.mjs'

/** What was measured and what had to hold, said as it is found. */
export class Findings {
  isWhole = true
  private readonly steps: Steps

  constructor(steps: Steps) {
    this.steps = steps
  }

  demand(what: string, holds: boolean): void {
    this.isWhole &&= holds
    this.steps.line(`  ${holds ? '✓' : '✗'} ${what}`)
  }

  /** A line that explains the demand after it. */
  note(line: string): void {
    this.steps.line(`    ${line}`)
  }

  figure(what: string, value: string): void {
    this.steps.line(`    ${what.padEnd(34)} ${value}`)
  }
}
