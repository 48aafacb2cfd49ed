import { describe, expect, test } from 'vitest'
import { type Arena, withoutGuarantees } from '../arena.ts'
import { withdrawnWhileBookingsBegin, withdrawnWhileBookingsEnd } from '../persetujuan.ts'

export function persetujuan(arena: Arena) {
  describe('a consent that is withdrawn', () => {
    test('while bookings begin: all of them are refused', async () => {
      expect(await withdrawnWhileBookingsBegin(arena)).toEqual({
        said: '200',
        booked: { '409 CONSENT_REQUIRED': 12 },
        standing: 0,
        named: 0,
      })
    })

    test('while bookings end: the withdrawal waits for them, and names every one', async () => {
      expect(await withdrawnWhileBookingsEnd(arena)).toEqual({
        said: '200',
        booked: { 201: 12 },
        standing: 12,
        named: 12,
      })
    })

    /** The same races without the guarantee: if the result were still right, they would prove nothing. */
    describe('without its guarantee', () => {
      const without = withoutGuarantees(arena)

      test('a booking that has started succeeds', async () => {
        await without('konsultasi_10_persetujuan')
        expect((await withdrawnWhileBookingsBegin(arena)).standing).toBe(12)
      })

      test('the withdrawal misses the bookings that are being written', async () => {
        await without('persetujuan_10_menunggu_pemesanan')
        expect(await withdrawnWhileBookingsEnd(arena)).toMatchObject({ standing: 12, named: 0 })
      })
    })
  })
}
