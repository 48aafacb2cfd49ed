import type { Message } from '../base/message.ts'

/** Refusals around the psychologist's notes. Part of the catalogue of `messages.ts`. */
export const rekam = {
  RECORD_EMPTY: {
    status: 422,
    judul: 'Catatan belum ditandatangani',
    isi: 'Catatan masih kosong. Tulis catatan sebelum menandatangani.',
    field: 'isi',
  },
  RECORD_REASON_REQUIRED: {
    status: 422,
    judul: 'Catatan belum ditandatangani',
    isi: 'Tulis alasan perbaikan.',
    field: 'alasan',
  },
  RECORD_GRANT_PROFESSIONAL: {
    status: 422,
    judul: 'Izin belum diberikan',
    isi: 'Pilih tenaga profesional lain yang masih aktif.',
    field: 'profesional_id',
  },
  RECORD_GRANT_UNTIL: {
    status: 422,
    judul: 'Izin belum diberikan',
    isi: 'Pilih tanggal mulai hari ini sampai paling lama 90 hari.',
    field: 'sampai',
  },
  RECORD_GRANT_EXISTS: {
    status: 409,
    judul: 'Izin sudah ada',
    isi: 'Tenaga profesional ini sudah memiliki izin. Cabut izin itu sebelum memberi yang baru.',
  },
} as const satisfies Record<string, Message>
