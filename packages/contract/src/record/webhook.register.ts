import type { Pemrosesan } from './pemrosesan.rules.ts'

/** What other systems are told. */
export const webhook = {
  webhook: {
    orang: ['oleh'],
    keperluan: 'keamanan',
    dasar: 'kepentingan sah',
    penerima: ['admin'],
    retensi: 'sampai diganti atau dihapus orangnya',
    ekspor: 'tidak',
    hapus: 'simpan',
    kolom: {
      rahasia: ['rahasia'],
      teknis: ['webhook_id', 'alamat', 'jenis', 'aktif', 'mati_sejak', 'sebab_mati', 'gagal_sejak', 'oleh', 'dibuat'],
    },
  },
  pengiriman_webhook: {
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    keperluan: 'pemberitahuan',
    dasar: 'kepentingan sah',
    penerima: ['admin', 'sistem yang dipilih admin'],
    retensi: 'kiriman_webhook',
    ekspor: 'tidak',
    hapus: 'hapus',
    kolom: {
      layanan: ['jenis', 'jadwal_id', 'status_konsultasi', 'mulai', 'terjadi'],
      teknis: [
        'pengiriman_id',
        'urut',
        'webhook_id',
        'peristiwa_id',
        'status',
        'percobaan',
        'sejak',
        'dicoba',
        'http',
        'ms',
        'galat',
        'dibuat',
      ],
    },
  },
} as const satisfies Record<string, Pemrosesan>
