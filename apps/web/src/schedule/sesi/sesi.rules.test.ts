import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { expect, test } from 'vitest'
import { type Booking, countUpcoming, liveByDate, nextNumber, overlapped, sessionsOf, slotsOn } from './sesi.rules.ts'

const sesi = (id: number, more: Partial<JadwalTenaga> = {}): JadwalTenaga => ({
  id,
  jadwal_id: id,
  profesional_id: 1,
  hari: 'Senin',
  sesi: id,
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7,
  is_available: 1,
  ...more,
})

const booking = (jadwal_id: number, jadwal_tenaga_id: number, more: Partial<Booking> = {}): Booking => ({
  jadwal_id,
  jadwal_tenaga_id,
  tanggal: '2026-11-23T09:00:00+07:00',
  status: 'diajukan',
  name: 'Sekar',
  jam_mulai: '09:00:00',
  jam_selesai: '10:00:00',
  zona: 7,
  ...more,
})

const late = sesi(2, { jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
const early = sesi(1)
const tuesday = sesi(3, { hari: 'Selasa' })
const monday7 = new Date('2026-11-23T07:00:00+07:00')

test('a day’s sessions come by hour', () => {
  expect(sessionsOf('Senin', [late, tuesday, early]).map(({ id }) => id)).toEqual([1, 2])
})

test.each([
  ['before its start', '2026-11-23T08:59:59+07:00', 'kosong'],
  ['at its start', '2026-11-23T09:00:00+07:00', 'lewat'],
])('an unbooked session %s', (_when, now, state) => {
  expect(slotsOn('2026-11-23', [early], [], new Date(now)).slots[0]?.state).toBe(state)
})

test('a booking is shown in its session, a cancelled one behind the live one', () => {
  const bookings = [booking(10, 1, { status: 'dibatalkan' }), booking(11, 1), booking(12, 2, { status: 'dibatalkan' })]
  const { slots } = slotsOn('2026-11-23', [early, late], bookings, monday7)
  expect(slots.map(({ state, bookings: own }) => [state, own.map(({ jadwal_id }) => jadwal_id)])).toEqual([
    ['terisi', [11, 10]],
    ['kosong', [12]],
  ])
})

test('the day of a booking is Jakarta’s, and other dates of the same session stay out', () => {
  const bookings = [
    booking(10, 1, { tanggal: '2026-11-22T17:30:00Z' }),
    booking(11, 1, { tanggal: '2026-11-30T09:00:00+07:00' }),
  ]
  expect(
    slotsOn('2026-11-23', [early], bookings, monday7).slots[0]?.bookings.map(({ jadwal_id }) => jadwal_id),
  ).toEqual([10])
})

test('what was booked in a session that has moved is not lost', () => {
  const { slots, others } = slotsOn('2026-11-23', [tuesday], [booking(10, 3)], monday7)
  expect([slots.length, others.map(({ jadwal_id }) => jadwal_id)]).toEqual([0, [10]])
})

test('dates count what is live', () => {
  const counts = liveByDate([booking(1, 1), booking(2, 2), booking(3, 1, { status: 'dibatalkan' })])
  expect([...counts]).toEqual([['2026-11-23', 2]])
})

test.each([
  ['ahead and live', {}, 1],
  ['cancelled', { status: 'dibatalkan' }, 0],
  ['begun', { tanggal: '2026-11-23T07:00:00+07:00' }, 0],
  ['in another session', { jadwal_tenaga_id: 9 }, 0],
] as const)('a booking that is %s counts %#', (_what, more, count) => {
  expect(countUpcoming(early, [booking(1, 1, more)], monday7)).toBe(count)
})

test.each([
  [[], 1],
  [[1, 2], 3],
  [[2, 3], 1],
  [[1, 3], 2],
])('with numbers %j the next free one is %i', (used, next) => {
  expect(
    nextNumber('Senin', [...used.map((n) => ({ hari: 'Senin' as const, sesi: n })), { hari: 'Rabu', sesi: next }]),
  ).toBe(next)
})

test('the overlapped session is named', () => {
  expect(overlapped({ hari: 'Senin', jam_mulai: '13:30:00', jam_selesai: '15:00:00' }, [early, late])?.id).toBe(2)
  expect(overlapped({ hari: 'Senin', jam_mulai: '10:00:00', jam_selesai: '13:00:00' }, [early, late])).toBeUndefined()
})
