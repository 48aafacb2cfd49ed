import { expect, test } from 'vitest'
import { addMonths, stepOf } from './calendar.rules.ts'

test.each([
  ['2026-11-23', 1, '2026-12-23'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i month is %s', (from, n, to) => expect(addMonths(from, n)).toBe(to))

test.each([
  ['ArrowLeft', '2026-11-24'],
  ['ArrowRight', '2026-11-26'],
  ['ArrowUp', '2026-11-18'],
  ['ArrowDown', '2026-12-02'],
  ['Home', '2026-11-22'],
  ['End', '2026-11-28'],
  ['PageUp', '2026-10-25'],
  ['PageDown', '2026-12-25'],
  ['a', null],
])('%s on Wednesday 25 November leads to %s', (key, to) => expect(stepOf(key, '2026-11-25')).toBe(to))
