import { slowest, tableOf } from '@sehati/testkit/client/observed'
import { checkTrail, trailDemands } from './check-trail.ts'
import type { Crowd } from './crowd.ts'
import type { Demand } from './demand.ts'
import type { Drill } from './drill.ts'

/** The last line of a part. */
export type Verdict = {
  part: string
  acknowledged: number
  messages: number
  lost: number
  doubled: number
  failed: number
  slowest: number
  back: string
  isWhole: boolean
}

/** A part that could not be played here, and why. */
export class NotPossible extends Error {}

export type Part = { name: string; about: string; play: (drill: Drill) => Promise<Verdict> }

const inSeconds = (seconds: number | null) => (seconds === null ? 'never' : `${seconds.toFixed(1)} s`)

/**
 * Stops all users, compares what was acknowledged with the database, and reports what users saw. `demands` are judged
 * when the last response is there. `env` is that of the product, for the check of its trail; without it, none is made.
 */
export async function conclude(
  drill: Drill,
  part: string,
  crowd: Crowd,
  databaseUrl: string,
  { back, demands, env }: { back: (number | null)[]; demands: () => Demand[]; env?: NodeJS.ProcessEnv },
): Promise<Verdict> {
  await crowd.leave()
  const found = await crowd.verify(databaseUrl)
  const { bookings, messages, live, observed } = crowd
  for (const line of tableOf(observed)) drill.steps.line(line)
  drill.steps.line(
    `  live connection: ${live.connected} times connected, ${live.refused} times refused, ${live.interrupted} reports that events may be missing, ${live.resumed} that they are complete; ${live.events.length} events`,
  )
  for (const line of found.damage) drill.steps.line(`  damage: ${line}`)
  const visitsLost = (found.visits?.lost ?? 0) + (found.visits?.handoversLost ?? 0)
  const desk = found.desk ?? { lost: 0, doubled: 0, torn: 0 }
  const lost = found.lost + found.messages.lost + visitsLost + desk.lost
  const doubled =
    found.repeated +
    found.shared +
    found.unrecorded +
    found.placeMissing +
    found.placeOrphan +
    found.messages.doubled +
    desk.doubled
  const beyond = found.beyondLimit + found.keptBackTaken + found.urgentUnasked
  const all: Demand[] = [
    ['nothing acknowledged is lost', lost === 0 && bookings.acknowledged.length > 0],
    ['nothing is there twice, no slot is shared', doubled === 0],
    ['no cap, quota or kept-back place was passed over', beyond === 0],
    ['every offer is whole', found.handoverTorn + found.offerUnplaced === 0],
    ['every number is there once, and every series is whole', desk.torn === 0],
    ['indexes and tables are sound', found.damage.length === 0],
    ['it served again', back.every((seconds) => seconds !== null)],
    ...demands(),
    ...(crowd.care && found.care && env ? trailDemands(crowd.care, found.care, await checkTrail(env)) : []),
  ]
  for (const [what, holds] of all) drill.steps.line(`  ${holds ? '✓' : '✗'} ${what}`)
  const isWhole = all.every(([, holds]) => holds)
  if (!isWhole) drill.keep()
  return {
    part,
    acknowledged: bookings.acknowledged.length,
    messages: messages.acknowledged.length,
    lost,
    doubled,
    failed: observed.sights.filter(({ isFailure }) => isFailure).length,
    slowest: slowest(observed.sights) / 1000,
    back: back.map(inSeconds).join(', '),
    isWhole,
  }
}

/** All parts beside one another. */
export function summary(verdicts: Verdict[]): string[] {
  const head = ['part', 'bookings', 'messages', 'lost', 'doubled', 'failed', 'slowest', 'served again after', '']
  const rows = verdicts.map((one) => [
    one.part,
    ...[one.acknowledged, one.messages, one.lost, one.doubled, one.failed].map(String),
    inSeconds(one.slowest),
    one.back || '-',
    one.isWhole ? 'as it should be' : 'NOT as it should be',
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
