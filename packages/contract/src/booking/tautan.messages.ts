import type { Message } from '../base/message.ts'

/** Refusals around the links of mails. Part of the catalogue of `messages.ts`. */
export const tautan = {
  LINK_INVALID: {
    status: 422,
    judul: 'Tautan tidak berlaku',
    isi: 'Tautan ini sudah tidak berlaku. Silakan masuk untuk melihat konsultasi Anda.',
    field: 'token',
  },
} as const satisfies Record<string, Message>
