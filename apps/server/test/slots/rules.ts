import fc from 'fast-check'

/**
 * Random clinics for one professional: minutes everywhere. Times of sessions are minutes of the day, times of consultations and
 * holds minutes since 00:00 of the first day, which is the Monday `FIRST`.
 */
export const FIRST = '2026-11-23'
export const DAYS = 14
const DAY = 1_440

const minuteOfDay = fc.oneof(
  fc.integer({ min: 0, max: 287 }).map((n) => n * 5),
  fc.integer({ min: 0, max: 1_439 }),
  fc.constantFrom(0, 1, 1_439),
)
const pause = fc.oneof(fc.constant(0), fc.constantFrom(5, 10, 15), fc.integer({ min: 0, max: 120 }))

const dayOfList = fc.integer({ min: 0, max: DAYS - 1 })
/** Hours that are closed; without `to`, the rest of the day. Null: all day. */
const hours = fc.option(fc.record({ from: minuteOfDay, to: fc.option(minuteOfDay, { freq: 4 }) }), { freq: 2 })

const session = fc.record({
  day: fc.integer({ min: 1, max: 7 }),
  from: minuteOfDay,
  to: minuteOfDay,
  open: fc.boolean(),
  /** Kept back for urgent visits until so many minutes before each start; null: not kept back. */
  keptBack: fc.option(fc.oneof(fc.constantFrom(0, 60, 120, 20_160), fc.integer({ min: 0, max: 8_000 })), { freq: 2 }),
  /** The first day of the list on which it takes place, and how many further ones; null: always. */
  dates: fc.option(fc.record({ day: dayOfList, days: fc.integer({ min: 0, max: DAYS }) }), { freq: 2 }),
})
const place = fc.record({
  /** Also the day before and the one after, whose pauses may reach into the days of the list. */
  from: fc.integer({ min: -DAY, max: (DAYS + 1) * DAY }),
  /** Near a full hour, so that edges touch often. */
  round: fc.boolean(),
  length: fc.oneof(fc.constantFrom(10, 25, 30, 50, 60), fc.integer({ min: 5, max: 480 })),
  before: pause,
  after: pause,
})
const consultation = fc.record({
  place,
  status: fc.constantFrom('disetujui', 'disetujui', 'selesai', 'dibatalkan'),
})
const hold = fc.record({ place, own: fc.boolean(), ended: fc.boolean() })

export const rules = fc.record({
  /** Hours ahead of UTC of the clinic. Hours of sessions, holidays and leave are hours there; all other times are of Jakarta. */
  zone: fc.constantFrom(7, 7, 8, 9),
  sessions: fc.array(session, { minLength: 1, maxLength: 14 }),
  type: fc.record({
    isUsual: fc.nat({ max: 9 }).map((n) => n === 0),
    menit: fc.oneof(fc.constantFrom(10, 25, 50), fc.option(fc.integer({ min: 5, max: 480 }))),
    own: fc.option(fc.integer({ min: 5, max: 90 }), { freq: 2 }),
    before: pause,
    after: pause,
    step: fc.option(fc.oneof(fc.constantFrom(5, 15, 30), fc.integer({ min: 5, max: 240 }))),
    notice: fc.oneof(fc.constant(0), fc.constantFrom(60, 120, 1_440), fc.integer({ min: 0, max: 5_000 })),
    field: fc.constantFrom('semua', 'semua', 'semua', 'dokter', 'psikolog'),
    isUrgent: fc.nat({ max: 4 }).map((n) => n === 0),
    isActive: fc.nat({ max: 9 }).map((n) => n > 0),
    isOffered: fc.nat({ max: 9 }).map((n) => n > 0),
  }),
  consultations: fc.array(consultation, { maxLength: 25 }),
  holds: fc.array(hold, { maxLength: 4 }),
  holidays: fc.uniqueArray(fc.record({ day: dayOfList, open: fc.boolean(), hours }), {
    maxLength: 3,
    selector: ({ day }) => day,
  }),
  leave: fc.option(fc.record({ day: dayOfList, days: fc.integer({ min: 0, max: 3 }), hours })),
  /** How many live consultations the professional has at most; null: no cap. */
  caps: fc.record({
    day: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 2 }),
    week: fc.option(fc.integer({ min: 3, max: 12 }), { freq: 2 }),
  }),
  /** An admin asks, who may book types for urgent visits. */
  byClinic: fc.boolean(),
  /** An alert about the asking patient: they may book such types while it is open. */
  alert: fc.constantFrom('none', 'open', 'closed'),
  weeks: fc.integer({ min: 0, max: 2 }),
  /** Minutes since the beginning of the first day. */
  now: fc.integer({ min: 0, max: 5 * DAY }),
  from: dayOfList,
  days: dayOfList,
})
export type Rules = typeof rules extends fc.Arbitrary<infer T> ? T : never
export type Place = Rules['consultations'][number]['place']
