import type { Message } from '../base/message.ts'

/** Refusals around pushes. Part of the catalogue of `messages.ts`. */
export const push = {
  PUSH_OFF: {
    status: 422,
    judul: 'Kabar tidak dinyalakan',
    isi: 'Layanan ini belum dapat mengirim kabar ke perangkat.',
  },
  PUSH_SERVICE: {
    status: 422,
    judul: 'Kabar tidak dinyalakan',
    isi: 'Browser ini memakai layanan kabar yang tidak dikenal. Gunakan Chrome, Edge, Firefox, atau Safari.',
    field: 'endpoint',
  },
} as const satisfies Record<string, Message>
