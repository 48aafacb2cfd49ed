import type { Message } from '../base/message.ts'

const notBooked = { status: 409, judul: 'Gagal mengajukan konsultasi' }

/** Refusals around the caps of professionals. Part of the catalogue of `messages.ts`. */
export const batas = {
  DAY_FULL: {
    ...notBooked,
    isi: 'Tanggal ini sudah penuh.',
    /** `nama`: the professional. */
    isiRinci: '{nama} sudah penuh pada tanggal ini.',
  },
  WEEK_FULL: {
    ...notBooked,
    isi: 'Pekan ini sudah penuh.',
    /** `nama`: the professional. */
    isiRinci: '{nama} sudah penuh pada pekan ini.',
  },
} as const satisfies Record<string, Message>
