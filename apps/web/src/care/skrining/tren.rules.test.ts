import type { Skrining } from '@sehati/contract/care/skrining.schema'
import { expect, test } from 'vitest'
import { perInstrumen, titikOf } from './tren.rules.ts'

let skrining_id = 0
const hasil = (tanggal: string, skor: number | null, kode = 'PHQ-9'): Skrining => ({
  skrining_id: ++skrining_id,
  kode,
  versi: '1',
  nama: kode,
  jendela_hari: 14,
  skor,
  skor_maks: 20,
  tingkat: null,
  bahaya: false,
  terbaca: true,
  dibuat_pada: `${tanggal}T09:00:00+07:00`,
})
const letak = (rows: Skrining[]) => titikOf(rows).map(({ x, y }) => [Math.round(x), Math.round(y)])

test('scores stand at their time and at their part of the greatest total, the oldest first', () =>
  expect(letak([hasil('2026-11-21', 5), hasil('2026-11-03', 20), hasil('2026-11-01', 0)])).toEqual([
    [0, 0],
    [10, 100],
    [100, 25],
  ]))

test('a result without a score has no point', () =>
  expect(letak([hasil('2026-11-21', 10), hasil('2026-11-11', null), hasil('2026-11-01', 10)])).toEqual([
    [0, 50],
    [100, 50],
  ]))

test('one result, or several of one instant, stand in the middle', () => {
  expect(letak([hasil('2026-11-01', 10)])).toEqual([[50, 50]])
  expect(letak([hasil('2026-11-01', 10), hasil('2026-11-01', 0)])).toEqual([
    [50, 0],
    [50, 50],
  ])
  expect(letak([])).toEqual([])
})

test('results are grouped by instrument, the one that was filled in last first', () => {
  const rows = [hasil('2026-11-03', 1, 'GAD-7'), hasil('2026-11-02', 2), hasil('2026-11-01', 3, 'GAD-7')]
  expect(perInstrumen(rows).map((group) => group.map(({ skor }) => skor))).toEqual([[1, 3], [2]])
})
