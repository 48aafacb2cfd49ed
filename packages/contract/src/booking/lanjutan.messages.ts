import type { Message } from '../base/message.ts'

/** Refusals around follow-ups. Part of the catalogue of `messages.ts`. */
export const lanjutan = {
  NOT_YOUR_PATIENT: {
    status: 403,
    judul: 'Konsultasi lanjutan belum dipesan',
    isi: 'Konsultasi lanjutan hanya dapat dipesan untuk pasien yang konsultasinya dengan Anda sudah disetujui atau selesai.',
  },
} as const satisfies Record<string, Message>
