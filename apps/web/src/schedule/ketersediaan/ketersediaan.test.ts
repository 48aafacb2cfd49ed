import { addDays } from '@sehati/contract/base/waktu'
import type { AlasanHari, Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import { expect, test } from 'vitest'
import { canLookAt, goesOn, jendelaOf, rentangFrom } from './ketersediaan.rules.ts'
import { kalimatAlasan, kalimatTutup } from './ketersediaan.ts'

const RABU = '2026-11-25'
const day = (tanggal: string, alasan: AlasanHari | null, more: Partial<Ketersediaan> = {}): Ketersediaan => ({
  tanggal,
  bisa: alasan === null,
  alasan,
  keterangan: null,
  sisa: alasan === null ? 2 : 0,
  ...more,
})

test('one request covers sixty-two days', () => {
  expect(rentangFrom('2026-11-25')).toEqual({ dari: '2026-11-25', sampai: '2027-01-25' })
})

test('the window ends when the last days contain a workday beyond it', () => {
  const week = Array.from({ length: 7 }, (_, n) => addDays('2026-11-23', n))
  const beyond = week.map((t) => day(t, 'di luar jendela'))
  expect(goesOn(beyond)).toBe(false)
  expect(goesOn(week.map((t, n) => day(t, n > 4 ? 'di luar jendela' : null)))).toBe(true)
})

test('the first day shown is the first that can really be booked', () => {
  const days = [
    day(RABU, 'lewat'),
    day('2026-11-26', 'penuh'),
    day('2026-11-27', null),
    day('2026-11-28', 'di luar jendela'),
    day('2026-11-30', 'cuti'),
    day('2026-12-01', 'di luar jendela'),
  ]
  expect(jendelaOf(days, RABU)).toMatchObject({ pertama: '2026-11-27', akhir: '2026-11-30', bukaKembali: null })
  expect(jendelaOf(days.slice(0, 2), RABU).pertama).toBe(RABU)
  expect(jendelaOf([day(RABU, 'cuti')], RABU)).toMatchObject({ pertama: null, akhir: RABU })
})

test('a window of holidays says when it opens again', () => {
  const days = [
    day('2027-03-08', 'libur', { keterangan: 'Nyepi' }),
    day('2027-03-09', 'libur', { keterangan: 'Cuti bersama' }),
    day('2027-03-10', 'di luar jendela'),
  ]
  const jendela = jendelaOf(days, '2027-03-08')
  expect(jendela).toMatchObject({ pertama: null, akhir: null, bukaKembali: '2027-03-10' })
  expect(kalimatTutup('2027-03-16')).toBe(
    'Tidak ada hari layanan minggu ini. Layanan buka kembali Selasa, 16 Maret 2027.',
  )
})

test.each<[AlasanHari | null, string, boolean]>([
  [null, RABU, true],
  ['penuh', RABU, true],
  ['tidak ada sesi', RABU, true],
  ['lewat', RABU, true],
  ['lewat', '2026-11-24', false],
  ['libur', RABU, false],
  ['cuti', RABU, false],
  ['di luar jendela', '2026-11-30', false],
])('a day that is %s on %s can be looked at: %s', (alasan, tanggal, can) => {
  expect(canLookAt(day(tanggal, alasan), RABU)).toBe(can)
})

test.each<[Ketersediaan, string | null]>([
  [day(RABU, null), null],
  [day(RABU, 'libur', { keterangan: 'Hari Natal' }), 'Layanan tutup: Hari Natal.'],
  [day(RABU, 'cuti'), 'Tenaga profesional cuti pada tanggal ini.'],
  [day(RABU, 'penuh'), 'Tanggal ini sudah penuh.'],
  [day(RABU, 'tidak ada sesi'), 'Tidak ada sesi pada tanggal ini.'],
  [day(RABU, 'lewat'), 'Sudah lewat.'],
  [day('2026-11-28', 'di luar jendela'), 'Layanan tutup pada hari Sabtu dan Minggu.'],
  [day('2026-11-30', 'di luar jendela'), 'Pemesanan baru dibuka sampai Jumat, 27 November 2026.'],
])('%j says %s', (of, sentence) => expect(kalimatAlasan(of, '2026-11-27')).toBe(sentence))
