import type { JejakSaya } from '@sehati/contract/record/jejak.schema'
import { expect, test } from 'vitest'
import { kelompokkan } from './kelompok.rules.ts'

const row = (nomor: number, waktu: string, change: Partial<JejakSaya> = {}): JejakSaya => ({
  nomor,
  waktu: `2026-11-${waktu}:00+07:00`,
  pelaku: { nama: 'dr. Rina', peran: 'dokter', nama_spesialisasi: 'Umum' },
  tindakan: 'lihat',
  tentang: { jenis: 'konsultasi', jadwal_id: 7, tanggal: null },
  dasar: 'perawatan',
  kali: 1,
  darurat: null,
  laporan: null,
  ...change,
})
const seen = (rows: JejakSaya[]) =>
  kelompokkan(rows).map(({ nomor, banyak, sejak }) => [nomor, banyak, sejak.slice(8, 16)])

test('neighbours of one person and one consultation within 24 hours are one line', () => {
  const rows = [row(9, '23T09:14'), row(8, '23T08:00'), row(7, '22T09:15'), row(6, '22T09:13')]
  expect(seen(rows)).toEqual([
    [9, 3, '22T09:15'],
    [6, 1, '22T09:13'],
  ])
})

test.each<[string, Partial<JejakSaya>]>([
  ['another person', { pelaku: { nama: 'Admin', peran: 'admin', nama_spesialisasi: null } }],
  ['no person', { pelaku: null }],
  [
    'emergency access',
    { darurat: { buka_id: 1, kategori: 'keselamatan_jiwa', alasan: 'Pasien pingsan di kelas', hasil: null } },
  ],
  ['a report', { laporan: { isi: 'Bukan dokter saya', dibuat_pada: '2026-11-23T10:00:00+07:00', tanggapan: null } }],
  ['another act', { tindakan: 'balas' }],
  ['another consultation', { tentang: { jenis: 'konsultasi', jadwal_id: 8, tanggal: null } }],
  ['another object', { tentang: { jenis: 'percakapan', jadwal_id: 7, tanggal: null } }],
])('%s begins a line of its own', (_name, change) => {
  expect(seen([row(9, '23T09:14'), row(8, '23T08:00', change), row(7, '23T07:00')])).toHaveLength(3)
})
