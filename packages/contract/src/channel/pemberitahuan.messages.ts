import type { Message } from '../base/message.ts'

/** Refusals around notices. Part of the catalogue of `messages.ts`. */
export const pemberitahuan = {
  NOTICE_FIXED: {
    status: 422,
    judul: 'Pilihan tidak disimpan',
    isi: 'Kabar jenis ini selalu dikirim.',
    field: 'jenis',
  },
} as const satisfies Record<string, Message>
