import { expect, test } from 'vitest'
import { mergeById } from './candidate.rules.ts'

test('a person who was found twice is offered once, by name', () => {
  const [ana, budi, citra] = ['Ana', 'budi', 'Citra'].map((name, user_id) => ({ user_id, name }))
  const found = [
    [citra, ana],
    [budi, citra],
  ] as { user_id: number; name: string }[][]
  expect(mergeById(found).map(({ name }) => name)).toEqual(['Ana', 'budi', 'Citra'])
})
