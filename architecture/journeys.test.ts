import { expect, test } from 'vitest'
import { titlesIn } from '../scripts/spec-map/test-titles.ts'
import { text } from './repository.ts'

const titles = [...text].filter(([file]) => file.endsWith('.e2e.ts')).flatMap(([, body]) => titlesIn(body))

test('a title has no tag but that of a journey, at its end, where npm test looks for it', () => {
  expect(titles.filter((title) => / @\w/.test(title.replace(/ @journey$/, '')))).toEqual([])
})
