import type { Message } from '../base/message.ts'

/** Refusals around the roster. Part of the catalogue of `messages.ts`. */
export const jaga = {
  ROSTER_OVERLAP: {
    status: 409,
    judul: 'Jadwal jaga tidak disimpan',
    isi: 'Orang ini sudah memiliki jadwal jaga pada waktu itu.',
  },
  ROSTER_DUTY: {
    status: 422,
    judul: 'Jadwal jaga tidak disimpan',
    isi: 'Orang ini tidak memiliki tugas jaga.',
    field: 'user_id',
  },
} as const satisfies Record<string, Message>
