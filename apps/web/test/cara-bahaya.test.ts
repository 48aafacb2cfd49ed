import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// Guidelines for safe messages: what the product says names no way to harm oneself. The recogniser of dangerous words, which must know
// them, says nothing to a person.

const CARA =
  /\b(silet|(meny|s)ayat|gantung diri|racun|pestisida|overdosis|over ?dose|dosis (yang )?mematikan|(lompat|loncat|terjun) dari|minum (semua|banyak) obat|hang(ing)? (your|one)self|poison|cut(ting)? (your|one)self)\b/i

const catalogues = fileURLToPath(new URL('../src/locales/en/', import.meta.url))
/** Every sentence of web and contract in both languages. */
const lines = readdirSync(catalogues).flatMap((file) => readFileSync(catalogues + file, 'utf8').split('\n'))

test('no sentence that people read names a way to harm oneself', () => {
  const sentences = lines.filter((line) => /^(msgid|msgstr|")/.test(line))
  expect(sentences.length).toBeGreaterThan(5_000)
  expect(sentences.filter((line) => CARA.test(line))).toEqual([])
})

test.each([
  ['Jangan menyayat lengan', true],
  ['Hubungi 119 bila Anda ingin mengakhiri hidup', false],
])('%s: found is %s', (sentence, found) => expect(CARA.test(sentence)).toBe(found))
