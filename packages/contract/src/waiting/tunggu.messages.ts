import type { Message } from '../base/message.ts'

/** Refusals around the waiting list. Part of the catalogue of `messages.ts`. */
export const tunggu = {
  WAITLIST_EXISTS: {
    status: 409,
    judul: 'Sudah di daftar tunggu',
    isi: 'Anda sudah berada di daftar tunggu ini.',
  },
  SLOT_FREE: {
    status: 409,
    judul: 'Masih ada slot kosong',
    isi: 'Masih ada slot kosong yang sesuai. Anda dapat langsung memilihnya.',
  },
  OFFER_EXPIRED: {
    status: 409,
    judul: 'Tawaran sudah berakhir',
    isi: 'Waktu konfirmasi habis. Slot diberikan kepada urutan berikutnya; urutan Anda tetap.',
  },
} as const satisfies Record<string, Message>
