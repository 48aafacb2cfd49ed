import { expect, test } from 'vitest'
import { countFilters, TenagaSearch, withoutFilters } from './tenaga-search.ts'

const read = (search: object) => TenagaSearch.parse(search)

test('any URL is readable', () => {
  const plain = read({})
  expect(read({ hari: 'Minggu', gender: 'x', urut: 'harga', bahasa: 'x'.repeat(99), page: '-1' })).toEqual(plain)
  expect(read({ hari: 'Rabu', urut: 'terdekat', bahasa: 'Jawa' })).toMatchObject({ hari: 'Rabu', urut: 'terdekat' })
})

test('filters are counted without words, order and page', () => {
  expect(countFilters(read({ q: 'x', urut: 'terdekat', page: '2' }))).toBe(0)
  const all = read({ profesi: 'dokter', spesialisasi: '3', hari: 'Senin', gender: 'perempuan', bahasa: 'Jawa' })
  expect(countFilters(all)).toBe(5)
  expect(countFilters({ ...all, ...withoutFilters })).toBe(0)
})
