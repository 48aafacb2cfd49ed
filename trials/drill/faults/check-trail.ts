import { runCommand } from '../restore/commands.ts'
import type { CareLoad } from './care-load.ts'
import { type CareFindings, countCareMissing } from './care-trail.ts'
import type { Demand } from './demand.ts'

/** `npm run jejak:periksa` on the product of this environment: the last lines that it printed, and whether the trail is whole. */
export async function checkTrail(
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<{ isWhole: boolean; said: string }> {
  try {
    const { output } = await runCommand('command', ['periksa-jejak', ...args], env)
    return { isWhole: output.includes('trail whole:'), said: lastLines(output) }
  } catch (error) {
    return { isWhole: false, said: lastLines((error as Error).message) }
  }
}

const lastLines = (text: string) => text.trim().split('\n').slice(-5).join(' | ')

/** What has to hold of the trail after a drill: every acknowledged read, note and opening has its row, and the chain is whole. */
export function trailDemands(
  { shown, signed, opened }: Pick<CareLoad, 'shown' | 'signed' | 'opened'>,
  missing: CareFindings,
  { isWhole, said }: { isWhole: boolean; said: string },
): Demand[] {
  return [
    [
      `${shown.length} texts shown, ${signed.length} notes signed, ${opened.length} emergency accesses: without a row ${missing.reads}, ${missing.notes}, ${missing.openings}`,
      countCareMissing(missing) === 0 && Math.min(shown.length, signed.length, opened.length) > 0,
    ],
    [`the trail is whole (${said})`, isWhole],
  ]
}
