import type { Message } from '../base/message.ts'

/** Refusals around the second factor. Part of the catalogue of `messages.ts`. */
export const duaLangkah = {
  SECOND_FACTOR: {
    status: 401,
    judul: 'Satu langkah lagi',
    isi: 'Masukkan kode dari aplikasi autentikator, atau pakai passkey kamu.',
  },
  SECOND_FACTOR_WRONG: {
    status: 422,
    judul: 'Kode tidak sesuai',
    isi: 'Kode tidak sesuai atau sudah kedaluwarsa.',
    field: 'kode',
  },
  SECOND_FACTOR_PASSKEY: {
    status: 422,
    judul: 'Passkey tidak sesuai',
    isi: 'Passkey ini bukan dari akun kamu, atau tidak berlaku lagi. Coba lagi, atau login kembali.',
    field: 'jawaban',
  },
  SECOND_FACTOR_EXPIRED: {
    status: 401,
    judul: 'Waktu habis',
    isi: 'Waktu untuk memasukkan kode sudah habis. Silakan login kembali.',
  },
  SECOND_FACTOR_DULU: {
    status: 403,
    judul: 'Verifikasi dua langkah wajib',
    isi: 'Peran kamu wajib mengaktifkan verifikasi dua langkah. Aktifkan dulu, lalu lanjutkan.',
  },
  SECOND_FACTOR_ACTIVE: {
    status: 409,
    judul: 'Sudah aktif',
    isi: 'Verifikasi dua langkah akun ini sudah aktif.',
  },
  SECOND_FACTOR_NONE: {
    status: 409,
    judul: 'Belum aktif',
    isi: 'Verifikasi dua langkah akun ini belum aktif.',
  },
} as const satisfies Record<string, Message>
