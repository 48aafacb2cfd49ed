import { afterEach, describe, expect, test } from 'vitest'
import { type Arena, tally } from '../arena.ts'
import { urgentAgainstClosing } from '../mendesak.ts'
import { countViolations, none } from '../violations.ts'

export function mendesak(arena: Arena) {
  describe('urgent visits', () => {
    afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))

    test('urgent visits against alerts that are closed: each start is booked at most once, and every refusal has its reason', async () => {
      for (let round = 0; round < 4; round++) {
        const { bookings, closings } = await urgentAgainstClosing(arena)
        expect(tally(closings)).toEqual({ 200: 8 })
        const { 201: booked = 0, ...refused } = tally(bookings)
        // Two of the three who want a start have an alert that stays open.
        expect(booked).toBe(8)
        expect(Object.keys(refused).filter((said) => !/^(409 SLOT_TAKEN|422 TYPE_NOT_OFFERED)$/.test(said))).toEqual([])
      }
    })
  })
}
