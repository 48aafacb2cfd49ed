import { beforeAll, describe, expect, test } from 'vitest'
import { type Arena, withoutGuarantees } from '../arena.ts'
import {
  closedAmongBookings,
  closedWhileBookingsBegin,
  closedWhileBookingsEnd,
  type How,
  openAllWeeks,
} from '../closing.ts'

export function closing(arena: Arena) {
  describe('closed days', () => {
    beforeAll(() => openAllWeeks(arena))
    const refusals: Record<How, string> = { cuti: '422 PROFESSIONAL_AWAY', libur: '422 CLINIC_CLOSED' }
    const ways: How[] = ['cuti', 'libur']

    describe.each(ways)('%s', (how) => {
      test('taken while bookings begin: all of them are refused', async () => {
        expect(await closedWhileBookingsBegin(arena, how)).toEqual({
          answers: { [refusals[how]]: 12 },
          reported: 0,
          live: 0,
          unnoticed: 0,
        })
      })

      test('taken while bookings end: waits for them, and names every one', async () => {
        expect(await closedWhileBookingsEnd(arena, how)).toEqual({
          answers: { 201: 12 },
          reported: 12,
          live: 12,
          unnoticed: 0,
        })
      })

      test('taken among bookings: each is either refused or named', async () => {
        const { answers, live, reported, unnoticed } = await closedAmongBookings(arena, how)
        expect((answers['201'] ?? 0) + (answers[refusals[how]] ?? 0)).toBe(20)
        expect([unnoticed, live]).toEqual([0, reported])
        expect(answers['201'] ?? 0).toBe(live)
      })
    })

    describe.each(ways)('%s of the hours from 08.30 to 10.00, which three of the sessions meet', (how) => {
      const jam = { jam_dari: '08:30', jam_sampai: '10:00' }

      test('taken while bookings begin: those in these hours are refused', async () => {
        expect(await closedWhileBookingsBegin(arena, how, jam)).toEqual({
          answers: { [refusals[how]]: 3, 201: 9 },
          reported: 0,
          live: 0,
          unnoticed: 0,
        })
      })

      test('taken while bookings end: waits for them, and names those in these hours', async () => {
        expect(await closedWhileBookingsEnd(arena, how, jam)).toEqual({
          answers: { 201: 12 },
          reported: 3,
          live: 3,
          unnoticed: 0,
        })
      })
    })

    /** The same without its guard: if the result were still right, the race would prove nothing. */
    describe('without its guard', () => {
      const without = withoutGuarantees(arena)

      test('a booking that has started is written into the leave', async () => {
        await without('konsultasi_tenaga_cuti')
        expect((await closedWhileBookingsBegin(arena, 'cuti')).unnoticed).toBeGreaterThan(0)
        const jam = { jam_dari: '08:30', jam_sampai: '10:00' }
        expect((await closedWhileBookingsBegin(arena, 'cuti', jam)).unnoticed).toBeGreaterThan(0)
      })

      test.each([
        ['cuti', 'cuti_10_menunggu_pemesanan'],
        ['libur', 'hari_libur_10_menunggu_pemesanan'],
      ] as const)('%s does not see the bookings that are being written', async (how, trigger) => {
        await without(trigger)
        expect((await closedWhileBookingsEnd(arena, how)).unnoticed).toBeGreaterThan(0)
      })
    })
  })
}
