import type { Message } from '../base/message.ts'

/** Refusals around a person's own data. Part of the catalogue of `messages.ts`. */
export const dataSaya = {
  COPY_RUNNING: {
    status: 409,
    judul: 'Salinan sedang dibuat',
    isi: 'Salinan data kamu sedang dibuat. Tunggu sampai selesai, lalu coba lagi.',
  },
  COPY_QUOTA: {
    status: 409,
    judul: 'Salinan belum dibuat',
    isi: 'Salinan data dapat diunduh paling banyak 5 kali dalam 24 jam. Coba lagi besok.',
  },
} as const satisfies Record<string, Message>
