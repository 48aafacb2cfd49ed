import type { Message } from '../base/message.ts'

/** Refusals around passkeys. Part of the catalogue of `messages.ts`. */
export const passkey = {
  PASSKEY_OFF: {
    status: 404,
    judul: 'Passkey tidak tersedia',
    isi: 'Layanan ini belum dapat memakai passkey.',
  },
  PASSKEY_INVALID: {
    status: 401,
    judul: 'Login gagal',
    isi: 'Passkey ini tidak dikenal atau tidak berlaku lagi. Login dengan password.',
  },
  PASSKEY_REFUSED: {
    status: 422,
    judul: 'Passkey tidak tersimpan',
    isi: 'Perangkat tidak membuat passkey yang dapat dipakai. Coba lagi.',
  },
  PASSKEY_EXISTS: {
    status: 409,
    judul: 'Passkey sudah ada',
    isi: 'Passkey ini sudah tersimpan di sebuah akun.',
  },
  PASSKEY_MOST: {
    status: 409,
    judul: 'Terlalu banyak passkey',
    isi: 'Hapus satu passkey yang tidak kamu pakai lagi, lalu coba lagi.',
  },
} as const satisfies Record<string, Message>
