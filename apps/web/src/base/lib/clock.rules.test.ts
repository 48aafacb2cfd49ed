import { expect, test } from 'vitest'
import { behindAfter } from './clock.rules.ts'

const DAY = 86_400_000

test.each([
  ['a right clock stays as it is', { sent: 0, received: 80, sekarang: 40 }, 0, 0],
  ['also on a slow network', { sent: 0, received: 9_000, sekarang: 8_900 }, 0, 0],
  ['and within a second', { sent: 0, received: 80, sekarang: 1_000 }, 0, 0],
  ['two days ahead', { sent: 2 * DAY, received: 2 * DAY + 80, sekarang: 40 }, 0, -2 * DAY],
  ['ten minutes behind', { sent: 0, received: 80, sekarang: 600_040 }, 0, 600_000],
  ['what is known stays where it still fits', { sent: 0, received: 400, sekarang: 600_000 }, 599_900, 599_900],
  ['a clock that was set right meanwhile', { sent: 0, received: 80, sekarang: 40 }, -2 * DAY, 0],
])('%s', (_, answer, known, expected) => {
  expect(behindAfter(answer, known)).toBe(expected)
})
