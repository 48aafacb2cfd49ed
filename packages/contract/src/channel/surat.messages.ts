import type { Message } from '../base/message.ts'

/** Refusals around mails. Part of the catalogue of `messages.ts`. */
export const surat = {
  MAIL_NOT_FAILED: {
    status: 409,
    judul: 'Email tidak dikirim ulang',
    isi: 'Hanya email yang gagal yang dapat dikirim ulang.',
  },
} as const satisfies Record<string, Message>
