import type { AlasanHari, Ketersediaan } from '@sehati/contract/ketersediaan/schema'
import { expect, test } from 'vitest'
import { jendelaOf } from '../../lib/ketersediaan.rules.ts'
import { stripOf, stripStep } from './strip.rules.ts'

const day = (tanggal: string, alasan: AlasanHari | null, sisa = alasan === null ? 3 : 0): Ketersediaan => ({
  tanggal,
  bisa: alasan === null,
  alasan,
  keterangan: null,
  sisa,
})

test('the strip has the days with slots, full ones too, and names a month where it begins', () => {
  const monday = '2026-11-23'
  const days = [
    day(monday, 'lewat'),
    day('2026-11-24', null),
    day('2026-11-25', 'penuh'),
    day('2026-11-26', 'tidak ada sesi'),
    day('2026-11-27', 'cuti'),
    day('2026-11-30', 'libur'),
    day('2026-12-01', null, 1),
    day('2026-12-02', 'di luar jendela'),
  ]
  expect(stripOf(jendelaOf(days, monday), monday)).toEqual([
    {
      tanggal: '2026-11-24',
      name: 'Selasa, 24 November 2026, 3 slot kosong',
      hari: 'Sel',
      tgl: '24',
      mark: '3 slot',
      isFree: true,
    },
    {
      tanggal: '2026-11-25',
      name: 'Rabu, 25 November 2026, penuh',
      hari: 'Rab',
      tgl: '25',
      mark: 'Penuh',
      isFree: false,
    },
    {
      tanggal: '2026-12-01',
      name: 'Selasa, 1 Desember 2026, 1 slot kosong',
      hari: 'Sel',
      tgl: '1 Des',
      mark: '1 slot',
      isFree: true,
    },
  ])
})

test('of a type with starts the strip says how many there are, and a day that is too near is left out', () => {
  const monday = '2026-11-23'
  const days = [day(monday, 'terlalu dekat'), day('2026-11-24', null, 12), day('2026-11-25', 'penuh')]
  const strip = stripOf(jendelaOf(days, monday), monday, 'mulai')
  expect(strip.map(({ tgl, mark, name }) => [tgl, mark, name])).toEqual([
    ['24', '12 waktu', 'Selasa, 24 November 2026, 12 waktu mulai kosong'],
    ['25', 'Penuh', 'Rabu, 25 November 2026, penuh untuk jenis ini'],
  ])
})

test('a window without slots has no strip', () => {
  expect(
    stripOf(jendelaOf([day('2026-11-24', 'cuti'), day('2026-11-25', 'tidak ada sesi')], '2026-11-24'), '2026-11-24'),
  ).toEqual([])
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 4],
  ['ArrowDown', 2, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 3, 2],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Tab', 1, null],
  ['a', 1, null],
])('%s leads from place %i to %j', (key, at, to) => {
  expect(stripStep(key, at, 5)).toBe(to)
})
