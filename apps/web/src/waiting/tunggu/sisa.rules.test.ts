import { expect, test } from 'vitest'
import { sisaTawaran, ucapanTawaran } from './sisa.rules.ts'

const MINUTE = 60_000

test.each([
  [120 * MINUTE, '120 menit'],
  [10 * MINUTE + 1, '10 menit'],
  [10 * MINUTE, '10.00'],
  [9 * MINUTE + 41_001, '9.42'],
  [1, '0.01'],
  [-1, '0.00'],
])('%i ms are %s', (ms, words) => expect(sisaTawaran(ms)).toBe(words))

test.each([
  [10 * MINUTE + 1, ''],
  [10 * MINUTE, 'Waktu konfirmasi tinggal 10 menit.'],
  [2 * MINUTE, 'Waktu konfirmasi tinggal 2 menit.'],
  [0, ''],
])('at %i ms a screen reader hears: %s', (ms, words) => expect(ucapanTawaran(ms)).toBe(words))
