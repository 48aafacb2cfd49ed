import { expect, test } from 'vitest'
import { ganti, jawabanOf, terjawab } from './pengisian.rules.ts'

test('an answer is replaced, and what was skipped or not reached is sent as null', () => {
  const draf = ganti(ganti([undefined, undefined, undefined, 2], 0, 0), 1, null)
  expect(draf).toEqual([0, null, undefined, 2])
  expect(jawabanOf(draf)).toEqual([0, null, null, 2])
  // A 0 is an answer.
  expect(terjawab(draf)).toBe(2)
  expect(jawabanOf(ganti(draf, 0, null))).toEqual([null, null, null, 2])
})
