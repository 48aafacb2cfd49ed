import { levelIds } from '@sehati/contract/base/access'
import { isScreen } from '@sehati/contract/base/screens'
import { expect, test } from 'vitest'
import { tujuanOf } from './tujuan.rules.ts'

test.each([
  [1, '/admin/konsultasi/detail/7'],
  [2, '/dokter/daftarKonsultasi/detail/7'],
  [3, '/psikolog/daftarKonsultasi/detail/7'],
  [4, '/karyawan/appointment-detail?jadwal_id=7'],
  [5, '/user/appointment-detail?jadwal_id=7'],
] as const)('level %i is led to the consultation in its own area', (level, to) => {
  expect(tujuanOf(level, { jenis: 'dijadwalkan', jadwal_id: 7 })).toEqual({ to })
  expect(isScreen(to.split('?')[0] as string)).toBe(true)
})

test.each([
  ['tunggu_ditawari', 5, '/user/tunggu'],
  ['tunggu_berakhir', 4, '/karyawan/tunggu'],
  ['dibuka_darurat', 5, '/user/privasi/jejak'],
  ['dibuka_darurat', 4, '/karyawan/privasi/jejak'],
  ['dibuka_darurat', 2, '/dokter/profile'],
  ['janji_lewat', 2, '/dokter/profile'],
  ['tinjauan', 1, '/admin/tinjauan'],
  ['tinjauan', 2, '/dokter/tinjauan'],
  ['tinjauan', 3, '/psikolog/tinjauan'],
  ['tinjauan', 5, '/user/profile'],
  ['peringatan', 1, '/admin/jaga'],
  ['peringatan', 3, '/psikolog/jaga'],
  ['peringatan_belum', 1, '/admin/jadwal-jaga'],
  ['admin_baru', 1, '/admin/role'],
  ['tugas_diberi', 1, '/admin/tugas'],
  ['akun_staf_diatur', 1, '/admin/role'],
  ['akun_staf_diatur', 3, '/psikolog/profile'],
  ['pengaman_berubah', 1, '/admin/pengaturan'],
  ['kunci_dibuat', 1, '/admin/integrasi'],
  ['webhook_berubah', 1, '/admin/integrasi/webhook'],
  ['persetujuan_dicatat', 5, '/user/data-saya'],
  ['permintaan', 3, '/psikolog/data-saya'],
  ['data_berubah', 4, '/karyawan/profile'],
] as const)('%s leads level %i to %s', (jenis, level, to) => {
  expect(tujuanOf(level, { jenis, jadwal_id: null }).to).toBe(to)
  expect(isScreen(to)).toBe(true)
})

test('a notice of late requests leads an admin to the list of exactly these', () => {
  expect(tujuanOf(1, { jenis: 'janji_lewat', jadwal_id: null }).to).toBe('/admin/konsultasi?perhatian=lewat_janji')
})

test.each([
  ['masuk', 'perangkat'],
  ['reset', 'password'],
  ['email_diminta', 'data'],
  ['email_berubah', 'data'],
  ['password_admin', 'password'],
  ['password_berubah', 'password'],
  ['data_berubah', 'data'],
  ['kalender_dibuat', 'kalender'],
  ['tugas_berubah', 'tugas'],
  ['persetujuan_dicatat', 'persetujuan'],
  ['permintaan', 'permintaan'],
] as const)('%s leads to its part of the page, for every role', (jenis, hash) => {
  for (const level of levelIds) {
    const tujuan = tujuanOf(level, { jenis, jadwal_id: null })
    expect(tujuan.hash).toBe(hash)
    expect(isScreen(tujuan.to)).toBe(true)
  }
})

test.each([
  [2, '/dokter/catatan-dibagikan'],
  [3, '/psikolog/catatan-dibagikan'],
] as const)('a grant leads level %i to the shared notes', (level, to) => {
  for (const jenis of ['izin_diberi', 'izin_dicabut'] as const)
    expect(tujuanOf(level, { jenis, jadwal_id: null })).toEqual({ to })
  expect(isScreen(to)).toBe(true)
})
