import type { Message } from '../base/message.ts'

/** Refusals around the video room. Part of the catalogue of `messages.ts`, which each first load contains: short. */
export const bilik = {
  ROOM_NOT_ONLINE: { status: 409, judul: 'Bukan konsultasi online', isi: 'Konsultasi ini berlangsung di klinik.' },
  ROOM_CLOSED: {
    status: 409,
    judul: 'Ruang tidak dibuka',
    isi: 'Ruang konsultasi ini tidak dibuka.',
    /** `dari`, `sampai`: when the room opens and closes that day, `08.45`, by the clock of the clinic; `zona`: `WIB`, `WITA` or `WIT`. */
    isiRinci: 'Ruang konsultasi ini dibuka pukul {dari} sampai {sampai} {zona}.',
  },
  SEAT_TAKEN: { status: 409, judul: 'Dibuka di perangkat lain', isi: 'Ruang ini dibuka di perangkat lain.' },
  NOBODY_WAITING: { status: 409, judul: 'Belum ada orang', isi: 'Lawan bicara belum ada di ruang ini.' },
  VIDEO_OFF: { status: 409, judul: 'Video tidak tersedia', isi: 'Layanan ini belum menyediakan video.' },
} as const satisfies Record<string, Message>
