import type { Language } from '@sehati/contract/base/language'

/** What the boot script (src/landing/boot.js) says where the application cannot be loaded. In no catalogue: none has come then. */
export const bootWords: Record<Language, { isi: string; tombol: string }> = {
  id: {
    isi: 'Halaman belum termuat lengkap. Periksa koneksi internet, lalu muat ulang.',
    tombol: 'Muat ulang',
  },
  en: {
    isi: 'The page did not load completely. Check your connection, then reload.',
    tombol: 'Reload',
  },
}
