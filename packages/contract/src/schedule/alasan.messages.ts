import type { Message } from '../base/message.ts'

/** Refusals around reasons for a visit. Part of the catalogue of `messages.ts`. */
export const alasan = {
  REASON_NAME_TAKEN: {
    status: 409,
    judul: 'Alasan kunjungan belum disimpan',
    isi: 'Kata ini sudah dipakai.',
    field: 'kata',
  },
} as const satisfies Record<string, Message>
