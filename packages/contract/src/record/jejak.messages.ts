import type { Message } from '../base/message.ts'

/** Refusals around the trail. Part of the catalogue of `messages.ts`. */
export const jejak = {
  TRAIL_UNAVAILABLE: {
    status: 503,
    judul: 'Layanan terganggu',
    isi: 'Isi klinis belum dapat dibuka karena pencatatan akses sedang terganggu. Coba lagi sebentar.',
  },
} as const satisfies Record<string, Message>
