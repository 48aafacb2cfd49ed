import { afterEach, describe, expect, test } from 'vitest'
import { type Arena, tally } from '../arena.ts'
import * as races from '../lanjutan.ts'
import { countViolations, none } from '../violations.ts'

export function lanjutan(arena: Arena) {
  describe('follow-ups', () => {
    afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))

    test('follow-ups of several professionals against bookings of the patient: one has the hour', async () => {
      for (let round = 0; round < 3; round++)
        expect(tally(await races.followUpsAgainstOwnBookings(arena))).toEqual({ 201: 1, '409 PATIENT_BUSY': 15 })
    })

    test('a follow-up against strangers who book the slot: one winner', async () => {
      for (let round = 0; round < 3; round++)
        expect(tally(await races.followUpAgainstStrangers(arena))).toEqual({ 201: 1, '409 SLOT_TAKEN': 20 })
    })

    test('one follow-up again and again: one row', async () => {
      expect(tally(await races.oneFollowUpManyTimes(arena))).toEqual({ 201: 1, '409 SLOT_TAKEN': 11 })
    })
  })
}
