import { expect, test } from 'vitest'
import { sisaDarurat } from './sisa.rules.ts'

test.each([
  [30 * 60_000, '30.00'],
  [29 * 60_000 + 44_100, '29.45'],
  [1, '0.01'],
  [0, '0.00'],
  [-5_000, '0.00'],
])('%i milliseconds are %s', (ms, text) => {
  expect(sisaDarurat(ms)).toBe(text)
})
