import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['Pusing sejak kemarin.', 30, 'Pusing sejak kemarin.'],
  ['Pusing\n\nsejak   kemarin', 30, 'Pusing sejak kemarin'],
  ['Pusing sejak kemarin, terutama pagi hari', 28, 'Pusing sejak kemarin…'],
  ['Pusing sejak kemarin, terutama', 24, 'Pusing sejak kemarin…'],
  ['a'.repeat(20), 10, `${'a'.repeat(9)}…`],
  ['😀'.repeat(5), 3, '😀😀…'],
])('%j within %i reads %j', (text, max, short) => expect(shorten(text, max)).toBe(short))
