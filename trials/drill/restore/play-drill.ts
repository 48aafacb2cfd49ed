import { ensureWebBuilt } from '../../../scripts/start/web-build.ts'
import { Drill, type DrillOptions } from '../faults/drill.ts'
import { Findings } from './findings.ts'

export type Play = (drill: Drill, findings: Findings) => Promise<void>

/** Plays a restore drill on a product of its own. Returns whether all was as it should be; if not, the data is kept. */
export async function playDrill(play: Play, options: DrillOptions): Promise<boolean> {
  const { steps } = options
  // The first start would build it too, but the drill waits no longer for a start than a start takes.
  await steps.run('Build the web', () => ensureWebBuilt())
  const drill = new Drill(options)
  const findings = new Findings(steps)
  const interrupt = () => void drill.end().then(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)
  try {
    await play(drill, findings)
  } catch (error) {
    findings.demand(`it runs to its end (${(error as Error).message})`, false)
  } finally {
    if (!findings.isWhole) drill.keep()
    await drill.end()
  }
  steps.line(findings.isWhole ? '\nlost 0; everything restored is as it was' : '\nNOT as it should be')
  return findings.isWhole
}
