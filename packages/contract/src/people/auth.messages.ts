import type { Message } from '../base/message.ts'

/** Refusals around signing in, tokens and passwords. Part of the catalogue of `messages.ts`. */
export const auth = {
  LOGIN_FAILED: { status: 401, judul: 'Login Failed', isi: 'Login gagal, password atau email kamu salah.' },
  ACCOUNT_INACTIVE: { status: 403, judul: 'Login Failed', isi: 'Akun kamu tidak aktif, silahkan hubungi admin.' },
  LOGIN_LOCKED: {
    status: 429,
    judul: 'Login Failed',
    isi: 'Terlalu banyak percobaan. Coba lagi dalam beberapa menit.',
  },
  TOKEN_MISSING: { status: 401, judul: 'Sesi berakhir', isi: 'Sesi berakhir. Silakan login ulang.' },
  TOKEN_INVALID: { status: 401, judul: 'Sesi berakhir', isi: 'Sesi kamu berakhir. Silakan login kembali.' },
  FORBIDDEN: { status: 403, judul: 'Akses ditolak', isi: 'Anda tidak memiliki akses ke data ini.' },
  PASSWORD_WRONG: {
    status: 422,
    judul: 'Password belum diubah',
    isi: 'Password lama tidak sesuai.',
    field: 'current_password',
  },
  PASSWORD_NONE: {
    status: 422,
    judul: 'Belum punya password',
    isi: 'Akun ini belum punya password. Buat dulu lewat tautan yang kami kirim ke email kamu.',
    field: 'password',
  },
  PASSWORD_COMMON: {
    status: 422,
    judul: 'Password mudah ditebak',
    isi: 'Password ini termasuk yang paling sering dipakai dan mudah ditebak. Pilih password lain.',
    field: 'password',
  },
  GANTI_PASSWORD_DULU: {
    status: 403,
    judul: 'Buat password sendiri dulu',
    isi: 'Password kamu dibuat oleh admin. Buat password sendiri dulu, lalu lanjutkan.',
  },
  TEXT_CLOSED: {
    status: 403,
    judul: 'Isi konsultasi tertutup',
    isi: 'Password akun Anda diatur oleh admin. Buat password sendiri lewat email agar isi konsultasi dapat dibuka.',
  },
  RESET_LINK_INVALID: {
    status: 422,
    judul: 'Tautan tidak berlaku',
    isi: 'Tautan sudah tidak berlaku. Minta tautan baru.',
    field: 'token',
  },
} as const satisfies Record<string, Message>
