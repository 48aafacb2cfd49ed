import { expect, test } from 'vitest'
import {
  addDays,
  Hari,
  hariOf,
  instantOf,
  isoDi,
  isoWib,
  Jam,
  JamMasukan,
  namaZona,
  pekan,
  seninOf,
  Tanggal,
  TanggalMasukan,
  tanggalWib,
  Zona,
} from './waktu.ts'

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

test('the week starts on Monday', () =>
  expect(pekan).toEqual(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']))

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of Monday %s', (day, senin) => expect(seninOf(day)).toBe(senin))

test('days are added over the end of a year', () => expect(addDays('2026-12-31', 1)).toBe('2027-01-01'))

test('an instant travels with the offset of Jakarta', () => {
  expect(isoWib(instantOf('2026-11-23', '09:00:00'))).toBe('2026-11-23T09:00:00+07:00')
})

test.each([
  [7, 'WIB', '2026-11-23T02:00:00Z', '2026-11-23T09:00:00+07:00'],
  [8, 'WITA', '2026-11-23T01:00:00Z', '2026-11-23T09:00:00+08:00'],
  [9, 'WIT', '2026-11-23T00:00:00Z', '2026-11-23T09:00:00+09:00'],
] as const)('09.00 in the zone %i, which is %s, is %s', (zona, name, instant, iso) => {
  expect(namaZona(zona)).toBe(name)
  expect(instantOf('2026-11-23', '09:00:00', zona)).toEqual(new Date(instant))
  expect(isoDi(new Date(instant), zona)).toBe(iso)
})

test.each([
  [7, '00:00:00'],
  [8, '02:00:00'],
  [9, '02:00:00'],
] as const)('from the first hour of a session in the zone %i on, its date is that of Jakarta', (zona, earliest) => {
  for (const jam of [earliest, '23:59:59']) expect(tanggalWib(instantOf('2026-11-23', jam, zona))).toBe('2026-11-23')
})

test.each([6, 10, 7.5, '7', null])('%j is no zone', (value) => expect(Zona.safeParse(value).success).toBe(false))

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-22T20:00:00Z', '2026-11-23'],
  ['2026-11-23T00:30:00.000+07:00', '2026-11-23'],
  ['2026-11-22T20:00:00', '2026-11-22'],
  ['2026-11-23 00:30:00', '2026-11-23'],
  ['2026-11-23 00:30', '2026-11-23'],
  ['2026-11-22 20:00:00Z', '2026-11-23'],
  ['2026-11-22T20:00:00+00:00', '2026-11-23'],
  ['2026-11-22T20:00-01:30', '2026-11-23'],
  ['2026-11-23T03:00+09:00', '2026-11-23'],
  ['2026-11-23T01:30+09:00', '2026-11-22'],
])('%s is accepted as %s', (value, day) => expect(TanggalMasukan.parse(value)).toBe(day))

test.each([
  '2026-02-30',
  '23/11/2026',
  '2026-11-22T20:00:00+0000',
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
  [' RABU ', 'Rabu'],
])('%s means %s', (value, hari) => expect(Hari.parse(value)).toBe(hari))

test.each([
  ['09:00', '09:00:00'],
  ['23:59:59', '23:59:59'],
])('%s is kept as %s', (value, jam) => expect(JamMasukan.parse(value)).toBe(jam))
test.each(['24:00', '9:00', '09.00', '', 'x09:00', '109:00', '09:00x', '09:00:000'])('%s is no time', (value) =>
  expect(JamMasukan.safeParse(value).success).toBe(false),
)

test('a stored date has a year that databases know, a stored time full seconds', () => {
  expect(Tanggal.safeParse('0001-01-01').success).toBe(true)
  expect(Tanggal.safeParse('0000-01-01').success).toBe(false)
  expect(Jam.safeParse('09:00:00').success).toBe(true)
  for (const jam of ['09:00', '09:00:00.5']) expect(Jam.safeParse(jam).success).toBe(false)
})
