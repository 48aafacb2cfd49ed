import { expect, test } from 'vitest'
import { register } from './pemrosesan.register.ts'
import type { DataOrang } from './pemrosesan.rules.ts'
import { intervalOf, isDirem, kataMasa, kataRetensi, kelasOf, REM, semuaKelasRetensi } from './retensi.rules.ts'

test.each([
  ['surat_terkirim', '90 hari setelah terkirim', '90 days'],
  ['tautan', 'sampai berakhir atau dipakai', '0 days'],
  ['akun_tidur', '24 bulan setelah terakhir dipakai dan dua email peringatan', '24 months'],
  ['rekam', '25 tahun setelah kunjungan terakhir, lalu diusulkan untuk dimusnahkan', '25 years'],
] as const)('%s: in words and for the database', (kelas, kata, interval) => {
  expect([kataMasa(kelas), intervalOf(kelas)]).toEqual([kata, interval])
})

test('a table is kept by one rule, or by the first of several', () => {
  expect(kataRetensi('tidak dihapus')).toBe('tidak dihapus')
  expect(kataRetensi(['pemberitahuan_dibaca', 'pemberitahuan_belum'])).toBe(
    '180 hari setelah dibaca; 2 tahun setelah dibuat, bila belum dibaca',
  )
})

test('every class is that of a table of the register, but for those about no person', () => {
  const used = Object.values(register).flatMap((entry) =>
    entry.orang === null ? [] : kelasOf((entry as DataOrang).retensi),
  )
  const aboutNone = ['percobaan', 'pemeriksaan_jejak', 'retensi_jalan']
  expect(semuaKelasRetensi.filter((kelas) => !used.includes(kelas))).toEqual(expect.arrayContaining(aboutNone))
  expect(semuaKelasRetensi.filter((kelas) => !used.includes(kelas))).toHaveLength(aboutNone.length)
})

test.each([
  ['surat_terkirim', REM.mulai - 1, REM.mulai - 1, false],
  ['surat_terkirim', REM.mulai, REM.mulai * 5, false],
  ['surat_terkirim', REM.mulai, REM.mulai * 5 - 1, true],
  ['akun_tidur', 100, 100, true],
  ['tahan_jejak', 5_000, 5_000, false],
] as const)('%s: %i of %i at once is braked: %s', (kelas, jumlah, semua, braked) => {
  expect(isDirem(kelas, { jumlah, semua })).toBe(braked)
})
