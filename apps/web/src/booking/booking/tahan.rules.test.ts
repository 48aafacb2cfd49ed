import { expect, test } from 'vitest'
import { sisaTahan, ucapanTahan } from './tahan.rules.ts'

test.each([
  [300_000, '5.00'],
  [299_999, '5.00'],
  [252_000, '4.12'],
  [9_001, '0.10'],
  [1, '0.01'],
  [0, '0.00'],
  [-5_000, '0.00'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(sisaTahan(ms)).toBe(shown)
})

test('a screen reader announces a hold twice', () => {
  const said = Array.from({ length: 301 }, (_, second) => ucapanTahan((300 - second) * 1_000))
  expect(said.filter((words, n) => words !== '' && words !== said[n - 1])).toEqual([
    'Waktu tahan tinggal 2 menit.',
    'Waktu tahan tinggal 30 detik.',
  ])
})
