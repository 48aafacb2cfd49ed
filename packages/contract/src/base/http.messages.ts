import type { Message } from './message.ts'
import { TIDAK_TERBACA } from './texts.ts'

/** Refusals that concern no noun of the clinic. */
export const http = {
  MALFORMED: { status: 400, judul: 'Permintaan tidak terbaca', isi: 'Permintaan tidak dapat dibaca.' },
  NOT_FOUND: { status: 404, judul: 'Tidak ditemukan', isi: 'Data tidak ditemukan.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    judul: 'Cara tidak didukung',
    isi: 'Alamat ini tidak dapat dipakai dengan cara itu.',
  },
  CONTENT_UNREADABLE: { status: 409, judul: 'Isi tidak terbaca', isi: TIDAK_TERBACA },
  TOO_LARGE: { status: 413, judul: 'Terlalu besar', isi: 'Data yang dikirim terlalu besar.' },
  UNSUPPORTED_TYPE: { status: 415, judul: 'Jenis data tidak didukung', isi: 'Jenis data yang dikirim tidak didukung.' },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    judul: 'Bagian tidak tersedia',
    isi: 'Bagian berkas yang diminta tidak tersedia.',
  },
  VALIDATION_FAILED: { status: 422, judul: 'Data belum sesuai', isi: 'Periksa kembali isian yang ditandai.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    judul: 'Terlalu sering',
    isi: 'Permintaan terlalu sering. Tunggu sebentar lalu coba lagi.',
  },
  INTERNAL: { status: 500, judul: 'Terjadi kesalahan', isi: 'Terjadi kesalahan pada server. Coba beberapa saat lagi.' },
  UNAVAILABLE: {
    status: 503,
    judul: 'Layanan terganggu',
    isi: 'Layanan sedang tidak dapat dihubungi. Silakan coba lagi nanti.',
  },
} as const satisfies Record<string, Message>
