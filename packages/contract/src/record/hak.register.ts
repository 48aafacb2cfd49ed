import type { Pemrosesan } from './pemrosesan.rules.ts'

/** What a person was told about their data, and what they decided. */
export const hak = {
  naskah: {
    orang: null,
    alasan: 'Teks pemberitahuan privasi dan persetujuan, yang dibaca setiap orang.',
    kolom: { teknis: ['keperluan', 'versi', 'judul', 'pernyataan', 'bagian', 'sidik', 'terbit_pada'] },
  },
  persetujuan: {
    orang: ['user_id', 'oleh'],
    keperluan: 'akun',
    dasar: 'kewajiban hukum',
    penerima: [],
    retensi: 'tidak dihapus',
    ekspor: 'ya',
    hapus: 'samarkan',
    kolom: {
      layanan: ['keperluan', 'versi', 'sikap', 'pada'],
      teknis: ['persetujuan_id', 'user_id', 'oleh', 'sesi_id'],
    },
  },
} as const satisfies Record<string, Pemrosesan>
