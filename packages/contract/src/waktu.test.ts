import { expect, test } from 'vitest'
import { addDays, Hari, hariOf, instantOf, isoWib, JamMasukan, TanggalMasukan, tanggalWib } from './waktu.ts'

test.each([
  ['2026-11-22T16:59:59Z', '2026-11-22'],
  ['2026-11-22T17:00:00Z', '2026-11-23'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
])('at %s a clock in Jakarta shows %s', (at, day) => expect(tanggalWib(new Date(at))).toBe(day))

test.each([
  ['2026-11-22', 'Minggu'],
  ['2026-11-23', 'Senin'],
  ['2026-11-27', 'Jumat'],
])('%s is a %s', (day, hari) => expect(hariOf(day)).toBe(hari))

test('days are added over the end of a year', () => expect(addDays('2026-12-31', 1)).toBe('2027-01-01'))

test('an instant travels with the offset of Jakarta', () => {
  expect(isoWib(instantOf('2026-11-23', '09:00:00'))).toBe('2026-11-23T09:00:00+07:00')
})

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-22T20:00:00Z', '2026-11-23'],
  ['2026-11-23T00:30:00.000+07:00', '2026-11-23'],
  ['2026-11-22T20:00:00', '2026-11-22'],
  ['2026-11-23 00:30:00', '2026-11-23'],
  ['2026-11-23 00:30', '2026-11-23'],
  ['2026-11-22 20:00:00Z', '2026-11-23'],
])('%s is accepted as %s', (value, day) => expect(TanggalMasukan.parse(value)).toBe(day))

test.each([
  '2026-02-30',
  '23/11/2026',
  'besok',
  '2026-11-23  09:00:00',
  '2026-11-23T25:00:00',
  '2026-02-30 09:00:00',
  20261123,
])('%s is no date', (value) => {
  expect(TanggalMasukan.safeParse(value).success).toBe(false)
})

test.each([
  ['senin', 'Senin'],
  ["Jum'at", 'Jumat'],
])('%s means %s', (value, hari) => expect(Hari.parse(value)).toBe(hari))

test.each([
  ['09:00', '09:00:00'],
  ['23:59:59', '23:59:59'],
])('%s is kept as %s', (value, jam) => expect(JamMasukan.parse(value)).toBe(jam))
test.each(['24:00', '9:00', '09.00', ''])('%s is no time', (value) =>
  expect(JamMasukan.safeParse(value).success).toBe(false),
)
