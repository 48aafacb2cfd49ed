import type { Message } from '../base/message.ts'

/** Refusals around offered times. Part of the catalogue of `messages.ts`. */
export const tawaranWaktu = {
  OFFERED_TIMES_CLOSED: {
    status: 409,
    judul: 'Belum disimpan',
    isi: 'Pilihan waktu ini sudah dijawab, diganti, atau tidak berlaku lagi. Muat ulang halaman ini.',
  },
} as const satisfies Record<string, Message>
