import { expect, test } from 'vitest'
import { comparisonOf } from './ranks.ts'

const around = (middle: number) => Array.from({ length: 200 }, (_, n) => middle + ((n * 7_919) % 101) / 100)

test('alike is near zero, a shift of a tenth of the spread is seen, and one outlier changes nothing', () => {
  expect(Math.abs(comparisonOf(around(20), around(20.0001)).z)).toBeLessThan(1)
  expect(comparisonOf(around(20.3), around(20)).z).toBeGreaterThan(4)
  expect(comparisonOf(around(20), around(20.3)).z).toBeLessThan(-4)
  const { z, medians } = comparisonOf([...around(20), 9_000], around(20.0001))
  expect(Math.abs(z)).toBeLessThan(1)
  expect(medians[0]).toBeCloseTo(20.5, 1)
})
