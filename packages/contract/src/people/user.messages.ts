import type { Message } from '../base/message.ts'

/** Refusals around accounts and their e-mail addresses. Part of the catalogue of `messages.ts`. */
export const user = {
  EMAIL_TAKEN: { status: 409, judul: 'Pendaftaran Gagal', isi: 'Email sudah terdaftar.' },
  EMAIL_LINK_INVALID: {
    status: 422,
    judul: 'Tautan tidak berlaku',
    isi: 'Tautan sudah tidak berlaku. Minta tautan baru dari halaman profil.',
    field: 'token',
  },
  EMAIL_CONFIRMED: { status: 409, judul: 'Email sudah dikonfirmasi', isi: 'Email kamu sudah dikonfirmasi.' },
  INVITATION_INVALID: {
    status: 422,
    judul: 'Undangan tidak berlaku',
    isi: 'Undangan ini sudah tidak berlaku. Minta undangan baru kepada admin, atau buat password lewat Lupa password.',
    field: 'token',
  },
  INVITATION_NOT_NEEDED: {
    status: 409,
    judul: 'Undangan tidak dikirim',
    isi: 'Undangan hanya untuk akun aktif yang belum memiliki password.',
  },
  LINK_MAIL_LIMIT: {
    status: 429,
    judul: 'Email belum dikirim ulang',
    isi: 'Email sudah dikirim beberapa kali. Periksa juga folder spam, atau coba lagi satu jam lagi.',
  },
  EMAIL_CONFIRMER: {
    status: 403,
    judul: 'Email belum dikonfirmasi',
    isi: 'Email ini dikonfirmasi oleh petugas data lain yang sudah bertugas sebelum email diatur, dan yang akun atau tugasnya tidak berasal dari pengatur email dalam tujuh hari terakhir.',
  },
  OWN_ACCOUNT: {
    status: 403,
    judul: 'Ubah lewat profil',
    isi: 'Email dan password akun Anda sendiri diubah di halaman Profil, dengan password lama.',
  },
  SELF_PROTECTED: {
    status: 409,
    judul: 'Perubahan ditolak',
    isi: 'Anda tidak dapat menonaktifkan akun sendiri atau menurunkan perannya.',
  },
  PROFESSION_FIXED: {
    status: 409,
    judul: 'Perubahan ditolak',
    isi: 'Akun ini sudah memiliki konsultasi, sehingga profesinya tidak dapat diganti antara dokter dan psikolog.',
  },
  LAST_ADMIN: { status: 409, judul: 'Perubahan ditolak', isi: 'Harus ada paling sedikit satu admin yang aktif.' },
  USER_UNKNOWN: { status: 422, judul: 'Data tidak sesuai', isi: 'Pengguna tidak ditemukan', field: 'user_id' },
} as const satisfies Record<string, Message>
