import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { type Arena, tally } from '../arena.ts'
import * as races from '../tunggu.ts'
import { countViolations, none } from '../violations.ts'

export function tunggu(arena: Arena) {
  describe('the waiting list', () => {
    afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))

    test('500 strangers who want a place that a person waits for: none of them gets it', async () => {
      const [cancelled, ...strangers] = await races.strangersAgainstLine(arena)
      expect(cancelled?.said).toBe('200')
      expect(tally(strangers)).toEqual({ '409 SLOT_TAKEN': 500 })
    })

    test('an offer that is taken, passed on and left at once: one of them counts, and no stranger has the place', async () => {
      for (let round = 0; round < 4; round++) {
        const { taken, others, strangers, profesional_id } = await races.oneOfferManyAnswers(arena)
        const isTaken = taken.some(({ said }) => said === '200')
        expect(others.some(({ said }) => said === '200')).toBe(!isTaken)
        expect(tally(strangers)).toEqual({ '409 SLOT_TAKEN': 8 })
        const places = await arena.db.rows(sql`select jenis from tempat where profesional_id = ${profesional_id}`)
        expect(places).toEqual([{ jenis: isTaken ? 'konsultasi' : 'sisih' }])
      }
    })

    test('three processes that offer places at the same time: each place to the first person of its line', async () => {
      for (const { profesional_id, waiting } of await races.manyGranters(arena)) {
        const offers = await arena.db.rows(sql`select user_id from tawaran where profesional_id = ${profesional_id}`)
        expect(offers).toEqual([{ user_id: waiting[0]?.user_id }])
      }
    })
  })
}
