import { expect, test } from 'vitest'
import { bilangan, desimal, rupiah } from './angka.ts'

test.each([
  [50_000, 'Rp50.000'],
  [0, 'Rp0'],
  [1_250_000, 'Rp1.250.000'],
  [-500, '-Rp500'],
])('%d rupiah read %s', (n, text) => expect(rupiah(n)).toBe(text))

test('counts and averages', () =>
  expect([bilangan(12_345), desimal(4.5), desimal(4)]).toEqual(['12.345', '4,5', '4,0']))
