import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { type Arena, tally } from '../arena.ts'
import * as races from '../rangkaian.ts'
import { countViolations, none } from '../violations.ts'

export function rangkaian(arena: Arena) {
  describe('series', () => {
    afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))
    const meetings = async () =>
      (await arena.db.row<{ n: number }>(sql`select count(*)::int as n from konsultasi where rangkaian_id is not null`))
        ?.n ?? 0

    test('series of four patients for one place: one is whole, and nothing is left of the others', async () => {
      for (let round = 0; round < 3; round++) {
        const before = await meetings()
        expect(tally(await races.seriesForOnePlace(arena))).toEqual({ 201: 1, '409 RESOLUTION_REFUSED': 3 })
        expect(await meetings()).toBe(before + 2)
      }
    })

    test('a series against strangers who book its first date: it is whole, or one of them has the place', async () => {
      for (let round = 0; round < 3; round++) {
        const before = await meetings()
        const [series, ...others] = await races.seriesAgainstStrangers(arena)
        const isWhole = series?.said === '201'
        expect(isWhole || series?.said === '409 RESOLUTION_REFUSED').toBe(true)
        expect(tally(others)).toEqual(isWhole ? { '409 SLOT_TAKEN': 20 } : { 201: 1, '409 SLOT_TAKEN': 19 })
        expect(await meetings()).toBe(before + (isWhole ? 2 : 0))
      }
    })
  })
}
