import type { Message } from '../base/message.ts'

/** Refusals around the hand-over of a request. Part of the catalogue of `messages.ts`. */
export const alihan = {
  HANDOVER_REFUSED: {
    status: 409,
    judul: 'Belum disimpan',
    isi: 'Pengajuan ini sudah dijawab atau dialihkan, atau tawarannya berubah. Muat ulang halaman ini.',
  },
} as const satisfies Record<string, Message>
