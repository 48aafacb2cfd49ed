import type { Message } from '../base/message.ts'

/** Refusals around alerts. Part of the catalogue of `messages.ts`. */
export const peringatan = {
  ALERT_TAKEN: { status: 409, judul: 'Sudah ditangani', isi: 'Petugas lain sudah menangani permintaan ini.' },
  ALERT_OPEN: { status: 409, judul: 'Belum ditangani', isi: 'Pilih dahulu Saya tangani pada permintaan ini.' },
} as const satisfies Record<string, Message>
