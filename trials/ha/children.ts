import fs from 'node:fs'

/** The processes that this one started itself and that still run. */
export function childrenOf(parent: number): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

function parentOf(pid: string): number | null {
  try {
    // A program's name may hold blanks and brackets; its state and its parent's pid follow the last bracket.
    return Number(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[1])
  } catch {
    return null
  }
}
