import type { Message } from '../base/message.ts'

/** Refusals around imports. Part of the catalogue of `messages.ts`. */
export const impor = {
  CSV_UNREADABLE: {
    status: 422,
    judul: 'Berkas tidak terbaca',
    isi: 'Berkas tidak dapat dibaca. Simpan sebagai CSV UTF-8, lalu coba lagi.',
    field: 'csv',
  },
  IMPORT_TOO_LONG: {
    status: 422,
    judul: 'Berkas terlalu panjang',
    isi: 'Paling banyak 5.000 baris dalam satu berkas.',
    field: 'csv',
  },
  IMPORT_PASSWORDS: {
    status: 422,
    judul: 'Terlalu banyak password',
    isi: 'Paling banyak 500 baris dengan password dalam satu berkas. Kosongkan kolom password agar pengguna diundang lewat email.',
    field: 'csv',
  },
  IMPORT_REFUSED: {
    status: 422,
    judul: 'Belum ada yang disimpan',
    isi: 'Berkas masih memiliki baris yang belum sesuai. Perbaiki lalu kirim lagi.',
    field: 'csv',
  },
} as const satisfies Record<string, Message>
