import { Drill, type DrillOptions } from '../../drill/drill.ts'
import { ensureWebBuilt } from '../../start/web-build.ts'
import { drillBackup } from './backup-part.ts'
import { Findings } from './findings.ts'
import { drillRecovery } from './recovery-part.ts'

export type PartOptions = DrillOptions & { people: number }

const PARTS = { backup: drillBackup, recovery: drillRecovery }

/** Plays the named parts one after the other, each on a product of its own. Answers whether all was as it should be. */
export async function runParts(names: string[], options: PartOptions): Promise<boolean> {
  const { steps } = options
  // Else the first start would build it, and be waited for no longer than a start takes.
  await steps.run('Build the web', () => ensureWebBuilt())
  let isWhole = true
  for (const name of names) {
    const play = PARTS[name as keyof typeof PARTS]
    if (!play) throw new Error(`no part is called “${name}”; there are ${Object.keys(PARTS).join(', ')}`)
    const drill = new Drill(options)
    const findings = new Findings(steps)
    try {
      steps.line(`\n${name}`)
      await play(drill, findings, options.people)
    } catch (error) {
      findings.demand(`it runs to its end (${(error as Error).message})`, false)
    } finally {
      if (!findings.isWhole) drill.keep()
      await drill.end()
    }
    isWhole &&= findings.isWhole
  }
  steps.line(isWhole ? '\nlost 0; everything restored is as it was' : '\nNOT as it should be')
  return isWhole
}
