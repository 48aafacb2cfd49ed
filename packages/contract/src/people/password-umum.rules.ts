import words from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { PASSWORD_MIN } from '../base/constants.ts'

/** Of the list, the commonest first. */
const COMMONEST = 10_000

/** Those of the commonest that are long enough to be chosen at all. The web is built with these alone. */
export const commonest = (list: readonly string[]): string[] =>
  list.slice(0, COMMONEST).filter((word) => word.length >= PASSWORD_MIN)

const known = new Set(commonest(words))

/** At most four characters again and again: `88888888`, `12341234`. */
const REPEAT = /^(.{1,4})\1+$/u

/** Along the digits, the alphabet or a row of keys, in either direction: `87654321`, `abcdefgh`, `poiuytrewq`. */
const runs = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl'].flatMap((run) => [
  run,
  [...run].reverse().join(''),
])

/**
 * Whether a password is one of the commonest, in any case and without blanks around it. The list leaves out
 * repeats and runs, because the program that it is made for knows these by their form; so they are judged by it here.
 */
export function isCommonPassword(password: string): boolean {
  const word = password.trim().toLowerCase()
  return word.length >= PASSWORD_MIN && (known.has(word) || REPEAT.test(word) || runs.some((run) => run.includes(word)))
}
