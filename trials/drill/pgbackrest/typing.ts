import type { Block, Line } from '../docs/blocks.ts'
import type { Machine, Typed } from './machine.ts'

/** Types the lines of `sh` blocks; the line before a `text` block is typed again until its output is that text. */
export async function typeBlocks(
  machine: Machine,
  blocks: Block[],
  change?: (line: string) => string,
): Promise<Typed[]> {
  const all: Typed[] = []
  let last: Line | null = null
  for (const { language, lines } of blocks) {
    if (language === 'sh')
      for (const line of lines) {
        last = line
        all.push(await machine.type(line, change))
      }
    else if (last) await machine.typeUntil(last, lines.map(({ text }) => text).join('\n'))
  }
  return all
}

/** Seconds that the first line took which matches. */
export const secondsOf = (typed: Typed[], line: RegExp): number =>
  typed.find((one) => line.test(one.line))?.seconds ?? Number.NaN

/** Seconds from the restore of the files to the first response of the restored database. */
export function secondsOfRestore(typed: Typed[]): number {
  const begin = typed.findIndex(({ line }) => / restore$/.test(line))
  return typed.slice(begin).reduce((sum, one) => sum + one.seconds, 0)
}
