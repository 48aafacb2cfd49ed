import { expect, test } from 'vitest'
import { batasOf, sisaJam } from './tenggat.rules.ts'

const diterima = new Date('2026-11-27T16:30:00+07:00')

test('the deadline is three days of 24 hours later, also over a weekend', () =>
  expect(batasOf(diterima).toISOString()).toBe('2026-11-30T09:30:00.000Z'))

test.each([
  ['2026-11-27T16:30:00+07:00', 72],
  ['2026-11-27T16:30:01+07:00', 71],
  ['2026-11-30T16:29:59+07:00', 0],
  ['2026-11-30T16:30:00+07:00', 0],
  ['2026-11-30T16:30:01+07:00', -1],
  ['2026-12-01T16:30:00+07:00', -24],
])('at %s, %i hours are left', (now, jam) => expect(sisaJam(batasOf(diterima), new Date(now))).toBe(jam))
