import { expect, test } from 'vitest'
import { layananBawaan } from './bawaan.rules.ts'
import { isNomorKekerasan } from './kekerasan.rules.ts'

test('of the numbers of a new product, SAPA 129 is for victims of violence', () =>
  expect(layananBawaan.nomor_darurat.filter(isNomorKekerasan).map(({ nomor }) => nomor)).toEqual(['129']))

test.each([
  ['0215550199', 'Satgas PPKPT kampus: laporan kekerasan, rahasia', true],
  ['0215550199', 'satgas ppks (Senin–Jumat 08.00–16.00 WIB)', true],
  ['0215550199', 'Laporan Kekerasan seksual', true],
  ['129', 'SAPA', true],
  ['1290', 'ambulans kampus', false],
  ['0215550199', 'pos keamanan kampus', false],
])('%s, %s: %s', (nomor, isi, is) => expect(isNomorKekerasan({ nomor, isi })).toBe(is))
