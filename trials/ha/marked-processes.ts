import { setTimeout as sleep } from 'node:timers/promises'
import { environmentOf, runningPids, sendSignal } from '@sehati/testkit/machine/processes'
import { MARK } from './layout.ts'

/** All living processes that carry this drill's mark, but for this one. */
export const markedProcesses = (home: string): number[] =>
  runningPids().filter((pid) => pid !== process.pid && environmentOf(pid).includes(`${MARK}=${home}`))

/** Kills them until none is left: some start others. Returns how many there were at first. */
export async function killMarked(home: string): Promise<number> {
  const first = markedProcesses(home).length
  for (let left = markedProcesses(home); left.length > 0; left = markedProcesses(home)) {
    for (const pid of left) sendSignal(pid, 'SIGKILL')
    await sleep(50)
  }
  return first
}
