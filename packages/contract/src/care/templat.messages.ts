import type { Message } from '../base/message.ts'

/** Refusals around templates of replies. Part of the catalogue of `messages.ts`. */
export const templat = {
  TEMPLATE_LIMIT: {
    status: 409,
    judul: 'Templat belum disimpan',
    isi: 'Anda sudah memiliki 20 templat. Hapus salah satu sebelum menambah yang baru.',
  },
} as const satisfies Record<string, Message>
