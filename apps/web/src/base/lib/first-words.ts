import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { brandName } from '@sehati/contract/base/brand'

export type FirstWords = { judul: MessageDescriptor; isi: MessageDescriptor }

/**
 * Heading and first sentence of the public pages: of those at which people come in, the shell says them at once, before the
 * application is there (build/documents.ts), and the page itself when it is. Search engines read them in the head (src/landing/head.tsx).
 */
export const firstWords = {
  login: { judul: msg`Login`, isi: msg`Masuk untuk memesan dan melihat konsultasi kamu.` },
  register: { judul: msg`Register`, isi: msg`Buat akun untuk memesan konsultasi dengan dokter atau psikolog.` },
  jadwal: {
    judul: msg`Jadwal dokter dan psikolog`,
    isi: msg`Jadwal praktik setiap minggu. Pilih tenaga profesional yang sesuai, lalu pesan waktunya. Semua waktu dalam WIB.`,
  },
  features: { judul: msg`Features`, isi: msg`Yang dapat Anda lakukan di ${brandName} hari ini.` },
  pricing: { judul: msg`Pricing`, isi: msg`Satu harga untuk semua konsultasi.` },
  news: { judul: msg`News`, isi: msg`Kabar tentang layanan ${brandName}.` },
  help: { judul: msg`Help`, isi: msg`Jawaban atas pertanyaan yang sering muncul.` },
  privasi: {
    judul: msg`Pemberitahuan privasi`,
    isi: msg`Untuk apa data Anda dipakai, siapa yang membacanya, dan hak Anda.`,
  },
} satisfies Record<string, FirstWords>
