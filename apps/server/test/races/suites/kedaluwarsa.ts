import sql from 'sql-template-tag'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type Arena, tally } from '../arena.ts'
import { answersAgainstExpiry, writesAfterExpiry } from '../kedaluwarsa.ts'
import { countViolations, none } from '../violations.ts'

export function kedaluwarsa(arena: Arena) {
  describe('requests that run out', () => {
    afterEach(async () => expect(await countViolations(arena.db)).toEqual(none))
    afterAll(() => arena.db.rows(sql`update pengaturan set kedaluwarsa = default`))

    test('answers against expiry: each request has one of them', async () => {
      for (let round = 0; round < 4; round++) {
        const { early, late, expired } = await answersAgainstExpiry(arena)
        expect(tally(early)).toEqual({ 200: 4 })
        expect(early.filter(({ jadwal_id }) => expired.has(jadwal_id))).toEqual([])
        // A request that a job of the service holds at that moment is left alone, and answered.
        const wanted = late.map(({ jadwal_id }) => (expired.has(jadwal_id) ? '409 REQUEST_EXPIRED' : '200'))
        expect(late.map(({ said }) => said)).toEqual(wanted)
        expect(wanted).toContain('409 REQUEST_EXPIRED')
      }
    })

    test('the write of an answer without the lock of its act, after the request ran out: the database refuses it', async () => {
      const answers = await writesAfterExpiry(arena)
      expect(tally(answers)).toEqual({ refused: 2, '2 expired': 1 })
    })
  })
}
