import type { Message } from '../base/message.ts'

/** Refusals around webhooks. Part of the catalogue of `messages.ts`. */
export const webhook = {
  WEBHOOK_PRIVATE: {
    status: 422,
    judul: 'Alamat tidak diterima',
    isi: 'Alamat ini berada di jaringan pribadi. Pakai alamat yang dapat dicapai dari internet.',
    field: 'alamat',
  },
  WEBHOOK_MOST: {
    status: 409,
    judul: 'Terlalu banyak webhook',
    isi: 'Hapus satu webhook yang tidak dipakai lagi, lalu coba lagi.',
  },
  WEBHOOK_EXISTS: {
    status: 409,
    judul: 'Webhook sudah ada',
    isi: 'Alamat ini sudah menjadi penerima. Ubah webhook yang ada.',
    field: 'alamat',
  },
  WEBHOOK_OFF: {
    status: 409,
    judul: 'Webhook mati',
    isi: 'Nyalakan webhook ini dulu, lalu ulangi pengiriman.',
  },
} as const satisfies Record<string, Message>
