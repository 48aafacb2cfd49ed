import type { Message } from '../base/message.ts'

/** Refusals around screening. Part of the catalogue of `messages.ts`, which each first load contains: short. */
export const skrining = {
  INSTRUMENT_UNKNOWN: { status: 422, judul: 'Data belum sesuai', isi: 'Daftar pertanyaan ini tidak tersedia.' },
  ANSWERS_MISSING: { status: 422, judul: 'Data belum sesuai', isi: 'Jawaban belum lengkap.' },
  INSTRUMENT_UNLICENSED: { status: 422, judul: 'Data belum sesuai', isi: 'Tulis izin pemakaian.', field: 'izin' },
  INSTRUMENT_EXISTS: { status: 409, judul: 'Data belum sesuai', isi: 'Versi ini sudah ada.' },
  SCREENING_QUOTA: {
    status: 409,
    judul: 'Belum tersimpan',
    isi: 'Paling banyak 50 skrining dalam 24 jam. Dalam bahaya? Hubungi nomor bantuan.',
  },
} as const satisfies Record<string, Message>
