import { expect, test } from 'vitest'
import { barisNomor, isDilayani } from './jam-nomor.rules.ts'

const kerja = { hari: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'], dari: '08:00:00', sampai: '16:00:00' } as const
const malam = { hari: ['Jumat', 'Minggu'], dari: '20:00:00', sampai: '06:00:00' } as const
const seharian = { hari: ['Sabtu'], dari: '00:00:00', sampai: '00:00:00' } as const

// 2026-11-23 is a Monday.
test.each([
  ['always, where no hours are known', null, '2026-11-22T03:00:00+07:00', true],
  ['not before they begin', kerja, '2026-11-23T07:59:59+07:00', false],
  ['from the moment at which they begin', kerja, '2026-11-23T08:00:00+07:00', true],
  ['to the last second', kerja, '2026-11-23T15:59:59+07:00', true],
  ['not from the moment at which they end', kerja, '2026-11-23T16:00:00+07:00', false],
  ['not on another day', kerja, '2026-11-22T09:00:00+07:00', false],
  ['by the clock of Jakarta: Monday there, Sunday in UTC', kerja, '2026-11-23T01:00:00Z', true],
  ['by the clock of Jakarta: Saturday there, Friday in UTC', kerja, '2026-11-27T18:00:00Z', false],
  ['in the night that begins on the day', malam, '2026-11-27T23:00:00+07:00', true],
  ['in the morning after it', malam, '2026-11-28T05:59:59+07:00', true],
  ['not in the morning of the day itself', malam, '2026-11-27T05:00:00+07:00', false],
  ['after Sunday, on Monday morning', malam, '2026-11-23T05:00:00+07:00', true],
  ['not between two nights', malam, '2026-11-23T12:00:00+07:00', false],
  ['for a whole day', seharian, '2026-11-28T13:00:00+07:00', true],
  ['and not after it', seharian, '2026-11-29T00:00:00+07:00', false],
])('a number is answered %s', (_what, dilayani, at, isBuka) => expect(isDilayani(dilayani, new Date(at))).toBe(isBuka))

test.each([
  ['id', null, { isi: 'polisi', lang: 'id' }],
  ['id', 'police', { isi: 'polisi', lang: 'id' }],
  ['en', 'police', { isi: 'police', lang: 'en' }],
  ['en', null, { isi: 'polisi', lang: 'id' }],
] as const)('a page in %s shows the line of %j', (bahasa, isi_en, line) =>
  expect(barisNomor({ isi: 'polisi', isi_en }, bahasa)).toEqual(line),
)
