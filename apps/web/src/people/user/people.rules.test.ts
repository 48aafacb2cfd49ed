import { expect, test } from 'vitest'
import { mergePeople, roleKata } from './people.rules.ts'

test('findings become one list in which each person stands once, first found first', () => {
  const [a, b, c] = [1, 2, 3].map((user_id) => ({ user_id }))
  expect(mergePeople([[b, a], [], [a, c, b]] as { user_id: number }[][])).toEqual([b, a, c])
  expect(mergePeople([])).toEqual([])
})

test('a role is shown with a capital', () => expect(roleKata('psikolog')).toBe('Psikolog'))
