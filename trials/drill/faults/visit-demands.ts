import type { Demand } from './demand.ts'
import type { VisitLoad } from './visit-load.ts'

const KINDS = ['short', 'urgent', 'move', 'cancel'] as const
/** What the limits of a clinic refuse: a drill in which one of these was never met would show nothing about it. */
const REFUSALS = ['DAY_FULL', 'WEEK_FULL', 'SEMESTER_LIMIT', 'SLOT_RESERVED', 'TYPE_NOT_OFFERED']

/** What has to hold of the visits of other types. */
export function visitDemands({ bookings }: { bookings: VisitLoad }): Demand[] {
  const done = KINDS.map((kind) => [kind, bookings.done.get(kind) ?? 0] as const)
  const met = REFUSALS.map((code) => [code, bookings.refused.get(code) ?? 0] as const)
  const listed = (counts: (readonly [string, number])[]) => counts.map(([what, n]) => `${what} ${n}`).join(', ')
  return [
    [`visits: ${listed(done)}`, done.every(([, n]) => n > 0)],
    [`refused: ${listed(met)}`, met.every(([, n]) => n > 0)],
    [
      `nothing was confirmed that must be refused${bookings.wrong.map((one) => `; ${one}`)}`,
      bookings.wrong.length === 0,
    ],
  ]
}
