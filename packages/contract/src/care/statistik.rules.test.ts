import { expect, test } from 'vitest'
import { mondayOf, statistikPeriode } from './statistik.rules.ts'

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (tanggal, monday) => {
  expect(mondayOf(tanggal)).toBe(monday)
})

const sunday = new Date('2026-11-22T23:59:00+07:00')
const monday = new Date('2026-11-23T00:00:00+07:00')

test.each([
  [{}, sunday, '2026-08-31', '2026-11-22'],
  [{}, monday, '2026-09-07', '2026-11-29'],
  [{ dari: '2026-11-03', sampai: '2026-11-05' }, monday, '2026-11-03', '2026-11-05'],
  [{ sampai: '2026-11-04' }, monday, '2026-08-17', '2026-11-04'],
  [{ dari: '2026-11-04' }, monday, '2026-11-04', '2027-01-24'],
  [{ minggu: 4 }, sunday, '2026-10-26', '2026-11-22'],
  [{ minggu: 26 }, monday, '2026-06-01', '2026-11-29'],
  [{ minggu: 52 }, monday, '2025-12-01', '2026-11-29'],
  [{ minggu: 4, sampai: '2026-11-04' }, monday, '2026-10-12', '2026-11-04'],
] as const)('%o on %s counts from %s to %s', (asked, now, dari, sampai) => {
  expect(statistikPeriode(asked, now)).toEqual({ dari, sampai })
})
