import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type FirstWords = { judul: MessageDescriptor; isi: MessageDescriptor }

/**
 * Heading and first sentence of the public pages at which people come in. The shell says them at once, before the
 * application is there (build/documents.ts), and the page itself when it is.
 */
export const firstWords = {
  login: { judul: msg`Login`, isi: msg`Masuk untuk memesan dan melihat konsultasi kamu.` },
  register: { judul: msg`Register`, isi: msg`Buat akun untuk memesan konsultasi dengan dokter atau psikolog.` },
  jadwal: {
    judul: msg`Jadwal dokter dan psikolog`,
    isi: msg`Jadwal praktik setiap pekan. Pilih tenaga profesional yang sesuai, lalu pesan waktunya. Semua waktu dalam WIB.`,
  },
} satisfies Record<string, FirstWords>
