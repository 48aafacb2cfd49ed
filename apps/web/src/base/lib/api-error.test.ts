import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'

test.each([
  ['VALIDATION_FAILED', 422, true],
  ['SLOT_TAKEN', 409, true],
  ['INTERNAL', 500, false],
  ['NETWORK', 0, false],
  ['BAD_RESPONSE', 200, false],
])('%s with status %i: decided %s', (code, status, decided) => {
  expect(new ApiError({ code, status }).isDecided).toBe(decided)
})
