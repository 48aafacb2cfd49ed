import type { Pemrosesan } from './pemrosesan.rules.ts'

/** The video room: who is there now, what its two pages say to each other, and who was there. */
export const bilik = {
  bilik: {
    orang: ['user_id'],
    keperluan: 'layanan',
    dasar: 'perjanjian',
    penerima: ['tenaga yang menangani'],
    retensi: 'sampai berakhir',
    ekspor: 'tidak',
    hapus: 'hapus',
    kolom: {
      layanan: ['keadaan', 'sejak', 'denyut'],
      teknis: ['jadwal_id', 'peran', 'user_id', 'sesi_id', 'sambungan', 'ditutup_pada'],
    },
  },
  // Descriptions and candidates name network addresses.
  sinyal: {
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    keperluan: 'layanan',
    dasar: 'perjanjian',
    penerima: ['tenaga yang menangani'],
    retensi: 'dua menit',
    ekspor: 'tidak',
    hapus: 'hapus',
    kolom: {
      pengenal: { isi: ['orangnya', 'tenaga yang menangani'] },
      teknis: ['sinyal_id', 'jadwal_id', 'dari', 'untuk', 'dibuat'],
    },
  },
  riwayat_bilik: {
    keperluan: 'rekam medis',
    dasar: 'kewajiban hukum',
    retensi: 'rekam',
    ekspor: 'ya',
    hapus: 'kunci',
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani'],
    kolom: { layanan: ['peran', 'apa', 'waktu'], teknis: ['riwayat_id', 'jadwal_id'] },
  },
} as const satisfies Record<string, Pemrosesan>
