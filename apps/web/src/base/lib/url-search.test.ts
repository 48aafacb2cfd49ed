import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './url-search.ts'

test.each([
  [{ q: 'sakit kepala', page: 2 }, '?q=sakit+kepala&page=2'],
  [{ q: '', page: undefined, hari: null }, ''],
  [{ spesialisasi: 'Mata & Saraf' }, '?spesialisasi=Mata+%26+Saraf'],
])('%j is written %s', (search, text) => expect(stringifySearch(search)).toBe(text))

test('what is read stays text', () => {
  expect(parseSearch('?page=2&q=%22x%22')).toEqual({ page: '2', q: '"x"' })
})
