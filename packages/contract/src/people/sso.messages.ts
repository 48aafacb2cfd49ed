import type { Message } from '../base/message.ts'

/** Refusals around signing in at a provider. Part of the catalogue of `messages.ts`. */
export const sso = {
  SSO_OFF: {
    status: 404,
    judul: 'Login ini tidak tersedia',
    isi: 'Cara login ini tidak tersedia. Login dengan password.',
  },
  SSO_FAILED: {
    status: 401,
    judul: 'Login gagal',
    isi: 'Login lewat penyedia ini tidak berhasil atau waktunya habis. Coba lagi, atau login dengan password.',
  },
  SSO_EMAIL_UNVERIFIED: {
    status: 403,
    judul: 'Email tidak diterima',
    isi: 'Penyedia tidak memastikan email kamu, atau email itu bukan dari domain yang diterima. Daftar atau login dengan password.',
  },
  LINK_PASSWORD: {
    status: 401,
    judul: 'Email ini sudah punya akun',
    isi: 'Masukkan password akun itu sekali untuk menghubungkannya. Belum punya password? Minta tautan lewat lupa password.',
  },
  SSO_LAST: {
    status: 409,
    judul: 'Satu-satunya cara login',
    isi: 'Akun ini belum punya password. Buat dulu lewat lupa password, lalu putuskan hubungan ini.',
  },
} as const satisfies Record<string, Message>
