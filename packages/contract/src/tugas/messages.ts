import type { Message } from '../message.ts'

/** Refusals around duties. Part of the catalogue of `messages.ts`. */
export const tugas = {
  DUTY_REQUIRED: {
    status: 403,
    judul: 'Akses ditolak',
    isi: 'Anda tidak memiliki tugas untuk bagian ini.',
  },
  DUTY_LEVEL: {
    status: 422,
    judul: 'Perubahan ditolak',
    isi: 'Tugas ini hanya untuk akun aktif dengan peran yang sesuai.',
    field: 'user_id',
  },
} as const satisfies Record<string, Message>
