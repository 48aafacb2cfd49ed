import { expect, test } from 'vitest'
import { namaBahasa, splitList, tidyList } from './tenaga-profesional.rules.ts'

test.each([
  ['Cemas, tidur;\nStres ', ['Cemas', ' tidur', '', 'Stres ']],
  ['', ['']],
  [null, []],
  [undefined, []],
  [['a, b'], ['a, b']],
  [7, 7],
])('%j is read as the list %j', (value, list) => expect(splitList(value)).toEqual(list))

test('a list is trimmed, without blanks and repetitions, in its order', () =>
  expect(tidyList([' Cemas ', '', 'Tidur  malam', 'CEMAS', '  '])).toEqual(['Cemas', 'Tidur malam']))

test.each([
  ['bahasa inggris', 'Inggris'],
  ['Bahasa  Indonesia', 'Indonesia'],
  [' jawa krama', 'Jawa Krama'],
  ['BISINDO', 'BISINDO'],
  ['bahasa', 'Bahasa'],
  ['Tata bahasa isyarat', 'Tata Bahasa Isyarat'],
])('%j is the language %j', (text, nama) => expect(namaBahasa(text)).toBe(nama))
