import { describe, expect, test } from 'vitest'
import { schema, text } from './repository.ts'
import { refusedWords } from './words.ts'

describe('words', () => {
  // This file plants refused words.
  const checked = [...text, ...schema].filter(
    ([file]) => /\.(tsx?|mjs|sql)$/.test(file) && file !== 'architecture/words.test.ts',
  )

  test('in comments and test titles name the subject that acts', () => {
    const wrong = checked.flatMap(([file, body]) => refusedWords(file, body))
    expect(wrong).toEqual([])
  })

  test('are checked in every part of the repository', () => {
    const parts = [
      'apps/server/',
      'apps/server/schema/',
      'apps/web/',
      'architecture/',
      'packages/contract/',
      'packages/testkit/',
      'scripts/',
      'trials/',
    ]
    expect(parts.filter((part) => !checked.some(([file]) => file.startsWith(part)))).toEqual([])
  })

  test.each([
    ['src/a.ts', '/** Returns whatever was sent. */'],
    ['src/a.ts', ' * Whoever asks is refused.'],
    ['src/a.ts', 'const a = 1 // nobody reads it'],
    ['a/b.sql', '-- Nobody is booked twice.'],
    ['a/b.sql', 'isi bytea not null, -- whatever was sent'],
    ['a/b.mjs', ' * Returns whatever npm has installed.'],
    ['src/a.test.ts', "test('everybody is notified', () => {"],
    ['src/a.test.ts', "])('%s is sent to somebody', (name) => {"],
  ])('a planted word is refused: %s %s', (file, line) => expect(refusedWords(file, line)).toHaveLength(1))

  test('in data are not judged', () => {
    expect(refusedWords('src/a.ts', "const user = 'nobody'")).toEqual([])
  })
})
