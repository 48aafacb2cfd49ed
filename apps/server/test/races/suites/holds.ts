import { afterEach, describe, expect, test } from 'vitest'
import { type Arena, tally } from '../arena.ts'
import { manyForKeptBack } from '../cadangan.ts'
import * as races from '../holds.ts'
import { typesInOneSession } from '../jenis.ts'
import { countViolations, none } from '../violations.ts'

export function holds(arena: Arena) {
  describe('holds', () => {
    afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))

    test('60 patients hold one slot: exactly one has it', async () => {
      expect(tally(await races.manyHoldOneSlot(arena))).toEqual({ 201: 1, '409 SLOT_TAKEN': 59 })
    })

    test('one patient holds 20 slots at once: never more than two', async () => {
      const counts = tally(await races.onePatientHoldsMany(arena))
      expect(counts[201]).toBeGreaterThan(0)
      expect(Object.keys(counts).filter((said) => !['201', '429 HOLD_TOO_OFTEN'].includes(said))).toEqual([])
    })

    test('one patient inserts 6 holds at once: one is left', async () => {
      expect(tally(await races.onePatientInsertsMany(arena))).toEqual({ held: 1, refused: 5 })
    })

    test('holds against bookings of one slot: one winner', async () => {
      for (let round = 0; round < 5; round++)
        expect(tally(await races.holdsAgainstBookings(arena))).toEqual({ 201: 1, '409 SLOT_TAKEN': 19 })
    })

    test('12 patients wander from slot to slot: no deadlock, no error', async () => {
      const counts = tally(await races.wanderingPatients(arena))
      expect(Object.keys(counts).filter((said) => said.startsWith('5'))).toEqual([])
      expect(counts[201]).toBeGreaterThan(12)
    })

    test('strangers book a held slot: none gets it', async () => {
      expect(tally(await races.strangersAgainstHold(arena))).toEqual({ '409 SLOT_TAKEN': 19 })
    })

    test('the holder books among strangers: the holder gets it', async () => {
      const [holder, ...strangers] = await races.holderAgainstStrangers(arena)
      expect(holder?.said).toBe('201')
      expect(tally(strangers)).toEqual({ '409 SLOT_TAKEN': 19 })
    })

    test('a release against holds: at most one of the others has the slot, and exactly one who asks afterwards', async () => {
      for (let round = 0; round < 5; round++) {
        const { meanwhile, afterwards } = await races.releaseAgainstHolds(arena)
        const counts = tally(meanwhile)
        expect(counts[201] ?? 0).toBeLessThanOrEqual(1)
        expect((counts[201] ?? 0) + (counts['409 SLOT_TAKEN'] ?? 0)).toBe(19)
        expect(tally(afterwards)).toEqual({ 201: 1, '409 SLOT_TAKEN': 18 })
      }
    })

    test('types of different length in one session: never two at the same time, no deadlock', async () => {
      for (let round = 0; round < 4; round++) {
        const counts = tally(await typesInOneSession(arena))
        expect(Object.keys(counts).filter((said) => !['201', '409 SLOT_TAKEN'].includes(said))).toEqual([])
        expect(counts[201]).toBeGreaterThan(0)
        expect(await countViolations(arena.db)).toEqual(none)
      }
    })

    test('50 patients and one urgent visit for places that are kept back: the urgent one alone wins', async () => {
      const [urgent, ...others] = await manyForKeptBack(arena)
      expect(urgent?.said).toBe('201')
      const counts = tally(others)
      expect((counts['409 SLOT_RESERVED'] ?? 0) + (counts['409 SLOT_TAKEN'] ?? 0)).toBe(50)
      expect(counts['409 SLOT_RESERVED']).toBeGreaterThan(0)
    })
  })
}
