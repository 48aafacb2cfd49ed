import { expect, test } from 'vitest'
import { levelIds } from '../base/access.ts'
import { canHaveTugas, checkTugas, semuaTugas } from './tugas.rules.ts'

test.each([
  ['loket', 1, 'aktif', true, null],
  ['loket', 4, 'aktif', true, null],
  ['loket', 4, 'nonaktif', true, 'DUTY_LEVEL'],
  ['loket', 5, 'aktif', true, 'DUTY_LEVEL'],
  ['loket', 2, 'aktif', true, 'DUTY_LEVEL'],
  ['jaga', 3, 'aktif', true, null],
  ['jaga', 4, 'aktif', true, 'DUTY_LEVEL'],
  ['peninjau', 2, 'aktif', true, null],
  ['peninjau', 5, 'aktif', true, 'DUTY_LEVEL'],
  ['petugas_data', 1, 'aktif', true, null],
  ['petugas_data', 2, 'aktif', true, 'DUTY_LEVEL'],
  // What an account should not have can always be taken away.
  ['petugas_data', 5, 'nonaktif', false, null],
] as const)('%s for level %i (%s), given %s: %s', (tugas, level_id, status_user, aktif, verdict) => {
  expect(checkTugas({ level_id, status_user }, { tugas, aktif })).toBe(verdict)
})

test.each([
  ['loket', [1, 4]],
  ['jaga', [1, 2, 3]],
  ['peninjau', [1, 2, 3]],
  ['petugas_data', [1]],
] as const)('the duty %s is for the levels %j', (tugas, levels) => {
  expect(levelIds.filter((level) => canHaveTugas(tugas, level))).toEqual(levels)
  expect(semuaTugas).toContain(tugas)
})
