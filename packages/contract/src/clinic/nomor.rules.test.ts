import { expect, test } from 'vitest'
import type { NomorDarurat } from './layanan.schema.ts'
import { isLamaTakDiperiksa, nomorBantuan } from './nomor.rules.ts'

const kerja = { hari: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'], dari: '08:00:00', sampai: '16:00:00' }
const nomor = {
  label: 'ambulans',
  label_en: null,
  nomor: '119',
  ext: null,
  jam: null,
  wilayah: null,
  dilayani: null,
  diperiksa: '2026-11-20',
}
// A Monday morning in Jakarta, before working hours.
const at = new Date('2026-11-23T07:00:00+07:00')

test.each([
  ['as it is written', {}, 'ambulans', null],
  ['in both languages', { label_en: 'ambulance' }, 'ambulans', 'ambulance'],
  ['with its region', { wilayah: 'Depok' }, 'ambulans (Depok)', null],
  ['with words about its hours', { jam: '24 jam' }, 'ambulans (24 jam)', null],
  ['with both', { wilayah: 'Depok', jam: '24 jam' }, 'ambulans (Depok, 24 jam)', null],
  [
    'with days in a row',
    { dilayani: kerja, label_en: 'ambulance', wilayah: 'Depok' },
    'ambulans (Depok, Senin–Jumat 08.00–16.00 WIB)',
    'ambulance (Depok, Monday–Friday 08:00–16:00 WIB)',
  ],
  [
    'with single days',
    { dilayani: { ...kerja, hari: ['Minggu', 'Jumat'] } },
    'ambulans (Jumat, Minggu 08.00–16.00 WIB)',
    null,
  ],
  [
    'with two days that follow',
    { dilayani: { ...kerja, hari: ['Minggu', 'Sabtu'] } },
    'ambulans (Sabtu, Minggu 08.00–16.00 WIB)',
    null,
  ],
  [
    'with every day',
    { dilayani: { ...kerja, hari: [...kerja.hari, 'Sabtu', 'Minggu'] }, label_en: 'ambulance' },
    'ambulans (setiap hari 08.00–16.00 WIB)',
    'ambulance (every day 08:00–16:00 WIB)',
  ],
])('an emergency number stands %s', (_what, change, isi, isi_en) =>
  expect(nomorBantuan({ ...nomor, ...change } as NomorDarurat, at)).toMatchObject({ isi, isi_en }),
)

test('says whether it is answered', () => {
  expect(nomorBantuan(nomor, at).buka).toBe(true)
  expect(nomorBantuan({ ...nomor, dilayani: kerja } as NomorDarurat, at).buka).toBe(false)
})

test.each([
  ['2026-11-23', false],
  ['2026-08-26', false],
  ['2026-08-25', true],
  ['2025-12-31', true],
])('a number that was checked on %s should be tried again on 23 November: %s', (diperiksa, expected) => {
  expect(isLamaTakDiperiksa({ diperiksa }, '2026-11-23')).toBe(expected)
})
