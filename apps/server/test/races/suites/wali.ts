import { describe, expect, test } from 'vitest'
import { type Arena, withoutGuarantees } from '../arena.ts'
import { guardianWithdrawsWhileBookingsBegin, guardianWithdrawsWhileBookingsEnd } from '../wali.ts'

export function wali(arena: Arena) {
  describe('a guardian who withdraws', () => {
    test('while bookings begin: all of them are refused', async () => {
      expect(await guardianWithdrawsWhileBookingsBegin(arena)).toEqual({
        said: '201',
        booked: { '403 GUARDIAN_PENDING': 12 },
        standing: 0,
      })
    })

    test('while bookings end: the withdrawal waits for them', async () => {
      expect(await guardianWithdrawsWhileBookingsEnd(arena)).toEqual({
        first: 'waits',
        said: '201',
        booked: { 201: 12 },
        standing: 12,
      })
    })

    /** The same races without the guarantee: if the result were still right, they would prove nothing. */
    describe('without its guarantee', () => {
      const without = withoutGuarantees(arena)

      test('a booking that has started succeeds', async () => {
        await without('konsultasi_10_persetujuan')
        expect((await guardianWithdrawsWhileBookingsBegin(arena)).standing).toBe(12)
      })

      test('the withdrawal responds while bookings are being written', async () => {
        await without('wali_10_menunggu_pemesanan')
        expect(await guardianWithdrawsWhileBookingsEnd(arena)).toMatchObject({ first: 'responds', standing: 12 })
      })
    })
  })
}
