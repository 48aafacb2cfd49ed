import { expect, test } from 'vitest'
import { digitsOf } from './digits-field.tsx'

test.each([
  ['+62 812-0000-0001', undefined, '6281200000001'],
  ['0001234567890999', 13, '0001234567890'],
  ['abc', 13, ''],
])('of %s at most %s digits are kept: %s', (text, max, digits) => expect(digitsOf(text, max)).toBe(digits))
