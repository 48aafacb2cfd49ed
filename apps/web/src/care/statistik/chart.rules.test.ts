import { expect, test } from 'vitest'
import { axisTop, depthOf, highestOf, jamGrid, partOf, sumOf } from './chart.rules.ts'

test.each([
  [0, 4],
  [3, 4],
  [5, 6],
  [7, 8],
  [10, 10],
  [11, 20],
  [37, 40],
  [41, 60],
  [99, 100],
  [180, 200],
  [401, 600],
])('an axis for %i ends at %i', (highest, top) => {
  expect(axisTop(highest)).toBe(top)
  expect(axisTop(highest)).toBeGreaterThanOrEqual(highest)
})

test('parts of nothing are none', () => {
  expect(partOf(0, 0)).toBe(0)
  expect(partOf(1, 4)).toBe(25)
})

test('sums, and the first of the highest', () => {
  const rows = [
    { id: 'a', jumlah: 2 },
    { id: 'b', jumlah: 5 },
    { id: 'c', jumlah: 5 },
  ]
  expect(sumOf(rows)).toBe(12)
  expect(highestOf(rows)?.id).toBe('b')
  expect(highestOf([{ jumlah: 0 }])).toBeNull()
  expect(highestOf([])).toBeNull()
})

test('hours are listed without holes, the week from Monday', () => {
  const rows = jamGrid([
    { hari: 'Rabu', jam: 11, jumlah: 3 },
    { hari: 'Senin', jam: 9, jumlah: 1 },
  ])
  expect(rows.map(({ hari }) => hari)).toEqual(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'])
  expect(rows[0]?.sel).toEqual([
    { jam: 9, jumlah: 1 },
    { jam: 10, jumlah: 0 },
    { jam: 11, jumlah: 0 },
  ])
  expect(rows[2]?.sel.at(-1)).toEqual({ jam: 11, jumlah: 3 })
})

test('a weekend is shown when it was worked on', () => {
  expect(jamGrid([{ hari: 'Minggu', jam: 8, jumlah: 1 }]).map(({ hari }) => hari)).toEqual([
    'Senin',
    'Selasa',
    'Rabu',
    'Kamis',
    'Jumat',
    'Minggu',
  ])
  expect(jamGrid([])).toEqual([])
})

test.each([
  [0, 8, 0],
  [1, 8, 1],
  [2, 8, 1],
  [3, 8, 2],
  [8, 8, 4],
  [1, 1, 4],
  [0, 0, 0],
])('%i of at most %i is as deep as %i', (jumlah, highest, depth) => expect(depthOf(jumlah, highest)).toBe(depth))
