import type { Demand } from './demand.ts'
import type { DeskLoad } from './desk-load.ts'
import type { HandoverLoad } from './handover-load.ts'
import type { VisitLoad } from './visit-load.ts'

const KINDS = ['short', 'urgent', 'move', 'cancel'] as const
/** What the limits of a clinic refuse: a drill in which one of these was never met would show nothing about it. */
const REFUSALS = ['DAY_FULL', 'WEEK_FULL', 'SEMESTER_LIMIT', 'SLOT_RESERVED', 'TYPE_NOT_OFFERED']

/** What has to hold of the visits of other types and of requests that were handed over. */
export function visitDemands({ bookings, handovers }: { bookings: VisitLoad; handovers: HandoverLoad }): Demand[] {
  const done = KINDS.map((kind) => [kind, bookings.done.get(kind) ?? 0] as const)
  const met = REFUSALS.map((code) => [code, bookings.refused.get(code) ?? 0] as const)
  const listed = (counts: (readonly [string, number])[]) => counts.map(([what, n]) => `${what} ${n}`).join(', ')
  const declined = handovers.offers.filter(({ isDeclined }) => isDeclined).length
  const answered = handovers.offers.filter(({ isAnswered }) => isAnswered).length
  return [
    [`visits: ${listed(done)}`, done.every(([, n]) => n > 0)],
    [`refused: ${listed(met)}`, met.every(([, n]) => n > 0)],
    [
      `nothing was confirmed that must be refused${bookings.wrong.map((one) => `; ${one}`)}`,
      bookings.wrong.length === 0,
    ],
    [
      `${handovers.offers.length} requests offered: ${handovers.agreed} handed over, ${declined} declined, ${answered} answered by the first professional`,
      Math.min(handovers.agreed, declined, answered) > 0,
    ],
    [`handed over and answered: ${handovers.both}`, handovers.both === 0],
  ]
}

/** What has to have happened at the desk, for a drill to show something about it. */
export function deskDemands({ numbers, series, refused }: DeskLoad): Demand[] {
  const others = [...refused].filter(([code]) => code !== 'RESOLUTION_REFUSED')
  return [
    [
      `${numbers.length} people drew a number, ${series.length} series were booked`,
      Math.min(numbers.length, series.length) > 0,
    ],
    [`${refused.get('RESOLUTION_REFUSED') ?? 0} series were refused as a whole`, refused.has('RESOLUTION_REFUSED')],
    [
      `nothing else was refused at the desk${others.map(([code, n]) => `; ${code} ${n}`).join('')}`,
      others.length === 0,
    ],
  ]
}
