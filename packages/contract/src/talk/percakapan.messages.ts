import type { Message } from '../base/message.ts'

/** Refusals around conversations and their files. Part of the catalogue of `messages.ts`. */
export const percakapan = {
  CHAT_CLOSED: { status: 409, judul: 'Percakapan ditutup', isi: 'Percakapan konsultasi ini sudah ditutup.' },
  FORWARD_REFUSED: {
    status: 409,
    judul: 'Pesan tidak diteruskan',
    isi: 'Pesan hanya dapat diteruskan ke konsultasi pasien yang sama.',
  },
  DELETE_TOO_LATE: {
    status: 409,
    judul: 'Pesan tidak dihapus',
    isi: 'Pesan hanya dapat dihapus dalam satu jam setelah dikirim.',
  },
  ATTACHMENT_REFUSED: {
    status: 422,
    judul: 'Berkas tidak diterima',
    isi: 'Jenis berkas tidak didukung. Gunakan JPG, PNG, atau PDF maksimal 5 MB.',
    field: 'berkas',
  },
  ATTACHMENT_QUOTA: {
    status: 409,
    judul: 'Berkas belum dikirim',
    isi: 'Paling banyak 50 berkas atau 100 MB dalam 24 jam. Coba kirim lagi besok.',
  },
} as const satisfies Record<string, Message>
