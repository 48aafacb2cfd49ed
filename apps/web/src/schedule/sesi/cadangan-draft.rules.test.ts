import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { expect, test } from 'vitest'
import { cadanganDraftOf, readCadangan } from './cadangan-draft.rules.ts'

const sesi = { cadangan: 1 } as JadwalTenaga

test.each([
  [120, { lama: '2', satuan: 'jam' }],
  [90, { lama: '90', satuan: 'menit' }],
  [0, { lama: '0', satuan: 'menit' }],
  [20_160, { lama: '336', satuan: 'jam' }],
] as const)('%i minutes are shown as %j, and sent as they were', (lepas_menit, draft) => {
  expect(cadanganDraftOf({ ...sesi, lepas_menit })).toEqual(draft)
  expect(readCadangan(draft)).toEqual({ cadangan: 1, lepas_menit })
})

test('a session that is not kept back sends nothing until the switch was used', () => {
  expect(cadanganDraftOf({} as JadwalTenaga)).toBeUndefined()
  expect(readCadangan(undefined)).toEqual({})
  expect(readCadangan(null)).toEqual({ cadangan: 0 })
})

test('an empty number is not read as zero', () =>
  expect(readCadangan({ lama: ' ', satuan: 'jam' })).toEqual({ cadangan: 1, lepas_menit: null }))
