import { expect, test } from 'vitest'
import { type BookingFacts, bookableDates, checkBooking, monthGrid } from './booking.rules.ts'

test.each([
  ['2026-11-23', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']], // Senin
  ['2026-11-26', ['2026-11-26', '2026-11-27']], // Kamis
  ['2026-11-27', ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']], // Jumat
  ['2026-11-28', ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']], // Sabtu
  ['2026-11-29', ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']], // Minggu
])('on %s a patient may choose %j', (today, days) => expect(bookableDates(today)).toEqual(days))

test('a month is 42 days from a Sunday', () => {
  const grid = monthGrid('2026-11-21')
  expect([grid.length, grid[0], grid.at(-1)]).toEqual([42, '2026-11-01', '2026-12-12'])
})

const ask = { tanggal: '2026-11-25', profesional_id: 9, use_bpjs: 1 } as const
const session = { profesional_id: 9, hari: 'Rabu', jam_mulai: '09:00:00', is_available: true, professionalActive: true }
const facts: BookingFacts = {
  now: new Date('2026-11-25T08:59:59+07:00'),
  today: '2026-11-25',
  session,
  patientHasBpjs: true,
  slotTaken: false,
  patientBusy: false,
  hasOpenRequest: false,
}

test.each<[string, Partial<BookingFacts>, string | null]>([
  ['a fair booking', {}, null],
  ['no such session', { session: null }, 'SLOT_INVALID'],
  ['another professional’s session', { session: { ...session, profesional_id: 8 } }, 'SLOT_INVALID'],
  ['another weekday’s session', { session: { ...session, hari: 'Kamis' } }, 'SLOT_INVALID'],
  ['a closed session', { session: { ...session, is_available: false } }, 'SLOT_INVALID'],
  ['a professional who left', { session: { ...session, professionalActive: false } }, 'SLOT_INVALID'],
  ['a start that has come', { now: new Date('2026-11-25T09:00:00+07:00') }, 'SLOT_INVALID'],
  ['a day outside the window', { today: '2026-11-27' }, 'DATE_OUTSIDE_WINDOW'],
  ['BPJS without a number', { patientHasBpjs: false }, 'BPJS_REQUIRED'],
  ['somebody was faster', { slotTaken: true, patientBusy: true, hasOpenRequest: true }, 'SLOT_TAKEN'],
  ['two places at once', { patientBusy: true, hasOpenRequest: true }, 'PATIENT_BUSY'],
  ['one open request per professional', { hasOpenRequest: true }, 'ALREADY_REQUESTED'],
])('%s', (_what, change, verdict) => expect(checkBooking(ask, { ...facts, ...change })).toBe(verdict))
