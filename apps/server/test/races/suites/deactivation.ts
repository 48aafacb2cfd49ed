import { describe, expect, test } from 'vitest'
import { type Arena, withoutGuarantees } from '../arena.ts'
import { deactivatedWhileBookingsBegin, deactivatedWhileBookingsEnd, type Who } from '../deactivation.ts'

export function deactivation(arena: Arena) {
  describe('deactivated accounts', () => {
    const people: Who[] = ['patient', 'professional']
    const refusals: Record<Who, string> = { patient: '422 USER_UNKNOWN', professional: '422 SLOT_INVALID' }

    describe.each(people)('a %s is deactivated', (who) => {
      test('while bookings begin: all of them are refused', async () => {
        expect(await deactivatedWhileBookingsBegin(arena, who)).toEqual({
          said: '200',
          booked: { [refusals[who]]: 12 },
          standing: 0,
        })
      })

      test('while bookings end: the deactivation waits for them, and cancels every one', async () => {
        expect(await deactivatedWhileBookingsEnd(arena, who)).toEqual({ said: '200', booked: { 201: 12 }, standing: 0 })
      })
    })

    /** The same races without the guard: if the result were still right, they would prove nothing. */
    describe('without its guard', () => {
      const without = withoutGuarantees(arena)

      test.each(people)('a booking that has started succeeds for a deactivated %s', async (who) => {
        await without('konsultasi_orang_aktif')
        expect((await deactivatedWhileBookingsBegin(arena, who)).standing).toBe(12)
      })

      test.each(people)('the deactivation of a %s misses the bookings that are being written', async (who) => {
        await without('users_10_menunggu_pemesanan')
        expect((await deactivatedWhileBookingsEnd(arena, who)).standing).toBe(12)
      })
    })
  })
}
