import type { Message } from '../base/message.ts'

const notOpened = { status: 409, judul: 'Akses darurat tidak dibuka' }
const notReviewed = { status: 409, judul: 'Tinjauan tidak disimpan' }

/** Refusals around emergency access and its review. Part of the catalogue of `messages.ts`. */
export const darurat = {
  EMERGENCY_OPEN: { ...notOpened, isi: 'Akses darurat Anda untuk konsultasi ini masih terbuka.' },
  EMERGENCY_NOT_NEEDED: { ...notOpened, isi: 'Akses darurat tidak diperlukan: konsultasi ini milik Anda sendiri.' },
  EMERGENCY_REVIEW_DUE: {
    ...notOpened,
    isi: 'Tinjauan akses darurat Anda yang lama belum selesai. Hanya keselamatan jiwa yang dapat dibuka sekarang.',
  },
  EMERGENCY_NO_REVIEWER: {
    ...notOpened,
    isi: 'Belum ada peninjau untuk akses ini. Berikan tugas peninjau dahulu kepada akun lain, untuk konsultasi psikologi kepada seorang psikolog. Tugas yang Anda berikan sendiri berlaku untuk akses Anda setelah tujuh hari.',
  },
  SELF_REVIEW: { ...notReviewed, isi: 'Anda tidak dapat meninjau tindakan sendiri.' },
  REVIEW_DONE: { ...notReviewed, isi: 'Akses darurat ini sudah ditinjau.' },
  REVIEW_TOO_SOON: { ...notReviewed, isi: 'Akses darurat ini masih terbuka. Tinjau setelah akses berakhir.' },
  DUTY_REQUIRED: {
    status: 403,
    judul: 'Akses ditolak',
    isi: 'Tindakan ini memerlukan wewenang peninjau yang akun dan tugasnya tidak berasal dari pembuka akses dalam tujuh hari terakhir. Konsultasi psikologi ditinjau oleh psikolog.',
  },
} as const satisfies Record<string, Message>
