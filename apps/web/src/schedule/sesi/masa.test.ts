import { expect, test } from 'vitest'
import { denganJam, kataJamTutup, zonaBersama } from '../ketersediaan/jam-tutup.ts'
import { kataMasa } from './masa.ts'

const [PAST, TODAY, AHEAD] = ['2026-11-16', '2026-11-23', '2026-12-02']

test.each([
  ['a weekly session', {}, null],
  ['one date', { berlaku_dari: AHEAD, berlaku_sampai: AHEAD }, 'Hanya 2 Desember 2026'],
  ['from a date ahead', { berlaku_dari: AHEAD }, 'Mulai 2 Desember 2026'],
  ['from today', { berlaku_dari: TODAY }, null],
  ['until a date', { berlaku_sampai: AHEAD }, 'Sampai 2 Desember 2026'],
  ['begun, until a date', { berlaku_dari: PAST, berlaku_sampai: AHEAD }, 'Sampai 2 Desember 2026'],
  [
    'between dates ahead',
    { berlaku_dari: AHEAD, berlaku_sampai: '2026-12-18' },
    '2 Desember 2026 sampai 18 Desember 2026',
  ],
])('%s', (_what, masa, kata) => expect(kataMasa(masa, TODAY)).toBe(kata))

test.each([
  [{}, null],
  [{ jam_dari: null, jam_sampai: null }, null],
  [{ jam_dari: '12:00:00', jam_sampai: '15:30:00' }, 'pukul 12.00–15.30 WIB'],
  [{ jam_dari: '12:00:00', jam_sampai: null }, 'mulai pukul 12.00 WIB'],
])('closed hours %j', (jam, kata) => {
  expect(kataJamTutup(jam, 7)).toBe(kata)
  expect(denganJam('Rabu', jam, 7)).toBe(kata ? `Rabu ${kata}` : 'Rabu')
})

test('closed hours of clinics in several zones are hours of each of them', () => {
  const jam = { jam_dari: '12:00:00', jam_sampai: '15:30:00' }
  expect(kataJamTutup(jam, zonaBersama([]))).toBe('pukul 12.00–15.30 WIB')
  expect(kataJamTutup(jam, zonaBersama([{ zona: 9 }, { zona: 9 }]))).toBe('pukul 12.00–15.30 WIT')
  expect(kataJamTutup(jam, zonaBersama([{ zona: 9 }, { zona: 7 }]))).toBe('pukul 12.00–15.30 waktu setempat')
})
