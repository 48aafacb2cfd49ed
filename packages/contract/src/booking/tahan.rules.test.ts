import { expect, test } from 'vitest'
import { TAHAN_PER_JAM } from '../base/constants.ts'
import { checkTahan } from './tahan.rules.ts'

test.each([
  [0, false, null],
  [TAHAN_PER_JAM - 1, false, null],
  [TAHAN_PER_JAM, false, 'HOLD_TOO_OFTEN'],
  [0, true, 'HOLD_TOO_OFTEN'],
])('after %i holds in an hour, one of this slot ran out: %s → %s', (sejam, baruHabis, verdict) => {
  expect(checkTahan({ sejam, baruHabis })).toBe(verdict)
})
