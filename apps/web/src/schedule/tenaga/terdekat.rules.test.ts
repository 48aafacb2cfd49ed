import { expect, test } from 'vitest'
import { kapanTerdekat } from './terdekat.rules.ts'

test.each([
  ['2026-11-23T09:00:00+07:00', 7, 'Senin 09.00 WIB'],
  ['2026-11-29T23:30:00+07:00', 7, 'Minggu 23.30 WIB'],
  ['2026-11-30T09:00:00+07:00', 7, 'Sen, 30 Nov 09.00 WIB'],
  ['2026-11-23T09:00:00+07:00', 9, 'Senin 11.00 WIT'],
] as const)('%s in the zone %i is %s', (mulai, zona, kapan) =>
  expect(kapanTerdekat(mulai, '2026-11-23', zona)).toBe(kapan),
)
