import { countWrong, type Findings } from '@sehati/testkit/clinic/verify-bookings'
import { type Fault, WRONG } from './faults.ts'
import type { CrowdCounts } from './live-crowd.ts'
import { tally } from './visit.ts'

export type Outcome = {
  fault: Fault
  /** Who led before and after. */
  leader: [string | null, string | null]
  acknowledged: number
  /** Bookings that got no response, or a 5xx, and were repeated with their key. */
  repeated: number
  /** The longest time without an acknowledged booking, and when after the fault it was over. */
  pauseMs: number
  backMs: number
  /** From the fault until all three machines ran again. */
  wholeMs: number
  bookingsSaw: Map<string, number>
  readersSaw: Map<string, number>
  sockets: CrowdCounts & { of: number; reached: number }
  findings: Findings
  remarks: string[]
}

export const HEAD =
  'round  fault       leader         acknowledged  repeated  pause    back     whole    lost  twice  shared  unrecorded  placeMissing  placeOrphan  damage  sockets cut/back  events'

export function rowOf(round: number, outcome: Outcome): string {
  const { fault, leader, findings, sockets } = outcome
  const cells: [string | number, number][] = [
    [outcome.acknowledged, 12],
    [outcome.repeated, 8],
    [seconds(outcome.pauseMs), 7],
    [seconds(outcome.backMs), 7],
    [seconds(outcome.wholeMs), 7],
    [findings.lost, 6],
    [findings.repeated, 5],
    [findings.shared, 6],
    [findings.unrecorded, 10],
    [findings.placeMissing, 12],
    [findings.placeOrphan, 11],
    [findings.damage.length, 6],
    [`${sockets.dropped}/${sockets.reconnected}`, 16],
    [`${sockets.reached}/${sockets.of}`, 8],
  ]
  const numbers = cells.map(([value, width]) => String(value).padStart(width)).join('  ')
  return `${String(round).padStart(5)}  ${fault.name.padEnd(10)}  ${leader.join('→').padEnd(13)}  ${numbers}`
}

/** Findings that the table has no room for: no booking of the drill is near a limit. */
const LIMITS = ['beyondLimit', 'keptBackTaken', 'urgentUnasked', 'handoverTorn', 'offerUnplaced'] as const

/** What people saw in this round, below its row. */
export function storyOf({ fault, bookingsSaw, readersSaw, sockets, remarks, findings }: Outcome): string[] {
  return [
    fault.title,
    `bookings saw ${tally(bookingsSaw)}`,
    `readers saw ${tally(readersSaw)}`,
    `screens received ${sockets.paused} reports that events may be missing, ${sockets.refreshed} requests to read again`,
    ...remarks,
    ...findings.damage,
    ...LIMITS.filter((name) => findings[name] > 0).map((name) => `${name} ${findings[name]}`),
  ].map((line) => `         ${line}`)
}

export const isClean = ({ findings, sockets, remarks }: Outcome): boolean =>
  countWrong(findings) === 0 && sockets.reached === sockets.of && !remarks.some((one) => one.startsWith(WRONG))

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
