import type { AlasanHari, Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import { expect, test } from 'vitest'
import { jendelaOf } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { faceOfHari } from './calendar.rules.ts'

const monday = '2026-11-23'
const day = (tanggal: string, alasan: AlasanHari | null, keterangan: string | null = null): Ketersediaan => ({
  tanggal,
  bisa: alasan === null,
  alasan,
  keterangan,
  sisa: alasan === null ? 3 : 0,
})
const jendela = jendelaOf(
  [
    day(monday, 'penuh'),
    day('2026-11-24', null),
    day('2026-11-25', 'cuti'),
    day('2026-11-26', 'tidak ada sesi'),
    day('2026-11-27', 'libur', 'Dies Natalis'),
    day('2026-11-28', 'di luar jendela'),
    day('2026-11-30', 'di luar jendela'),
  ],
  monday,
)

test.each([
  [monday, null, 'Penuh', 'Senin, 23 November 2026, penuh'],
  ['2026-11-24', null, '3 slot', 'Selasa, 24 November 2026, 3 slot kosong'],
  ['2026-11-25', 'Tenaga profesional cuti pada tanggal ini.', 'Cuti', 'Rabu, 25 November 2026, cuti'],
  ['2026-11-26', null, '–', 'Kamis, 26 November 2026, tidak ada sesi'],
  ['2026-11-27', 'Layanan tutup: Dies Natalis.', 'Libur', 'Jumat, 27 November 2026, libur'],
  ['2026-11-28', 'Layanan tutup pada hari Sabtu dan Minggu.', '', 'Sabtu, 28 November 2026'],
  ['2026-11-30', 'Pemesanan baru dibuka sampai Kamis, 26 November 2026.', '', 'Senin, 30 November 2026'],
  ['2027-03-01', 'Pemesanan baru dibuka sampai Kamis, 26 November 2026.', '', 'Senin, 1 Maret 2027'],
  ['2026-11-22', 'Sudah lewat.', '', 'Minggu, 22 November 2026'],
])('%s is blocked by %j and marked %j', (tanggal, blocked, mark, name) => {
  expect(faceOfHari(tanggal, monday, jendela)).toMatchObject({ blocked, mark, name })
})

test('a holiday on which the clinic opens is named beside its free slots', () => {
  const open = jendelaOf([day('2026-11-24', null, 'Hari Guru')], monday)
  expect(faceOfHari('2026-11-24', monday, open)).toMatchObject({ blocked: null, isFree: true })
  expect(faceOfHari('2026-11-24', monday, open).name).toContain('Hari Guru')
})

test.each([
  [monday, 'sesi', 'Penuh', 'Senin, 23 November 2026, penuh untuk jenis ini', 'Penuh untuk jenis ini.'],
  [monday, 'mulai', 'Penuh', 'Senin, 23 November 2026, penuh untuk jenis ini', 'Penuh untuk jenis ini.'],
  ['2026-11-24', 'sesi', '3 slot', 'Selasa, 24 November 2026, 3 slot kosong', null],
  ['2026-11-24', 'mulai', '3', 'Selasa, 24 November 2026, 3 waktu mulai kosong', null],
  [
    '2026-11-25',
    'mulai',
    '–',
    'Rabu, 25 November 2026, terlalu dekat untuk jenis ini',
    'Terlalu dekat untuk jenis ini.',
  ],
  ['2026-11-26', 'sesi', '–', 'Kamis, 26 November 2026, tidak ada sesi', 'Tidak ada sesi pada tanggal ini.'],
  [
    '2026-11-26',
    'mulai',
    '–',
    'Kamis, 26 November 2026, tidak ada waktu untuk jenis ini',
    'Tidak ada waktu untuk jenis ini.',
  ],
] as const)('where there are several types, %s counted by %s is marked %j', (tanggal, hitungan, mark, name, reason) => {
  const several = jendelaOf(
    [
      day(monday, 'penuh'),
      day('2026-11-24', null),
      day('2026-11-25', 'terlalu dekat'),
      day('2026-11-26', 'tidak ada sesi'),
    ],
    monday,
  )
  expect(faceOfHari(tanggal, monday, several, hitungan)).toMatchObject({ blocked: null, mark, name, reason })
  // A day that is too near gets no free start any more: the short way leaves it out.
  expect(several.berslot).toEqual([monday, '2026-11-24'])
})

test('a day that is not read yet can be chosen, one that has passed cannot', () => {
  expect(faceOfHari('2026-11-24', monday, undefined)).toMatchObject({ blocked: null, reason: 'Jadwal sedang dimuat.' })
  expect(faceOfHari('2026-11-22', monday, undefined).blocked).toBe('Sudah lewat.')
})
