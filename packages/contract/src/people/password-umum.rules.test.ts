import { expect, test } from 'vitest'
import { commonest, isCommonPassword } from './password-umum.rules.ts'

test.each(['12345678', 'password', 'iloveyou', 'qwertyuiop', 'Password', 'PASSWORD1', '  trustno1 '])(
  '“%s” is one of the commonest',
  (password) => expect(isCommonPassword(password)).toBe(true),
)

test.each([
  '88888888',
  'aaaaaaaa',
  '12341234',
  'asdasdasd',
  '87654321',
  '0123456789',
  'abcdefgh',
  '1234567890',
  'poiuytre',
  'asdfghjkl',
  'lkjhgfds',
])('“%s” is common by its form: a short piece again and again, or a run', (password) =>
  expect(isCommonPassword(password)).toBe(true),
)

test.each([
  'rahasia-rani',
  'sehati-demo',
  'kopi pagi di teras',
  'sayangsayang',
  '52938471',
  'abcdefgi',
  'ab',
  '',
  'sehat 1111',
  '1111 sehat',
])('“%s” is not', (password) => expect(isCommonPassword(password)).toBe(false))

test('only those of the ten thousand that could be chosen at all are kept', () => {
  const words = Array.from({ length: 12_000 }, (_, n) => (n % 2 ? `panjang-${n}` : `p${n}`))
  const kept = commonest(words)
  expect(kept).toHaveLength(5_000)
  expect(kept.at(-1)).toBe('panjang-9999')
})
