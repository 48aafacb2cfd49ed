import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MARK } from './layout.ts'

/** All living processes that carry this drill's mark, but for this one. */
export function markedProcesses(home: string): number[] {
  const mark = `${MARK}=${home}`
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => environmentOf(pid).includes(mark))
    .map(Number)
}

/** Empty for a process that is gone, is a zombie or belongs to another user. */
function environmentOf(pid: string): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** Kills them until none is left: some start others. Answers how many there were at first. */
export async function killMarked(home: string): Promise<number> {
  const first = markedProcesses(home).length
  for (let left = markedProcesses(home); left.length > 0; left = markedProcesses(home)) {
    for (const pid of left) signal(pid, 'SIGKILL')
    await sleep(50)
  }
  return first
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has gone meanwhile.
  }
}
