import { afterEach, describe, expect, test } from 'vitest'
import { type Answer, openArena, tally } from './arena.ts'
import * as races from './races.ts'
import { alihan } from './suites/alihan.ts'
import { batas } from './suites/batas.ts'
import { closing } from './suites/closing.ts'
import { deactivation } from './suites/deactivation.ts'
import { holds } from './suites/holds.ts'
import { kedaluwarsa } from './suites/kedaluwarsa.ts'
import { lanjutan } from './suites/lanjutan.ts'
import { mendesak } from './suites/mendesak.ts'
import { persetujuan } from './suites/persetujuan.ts'
import { rangkaian } from './suites/rangkaian.ts'
import { tunggu } from './suites/tunggu.ts'
import { wali } from './suites/wali.ts'
import { withoutConstraints } from './suites/without-constraints.ts'
import { countViolations, none } from './violations.ts'
import { zoneChangeAgainstBooking } from './zona.ts'

// All races run on the same servers: their four processes take longer to start than most races take.
const arena = await openArena()

// First: every request of the database runs out in it.
kedaluwarsa(arena)

describe('bookings', () => {
  afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))

  test('200 patients, one slot: exactly one gets it, 199 read that it was just taken', async () => {
    expect(tally(await races.manyForOneSlot(arena))).toEqual({ 201: 1, '409 SLOT_TAKEN': 199 })
  })

  test('one patient 50 times: one row', async () => {
    expect(tally(await races.onePatientAgainAndAgain(arena))).toEqual({ 201: 1, '409 SLOT_TAKEN': 49 })
  })

  test('one patient at overlapping times with many professionals: one', async () => {
    expect(tally(await races.onePatientInManyPlaces(arena))).toEqual({ 201: 1, '409 PATIENT_BUSY': 19 })
  })

  test('one patient and one professional all day long: one open request', async () => {
    expect(tally(await races.onePatientAllDay(arena))).toEqual({ 201: 1, '409 ALREADY_REQUESTED': 11 })
  })

  test('one request many times with its key: one row, and every response is the same', async () => {
    const answers = await races.oneKeyOneRequest(arena)
    expect(tally(answers)).toEqual({ 201: 20 })
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  })

  test('one key for different slots: one row, the others read that the key is used', async () => {
    expect(tally(await races.oneKeyManySlots(arena))).toEqual({ 201: 1, '422 IDEMPOTENCY_KEY_REUSED': 11 })
  })

  /** The first result is that of the person who changes something, the others are of those who book. */
  const split = ([first, ...others]: Answer[]) => ({ first: first?.said, others: tally(others) })
  const withoutCounts = (counts: Record<string, number>) => Object.keys(counts).sort()

  test('cancelling against booking: at most one gets the slot', async () => {
    const { first, others } = split(await races.cancelAgainstBooking(arena))
    expect(first).toBe('200')
    expect(others['201'] ?? 0).toBeLessThanOrEqual(1)
    expect((others['201'] ?? 0) + (others['409 SLOT_TAKEN'] ?? 0)).toBe(20)
  })

  test('rescheduling against booking: every slot has one', async () => {
    const { first, others } = split(await races.rescheduleAgainstBooking(arena))
    expect(['200', '409 SLOT_TAKEN']).toContain(first)
    expect((others['201'] ?? 0) + (others['409 SLOT_TAKEN'] ?? 0)).toBe(20)
    // A patient who moved took the slot from the others; one who did not kept their own.
    expect(others['201'] ?? 0).toBeLessThanOrEqual(1)
  })

  test('many reschedules into one slot: one moves, the others stay where they were', async () => {
    expect(tally(await races.reschedulesIntoOneSlot(arena))).toEqual({ 200: 1, '409 SLOT_TAKEN': 7 })
  })

  test('two patients who want each other’s slot keep their own', async () => {
    expect(tally(await races.swap(arena))).toEqual({ '409 SLOT_TAKEN': 6 })
  })

  test('reopening against booking: one of them has the slot', async () => {
    const answers = await races.reopenAgainstBooking(arena)
    const { first, others } = split(answers)
    expect(withoutCounts(others).every((said) => ['201', '409 SLOT_TAKEN'].includes(said))).toBe(true)
    expect((others['201'] ?? 0) + (first === '200' ? 1 : 0)).toBe(1)
    expect(['200', '409 SLOT_TAKEN']).toContain(first)
  })

  test('taking back a cancellation against booking: exactly one of them has the slot', async () => {
    for (let round = 0; round < 4; round++) {
      const { first, others } = split(await races.undoAgainstBooking(arena))
      expect(['200', '409 SLOT_TAKEN']).toContain(first)
      expect(withoutCounts(others).every((said) => ['201', '409 SLOT_TAKEN'].includes(said))).toBe(true)
      expect((others['201'] ?? 0) + (first === '200' ? 1 : 0)).toBe(1)
    }
  })

  test('a session whose hours change while it is booked: no consultation has hours outside of it', async () => {
    const others = { 201: 1, '409 SLOT_TAKEN': 15 }
    const changeFirst = split(await races.sessionChangeAgainstBooking(arena, 'change'))
    expect(changeFirst).toEqual({ first: '200', others })
    const bookingFirst = split(await races.sessionChangeAgainstBooking(arena, 'booking'))
    expect(bookingFirst).toEqual({ first: '409 SESSION_IN_USE', others })
  })

  test('a session whose dates change while it is booked: no consultation is left out of them', async () => {
    const changeFirst = split(await races.sessionChangeAgainstBooking(arena, 'change', races.NEXT_WEEK))
    expect(changeFirst).toEqual({ first: '200', others: { '422 SLOT_INVALID': 16 } })
    const bookingFirst = split(await races.sessionChangeAgainstBooking(arena, 'booking', races.NEXT_WEEK))
    expect(bookingFirst).toEqual({ first: '409 SESSION_IN_USE', others: { 201: 1, '409 SLOT_TAKEN': 15 } })
  })

  test('a clinic that changes its zone while it is booked: what is booked first stays where it is', async () => {
    const changeFirst = split(await zoneChangeAgainstBooking(arena, 'change'))
    expect(changeFirst).toEqual({ first: '200', others: { 201: 1, '409 SLOT_TAKEN': 15 } })
    const bookingFirst = split(await zoneChangeAgainstBooking(arena, 'booking'))
    expect(bookingFirst).toEqual({ first: '409 CLINIC_IN_USE', others: { 201: 1, '409 SLOT_TAKEN': 15 } })
  })

  test('one extra session many times at once: it stands once', async () => {
    expect(tally(await races.oneDateManySessions(arena))).toEqual({ 201: 1, '409 SESSION_OVERLAP': 11 })
  })

  test('a session whose hours change while it is booked: no patient gets an hour that they did not see', async () => {
    for (let round = 0; round < 4; round++) {
      const { first, others } = split(await races.sessionChangeAgainstSeenHour(arena))
      const changed = first === '200'
      expect(others).toEqual(changed ? { '409 SLOT_INVALID': 20 } : { 201: 1, '409 SLOT_TAKEN': 19 })
    }
  })

  test('one review many times: once', async () => {
    expect(tally(await races.oneReviewManyTimes(arena))).toEqual({ 201: 1, '409 FEEDBACK_EXISTS': 19 })
  })
})

holds(arena)
batas(arena)
alihan(arena)
lanjutan(arena)
rangkaian(arena)
tunggu(arena)
persetujuan(arena)
wali(arena)
mendesak(arena)
// These leave other rows and settings than the tests above accept.
withoutConstraints(arena)
deactivation(arena)
closing(arena)
