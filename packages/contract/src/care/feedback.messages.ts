import type { Message } from '../base/message.ts'

/** Refusals around reviews. Part of the catalogue of `messages.ts`. */
export const feedback = {
  FEEDBACK_EXISTS: { status: 409, judul: 'Gagal mengirim feedback.', isi: 'Konsultasi ini sudah Anda ulas.' },
  NOT_FINISHED: {
    status: 409,
    judul: 'Gagal mengirim feedback.',
    isi: 'Ulasan hanya dapat diberikan untuk konsultasi yang selesai.',
  },
} as const satisfies Record<string, Message>
