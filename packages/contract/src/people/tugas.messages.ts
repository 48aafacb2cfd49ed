import type { Message } from '../base/message.ts'

/** Refusals around duties. Part of the catalogue of `messages.ts`. */
export const tugas = {
  DUTY_LEVEL: {
    status: 422,
    judul: 'Perubahan ditolak',
    isi: 'Peran atau status akun ini tidak sesuai.',
  },
} as const satisfies Record<string, Message>
