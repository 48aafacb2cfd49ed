import type { Message } from '../base/message.ts'

/** Refusals around holds. Part of the catalogue of `messages.ts`. */
export const tahan = {
  HOLD_TOO_OFTEN: {
    status: 429,
    judul: 'Slot tidak ditahan',
    isi: 'Anda sudah beberapa kali menahan slot. Anda tetap dapat langsung mengajukan konsultasi.',
  },
} as const satisfies Record<string, Message>
