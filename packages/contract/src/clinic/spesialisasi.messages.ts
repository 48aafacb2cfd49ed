import type { Message } from '../base/message.ts'

/** Refusals around specialities. Part of the catalogue of `messages.ts`. */
export const spesialisasi = {
  SPESIALISASI_UNKNOWN: {
    status: 422,
    judul: 'Data tidak sesuai',
    isi: 'Spesialisasi tidak ditemukan.',
    field: 'spesialisasi_id',
  },
  SPESIALISASI_TAKEN: { status: 409, judul: 'Spesialisasi belum disimpan', isi: 'Nama spesialisasi sudah ada.' },
} as const satisfies Record<string, Message>
