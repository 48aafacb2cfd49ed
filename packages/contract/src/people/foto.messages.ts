import type { Message } from '../base/message.ts'

/** Refusals around photos. Part of the catalogue of `messages.ts`. */
export const foto = {
  FILE_REFUSED: {
    status: 422,
    judul: 'Berkas tidak diterima',
    isi: 'Gunakan berkas JPEG, PNG, atau WebP paling besar 5 MB.',
    field: 'foto',
  },
  PHOTO_QUOTA: {
    status: 409,
    judul: 'Foto belum diganti',
    isi: 'Foto dapat diganti paling banyak 20 kali atau 50 MB dalam 24 jam. Coba ganti lagi besok.',
  },
} as const satisfies Record<string, Message>
