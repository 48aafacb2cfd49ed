import { describe, expect, test } from 'vitest'
import { files, text } from './repository.ts'
import { refusedWords } from './words.ts'

describe('words', () => {
  /** Folders whose comments and test titles keep to the word list of CONTRIBUTING.md. */
  const folders = ['apps/server/', 'apps/web/', 'packages/contract/']

  test('in comments and test titles name the subject that acts', () => {
    const wrong = files
      .filter((file) => /\.tsx?$/.test(file) && folders.some((folder) => file.startsWith(folder)))
      .flatMap((file) => refusedWords(file, text.get(file) as string))
    expect(wrong).toEqual([])
  })

  test.each([
    ['src/a.ts', '/** Returns whatever was sent. */'],
    ['src/a.ts', ' * Whoever asks is refused.'],
    ['src/a.ts', 'const a = 1 // nobody reads it'],
    ['src/a.test.ts', "test('everybody is notified', () => {"],
    ['src/a.test.ts', "])('%s is sent to somebody', (name) => {"],
  ])('a planted word is refused: %s %s', (file, line) => expect(refusedWords(file, line)).toHaveLength(1))

  test('in data are not judged', () => {
    expect(refusedWords('src/a.ts', "const user = 'nobody'")).toEqual([])
  })
})
