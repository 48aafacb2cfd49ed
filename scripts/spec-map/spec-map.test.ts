import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { mapFile, readClauses, sectionOf } from './clauses.ts'
import { renderMap, sections } from './render-map.ts'
import { titlesIn } from './test-titles.ts'

const clauses = readClauses()
const titles = new Map<string, string[]>()
const titlesOf = (file: string) => {
  const where = path.join(root, file)
  if (!titles.has(file)) titles.set(file, existsSync(where) ? titlesIn(readFileSync(where, 'utf8')) : [])
  return titles.get(file) as string[]
}

describe('the clauses', () => {
  test('are those of all sections, numbered without a gap', () => {
    for (const section of Object.keys(sections).map(Number)) {
      const ids = clauses.filter((clause) => sectionOf(clause) === section).map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      expect(ids).toEqual(ids.map((_, n) => `${section}.${n + 1}`))
    }
    expect(clauses.map(sectionOf).filter((section) => !(section in sections))).toEqual([])
  })

  test('are each shown by a test, or left for later with a reason', () => {
    const wrong = clauses.filter(({ shown = [], later }) => shown.length > 0 === Boolean(later?.trim()))
    expect(wrong).toEqual([])
  })

  test('name only tests that there are', () => {
    const gone = clauses.flatMap(({ id, shown = [] }) =>
      shown
        .filter(({ file, test: words }) => !titlesOf(file).some((title) => title.includes(words)))
        .map(({ file, test: words }) => `${id}: ${file} has no test “${words}”`),
    )
    expect(gone).toEqual([])
  })
})

test('the map is the one that the clauses make: npm run spec:map', () => {
  expect(readFileSync(mapFile, 'utf8')).toBe(renderMap(clauses))
})

describe('titles', () => {
  test('are found in every way of writing a test', () => {
    const source = [
      "test('plain', async () => {})",
      "test.each([[1, ')(']])('in a table: %i', (n) => {})",
      "describe.each(all)('a group', () => {",
      '  test(`level: \\`quoted\\``, { timeout: 1 }, () => {})',
      "test.runIf(isRoot)(\n  'on a line of its own',\n  () => {})",
      "test('it’s \\'so\\'', () => {})",
    ]
    expect(titlesIn(source.join('\n'))).toEqual([
      'plain',
      'in a table: %i',
      'a group',
      'level: `quoted`',
      'on a line of its own',
      "it’s 'so'",
    ])
  })

  test('of tests that are not run do not count, nor do other calls', () => {
    expect(titlesIn("test.skip('skipped', () => {})\ntest.fixme('later', () => {})\nopen(page, '/x')")).toEqual([])
  })
})
