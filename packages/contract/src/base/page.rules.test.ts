import { expect, test } from 'vitest'
import { asPage, lastPageOf, pageIn, pageWindow } from './page.rules.ts'

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 5, 6, 7, 8, 9]],
  [5, 8, [1, null, 4, 5, 6, 7, 8]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [17, 20, [1, null, 16, 17, 18, 19, 20]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
])('on page %i of %i the window is %j', (current, last, shown) => expect(pageWindow(current, last)).toEqual(shown))

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])('%i rows at %i a page make %i pages', (total, limit, last) => expect(lastPageOf(total, limit)).toBe(last))

test('of rows at hand, a page past the end is the last one', () => {
  expect(pageIn([1, 2, 3], 1, 2)).toEqual({ queried: [1, 2], current_page: 1, last_page: 2, total: 3 })
  expect(pageIn([1, 2, 3], 9, 2)).toEqual({ queried: [3], current_page: 2, last_page: 2, total: 3 })
  expect(pageIn([], 1, 2)).toEqual({ queried: [], current_page: 1, last_page: 1, total: 0 })
})

test('a page past the end is empty and says where it is', () => {
  expect(asPage([], 3, { page: 9, limit: 10 })).toEqual({ queried: [], current_page: 9, last_page: 1, total: 3 })
})
