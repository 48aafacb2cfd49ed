import { expect, test } from 'vitest'
import { semesterOf } from './timur.ts'

test.each([
  ['2026-08-01', 'Ganjil 2026/2027', '2026-08-01', '2027-01-31'],
  ['2027-01-31', 'Ganjil 2026/2027', '2026-08-01', '2027-01-31'],
  ['2027-02-01', 'Genap 2026/2027', '2027-02-01', '2027-07-31'],
  ['2027-07-31', 'Genap 2026/2027', '2027-02-01', '2027-07-31'],
])('the semester of %s is %s', (today, nama, dari, sampai) => expect(semesterOf(today)).toEqual({ nama, dari, sampai }))
