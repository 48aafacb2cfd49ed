import type { Message } from '../base/message.ts'
import { HURUF_CARI } from './pasien.rules.ts'

/** Refusals where the desk acts for a person. Part of the catalogue of `messages.ts`. */
export const pasienLoket = {
  SEARCH_SHORT: {
    status: 422,
    judul: 'Pencarian terlalu pendek',
    isi: `Ketik paling sedikit ${HURUF_CARI} huruf nama, email lengkap, atau nomor BPJS lengkap.`,
    field: 'cari',
  },
  PROFESSIONAL_UNKNOWN: {
    status: 422,
    judul: 'Data tidak sesuai',
    isi: 'Tenaga profesional tidak ditemukan.',
    field: 'profesional_id',
  },
  DESK_OWN: {
    status: 409,
    judul: 'Belum disimpan',
    isi: 'Kunjungan Anda sendiri dicatat oleh petugas loket lain.',
  },
  QUEUE_TWICE: {
    status: 409,
    judul: 'Sudah dalam antrean',
    isi: 'Orang ini sudah dalam antrean klinik ini hari ini.',
  },
  NO_PLACE_TODAY: {
    status: 409,
    judul: 'Tidak ada tempat hari ini',
    isi: 'Tenaga profesional ini tidak memiliki tempat kosong lagi hari ini. Pilih tenaga lain atau pesan waktu lain.',
  },
} as const satisfies Record<string, Message>
