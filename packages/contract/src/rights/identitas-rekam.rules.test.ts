import { expect, test } from 'vitest'
import { checkPutusan } from './identitas-rekam.rules.ts'

const other = { peminta: 1, petugas: 2, isDiputus: false, isDiatur: false }

test.each([
  [{}, null],
  [{ petugas: 1 }, 'SELF_REVIEW'],
  [{ petugas: 1, isDiputus: true }, 'SELF_REVIEW'],
  [{ isDiputus: true }, 'IDENTITY_DECIDED'],
  [{ isDiatur: true }, 'TEXT_CLOSED'],
] as const)('a decision with %j: %s', (fakta, verdict) => {
  expect(checkPutusan({ ...other, ...fakta })).toBe(verdict)
})
