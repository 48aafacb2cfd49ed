import type { Message } from '../base/message.ts'

/** Refusals around follow-ups. Part of the catalogue of `messages.ts`. */
export const lanjutan = {
  NOT_YOUR_PATIENT: {
    status: 403,
    judul: 'Belum disimpan',
    isi: 'Konsultasi lanjutan dipesan dari konsultasi Anda yang sudah disetujui atau selesai.',
  },
} as const satisfies Record<string, Message>
