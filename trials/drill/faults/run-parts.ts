import { clock } from './clock.ts'
import { dbAway } from './db-away.ts'
import { dbSlow } from './db-slow.ts'
import { diskFull } from './disk-full.ts'
import { Drill, type DrillOptions } from './drill.ts'
import { kill9 } from './kill9.ts'
import { mailFull } from './mail-full.ts'
import { rolling } from './rolling.ts'
import { sigterm } from './sigterm.ts'
import { NotPossible, type Part, summary, type Verdict } from './verdict.ts'

const PARTS: Part[] = [kill9, diskFull, mailFull, dbAway, dbSlow, clock, sigterm, rolling]

/** Plays the parts one after the other. Returns the exit code: 0 where all was as it should be, 2 where a part could not be played. */
export async function runParts(only: string[] | undefined, options: DrillOptions): Promise<number> {
  const unknown = only?.find((name) => !PARTS.some((part) => part.name === name))
  if (unknown !== undefined) {
    console.error(`--only takes some of ${PARTS.map(({ name }) => name).join(',')}, not "${unknown}"`)
    return 1
  }
  const { steps } = options
  const verdicts: Verdict[] = []
  const skipped: string[] = []
  const broken: string[] = []
  for (const part of PARTS.filter(({ name }) => !only || only.includes(name))) {
    steps.line(`\n${part.name}: ${part.about}`)
    const drill = new Drill(options)
    const interrupt = () => void drill.end().then(() => process.exit(130))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)
    try {
      verdicts.push(await part.play(drill))
    } catch (error) {
      if (error instanceof NotPossible) skipped.push(`${part.name} was not played: ${error.message}`)
      else {
        drill.keep()
        broken.push(`${part.name} broke off: ${(error as Error).stack}`)
      }
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt)
      await drill.end()
    }
  }
  steps.line()
  for (const line of [...summary(verdicts), ...skipped, ...broken]) steps.line(line)
  steps.line(`lost ${verdicts.reduce((sum, { lost }) => sum + lost, 0)}`)
  if (broken.length > 0 || verdicts.some(({ isWhole }) => !isWhole)) return 1
  return skipped.length > 0 ? 2 : 0
}
