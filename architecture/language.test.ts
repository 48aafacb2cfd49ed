import { describe, expect, test } from 'vitest'
import { languages } from '../packages/contract/src/base/language.ts'
import { browserScripts, text } from './repository.ts'

const HOMES = [
  'packages/contract/src/base/language.ts',
  // The language of the console: of operators or of developers. It is read before any package is installed.
  'scripts/bootstrap/steps.mjs',
  'architecture/language.test.ts',
]

const code = `['"](?:${languages.join('|')})['"]`
const named = '\\b(?:\\w*lang|\\w*language|bahasa|locale)(?:\\(\\)|\\))*'
/** `'id'` is also the name of a field: beside it stands what holds a language. */
const literals = [
  // A union, a list, a choice of one of two.
  `${code}\\s*\\|\\s*${code}`,
  `\\[${code}(?:,\\s*${code})+,?\\](?:\\.includes| as const|\\))`,
  `\\?\\s*${code}\\s*:\\s*${code}`,
  // A comparison.
  `${named}\\s*[!=]==?\\s*${code}`,
  `${code}\\s*[!=]==?\\s*\\w*(?:${named})`,
  `\\bcase ${code.replace('id|', '')}:`,
  `[!=]==?\\s*${code.replace('id|', '')}|${code.replace('id|', '')}\\s*[!=]==?`,
]
const literal = new RegExp(literals.join('|'), 'i')
const lines = (body: string) => body.split('\n').filter((line) => literal.test(line))

describe('a language', () => {
  const all = [...text, ...browserScripts].filter(([file]) => !file.endsWith('.css') && !HOMES.includes(file))

  test('is listed, and compared with a literal, in packages/contract/src/base/language.ts alone', () => {
    const wrong = all.flatMap(([file, body]) => lines(body).map((line) => `${file}: ${line.trim()}`))
    expect(wrong).toEqual([])
  })

  test('is sought in the scripts of browsers too', () => {
    expect(all.map(([file]) => file)).toEqual(
      expect.arrayContaining(['apps/web/src/landing/boot.js', 'apps/web/src/landing/sw.js']),
    )
  })

  test.each([
    "bahasa: 'id' | 'en'",
    "lang?: 'en' | 'id'",
    '"id" | "en"',
    "z.enum(['id', 'en'])",
    "for (const bahasa of ['id', 'en'])",
    "(['id', 'en'] as const).map(head)",
    "['id', 'en'].includes(lang)",
    "language() === 'en' ? a : b",
    "language() !== 'id'",
    "if ('en' === bahasa) return",
    "if ('id' !== language()) return",
    "searchParams.get('bahasa') === 'en'",
    "found ? 'en' : 'id'",
    "document.documentElement.lang == 'en'",
    "case 'en':",
  ])('the rule sees %s', (line) => expect(lines(line)).toHaveLength(1))

  test.each([
    "name === 'id'",
    "kolom: { teknis: ['id', 'user_id'] }",
    "Record<Language, string> = { id: 'pukul', en: 'at' }",
    "becomeLanguage('en')",
    "['en', 'police', { isi: 'police', lang: 'en' }],",
    "unreadId: Percakapan['id'] | null",
    'language === defaultLanguage',
  ])('the rule does not see %s', (line) => expect(lines(line)).toEqual([]))
})
