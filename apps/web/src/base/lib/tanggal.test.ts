import { expect, test } from 'vitest'
import {
  bulanTahun,
  hariRelatif,
  jam,
  rentangJam,
  tanggalOf,
  tanggalPanjang,
  tanggalPendek,
  tanggalRentang,
  tanggalTanpaHari,
  waktuPanjang,
  waktuSesi,
} from './tanggal.ts'

test.each([
  ['2026-11-23T09:00:00+07:00', 'Senin, 23 November 2026 pukul 09.00 WIB'],
  ['2026-11-23T02:00:00Z', 'Senin, 23 November 2026 pukul 09.00 WIB'],
  ['2025-02-02T17:30:00Z', 'Senin, 3 Februari 2025 pukul 00.30 WIB'], // still Sunday in London
  ['2026-12-31T23:59:00+07:00', 'Kamis, 31 Desember 2026 pukul 23.59 WIB'],
])('%s reads %s', (instant, text) => {
  expect(waktuPanjang(instant)).toBe(text)
})

test.each([
  ['2026-11-23', 'Senin, 23 November 2026', '23 November 2026', 'Sen, 23 Nov', 'November 2026'],
  ['2026-08-01', 'Sabtu, 1 Agustus 2026', '1 Agustus 2026', 'Sab, 1 Agu', 'Agustus 2026'],
  ['2028-02-29', 'Selasa, 29 Februari 2028', '29 Februari 2028', 'Sel, 29 Feb', 'Februari 2028'],
])('%s in its four lengths', (date, long, noDay, short, month) => {
  expect([tanggalPanjang(date), tanggalTanpaHari(date), tanggalPendek(date), bulanTahun(date)]).toEqual([
    long,
    noDay,
    short,
    month,
  ])
})

test.each([
  ['09:00:00', '09.00'],
  ['13:30', '13.30'],
  ['2026-11-23T17:05:00Z', '00.05'],
])('the clock of %s shows %s', (value, text) => {
  expect(jam(value)).toBe(text)
})

test.each([
  [7, '09.00–10.00 WIB'],
  [8, '09.00–10.00 WITA'],
  [9, '09.00–10.00 WIT'],
] as const)('a range of hours in the zone %i', (zona, text) => {
  expect(rentangJam('09:00:00', '10:00:00', zona)).toBe(text)
  expect(tanggalRentang('2026-11-23', '09:00:00', '10:00:00', zona)).toBe(`Senin, 23 November 2026 pukul ${text}`)
})

test('a consultation is shown by the clock of its clinic, any other instant by that of Jakarta', () => {
  const tanggal = '2026-11-23T08:00:00+07:00'
  expect(waktuSesi({ tanggal, zona: 9 })).toBe('Senin, 23 November 2026 pukul 10.00 WIT')
  expect(waktuPanjang(tanggal)).toBe('Senin, 23 November 2026 pukul 08.00 WIB')
})

test.each([
  ['2026-11-21', 'hari ini'],
  ['2026-11-22', 'besok'],
  ['2026-11-23', 'lusa'],
  ['2026-11-24', '3 hari lagi'],
  ['2026-11-20', 'kemarin'],
  ['2026-11-19', '2 hari lalu'],
  ['2026-11-21T17:00:00Z', 'besok'], // midnight in Jakarta
])('on 21 November %s is %s', (value, text) => {
  expect(hariRelatif(value, '2026-11-21')).toBe(text)
})

test('the day of an instant is Jakarta’s', () => expect(tanggalOf('2026-11-22T18:00:00Z')).toBe('2026-11-23'))
