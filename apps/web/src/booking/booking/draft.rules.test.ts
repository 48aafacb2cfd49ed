import { expect, test } from 'vitest'
import { restoredOf } from './draft.rules.ts'

const today = '2026-11-23'
const chosen = (tanggal: string) => ({ tanggal, id: 7, jam_mulai: '09:00:00' })
const draft = { profesional_id: 3, keluhan: 'Sulit tidur', metodePilihan: 'bpjs', use_bpjs: 1 } as const
const isian = { keluhan: 'Sulit tidur', metodePilihan: 'bpjs', use_bpjs: 1 }

test.each([
  ['everything', { ...draft, waktu: chosen('2026-11-25') }, { isian, waktu: chosen('2026-11-25'), isPassed: false }],
  ['a time of today', { ...draft, waktu: chosen(today) }, { isian, waktu: chosen(today), isPassed: false }],
  ['no time of a past date', { ...draft, waktu: chosen('2026-11-22') }, { isian, waktu: null, isPassed: true }],
  ['no time where none was chosen', { ...draft, waktu: null }, { isian, waktu: null, isPassed: false }],
  [
    'the complaint alone of an older release',
    { profesional_id: 3, keluhan: 'Sulit tidur' },
    { isian: { keluhan: 'Sulit tidur', metodePilihan: 'reguler', use_bpjs: 0 }, waktu: null, isPassed: false },
  ],
])('a draft restores %s', (_what, stored, restored) => {
  expect(restoredOf(stored, today)).toEqual(restored)
})
