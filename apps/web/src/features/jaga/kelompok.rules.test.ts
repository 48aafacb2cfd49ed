import type { Peringatan } from '@sehati/contract/peringatan/schema'
import { expect, test } from 'vitest'
import { perOrang } from './kelompok.rules.ts'

test('two alerts of one person are one entry, at the place of the first', () => {
  const row = (peringatan_id: number, user_id: number) => ({ peringatan_id, user_id }) as Peringatan
  const rows = [row(1, 7), row(2, 8), row(3, 7)]
  expect(perOrang(rows).map((one) => one.map(({ peringatan_id }) => peringatan_id))).toEqual([[1, 3], [2]])
  expect(perOrang([])).toEqual([])
})
