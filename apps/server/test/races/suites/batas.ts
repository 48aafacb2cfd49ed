import { afterEach, describe, expect, test } from 'vitest'
import { type Arena, tally } from '../arena.ts'
import * as races from '../batas.ts'
import { countViolations, none } from '../violations.ts'

export function batas(arena: Arena) {
  describe('caps', () => {
    afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))

    test('16 patients book on a day with 5 places: 5 are booked', async () => {
      expect(tally(await races.manyOnOneDay(arena))).toEqual({ 201: 5, '409 DAY_FULL': 11 })
    })

    test('16 patients book in a week with 8 places: 8 are booked', async () => {
      expect(tally(await races.manyInOneWeek(arena))).toEqual({ 201: 8, '409 WEEK_FULL': 8 })
    })

    test('40 accounts that are not confirmed book a week with 16 places: they get 10', async () => {
      const { 201: booked, ...refused } = tally(await races.manyStrangers(arena))
      expect(booked).toBe(10)
      expect(Object.keys(refused).every((said) => ['409 CONFIRM_FIRST', '409 SLOT_TAKEN'].includes(said))).toBe(true)
    })

    test('a patient with 4 visits in the semester books 16 times at once: 4 are booked', async () => {
      expect(tally(await races.manyOfOnePatient(arena))).toEqual({ 201: 4, '409 SEMESTER_LIMIT': 12 })
    })
  })
}
