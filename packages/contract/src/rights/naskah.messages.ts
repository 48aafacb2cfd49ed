import type { Message } from '../base/message.ts'

/** Refusals around the notices that admins write. Part of the catalogue of `messages.ts`. */
export const naskah = {
  NOTICE_TOO_SOON: {
    status: 422,
    judul: 'Terlalu cepat',
    isi: 'Naskah belum dapat berlaku pada tanggal itu. Pilih tanggal yang lebih lambat.',
    isiRinci: 'Naskah ini paling cepat berlaku {paling_cepat}.',
    field: 'berlaku',
  },
} as const satisfies Record<string, Message>
