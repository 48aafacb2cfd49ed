import type { Message } from '../base/message.ts'

/** Refusals around notices and consents. Part of the catalogue of `messages.ts`. */
export const persetujuan = {
  CONSENT_REQUIRED: {
    status: 409,
    judul: 'Belum disetujui',
    isi: 'Baca dan setujui pemberitahuan privasi di halaman Data saya, bagian Persetujuan, sebelum memesan.',
  },
  NOTICE_STALE: {
    status: 409,
    judul: 'Perlu dimuat ulang',
    isi: 'Pemberitahuan privasi sudah diperbarui. Muat ulang halaman, lalu baca dan jawab yang terbaru.',
  },
  PSYCHOLOGY_CONSENT_REQUIRED: {
    status: 409,
    judul: 'Belum ditandatangani',
    isi: 'Tanda tangani persetujuan layanan psikologi sebelum memulai percakapan.',
  },
} as const satisfies Record<string, Message>
