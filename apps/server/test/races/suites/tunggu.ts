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

    test('an offer that is taken, passed on and left at once: one of them counts', async () => {
      for (let round = 0; round < 4; round++) {
        const { taken, others, strangers, profesional_id } = await races.oneOfferManyAnswers(arena)
        const isTaken = taken.some(({ said }) => said === '200')
        expect(others.some(({ said }) => said === '200')).toBe(!isTaken)
        // What was passed on waits for no one: the servers make it public, and then one stranger may have it.
        const { 201: booked = 0, ...refused } = tally(strangers)
        expect(booked).toBeLessThanOrEqual(isTaken ? 0 : 1)
        expect(refused).toEqual({ '409 SLOT_TAKEN': 8 - booked })
        const places = await arena.db.rows(sql`
          select from tempat where profesional_id = ${profesional_id} and jenis = 'konsultasi'`)
        expect(places).toHaveLength(isTaken ? 1 : booked)
      }
    })

    test('three processes that offer places at the same time: each place to the first person of its line', async () => {
      for (const { profesional_id } of await races.manyGranters(arena)) {
        const offers = await arena.db.rows(sql`select user_id from tawaran where profesional_id = ${profesional_id}`)
        // The clocks of the servers differ: who asked first by these.
        const line = await arena.db.rows(sql`
          select user_id from daftar_tunggu where profesional_id = ${profesional_id} order by sejak, tunggu_id limit 1`)
        expect(offers).toEqual(line)
      }
    })
  })
}
