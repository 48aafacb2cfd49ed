import type { Message } from '../base/message.ts'

/** Refusals around the age of a person, and their guardian. Part of the catalogue of `messages.ts`. */
export const usia = {
  AGE_FIXED: {
    status: 409,
    judul: 'Usia sudah dinyatakan',
    isi: 'Usia Anda sudah dinyatakan. Bila keliru, minta admin memperbaikinya.',
  },
  AGE_CONTRADICTS: {
    status: 422,
    judul: 'Tanggal lahir belum sesuai',
    isi: 'Tanggal lahir ini bukan tanggal lahir orang yang belum berusia 18 tahun.',
  },
  GUARDIAN_PENDING: {
    status: 403,
    judul: 'Menunggu orang tua atau wali',
    isi: 'Pemesanan dibuka setelah orang tua atau wali Anda mengonfirmasi. Bila Anda membutuhkan bantuan segera, hubungi 119.',
  },
  GUARDIAN_NOT_NEEDED: {
    status: 409,
    judul: 'Tidak diperlukan',
    isi: 'Orang ini tidak tercatat berusia di bawah 18 tahun.',
  },
  GUARDIAN_DATE: {
    status: 422,
    judul: 'Tanggal belum sesuai',
    isi: 'Tanggal surat tidak boleh sesudah hari ini.',
  },
} as const satisfies Record<string, Message>
