import { afterEach, describe, expect, test } from 'vitest'
import * as races from '../alihan.ts'
import { type Arena, tally } from '../arena.ts'
import { countViolations, none } from '../violations.ts'

export function alihan(arena: Arena) {
  describe('handing a request over', () => {
    afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))

    test('agreements against approvals: each request has the one that came first, and the other is refused', async () => {
      for (let round = 0; round < 4; round++) {
        const answers = await races.agreementsAgainstApprovals(arena)
        expect(tally(answers.slice(0, 8))).toEqual({ 200: 8 })
        expect(tally(answers.slice(8))).toEqual({ '409 HANDOVER_REFUSED': 8 })
      }
    })

    test('strangers book the offered time: the patient who agrees has it', async () => {
      for (let round = 0; round < 4; round++) {
        const [agreed, ...others] = await races.agreementAgainstBookings(arena)
        expect(agreed?.said).toBe('200')
        expect(tally(others)).toEqual({ '409 SLOT_TAKEN': 20 })
      }
    })

    test('a patient agrees and declines at once: one of them counts', async () => {
      for (let round = 0; round < 6; round++)
        expect(tally(await races.agreementAgainstDecline(arena))).toEqual({ 200: 3, '409 HANDOVER_REFUSED': 3 })
    })

    test('eight admins offer one request: one offer is open', async () => {
      expect(tally(await races.manyOffersOfOneRequest(arena))).toEqual({ 200: 1, '409 HANDOVER_REFUSED': 7 })
    })

    test('offers and bookings of one slot: one winner', async () => {
      for (let round = 0; round < 4; round++) {
        const counts = tally(await races.manyOffersOfOneSlot(arena))
        expect((counts[200] ?? 0) + (counts[201] ?? 0)).toBe(1)
        expect(counts['409 SLOT_TAKEN']).toBe(15)
      }
    })
  })
}
