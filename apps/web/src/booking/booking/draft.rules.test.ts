import { expect, test } from 'vitest'
import { restoredOf } from './draft.rules.ts'

const today = '2026-11-23'
const chosen = (tanggal: string) => ({ tanggal, id: 7, jam_mulai: '09:00:00' })
const isian = { keluhan: 'Sulit tidur', metodePilihan: 'bpjs', use_bpjs: 1 } as const

test.each([
  ['everything', chosen('2026-11-25'), { waktu: chosen('2026-11-25'), isPassed: false }],
  ['a time of today', chosen(today), { waktu: chosen(today), isPassed: false }],
  ['no time of a past date', chosen('2026-11-22'), { waktu: null, isPassed: true }],
  ['no time where none was chosen', null, { waktu: null, isPassed: false }],
])('a draft restores %s', (_what, waktu, restored) => {
  expect(restoredOf({ ...isian, waktu }, today)).toEqual({ ...isian, ...restored })
})
