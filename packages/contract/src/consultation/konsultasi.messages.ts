import type { Message } from '../base/message.ts'

/** Stands for the complaint in responses without clinical text. It is never stored as one. */
export const ISI_TERTUTUP = 'Isi klinis disembunyikan untuk peran ini.'

const notADate = { status: 422, judul: 'Slot waktu tidak valid', field: 'tanggal' }
const notUndone = { status: 409, judul: 'Pembatalan tidak diurungkan' }

/** Refusals around booking and its life; part of the catalogue of `messages.ts`. */
export const konsultasi = {
  DATE_OUTSIDE_WINDOW: {
    ...notADate,
    isi: 'Pilih hari Senin sampai Jumat, dari hari ini sampai Jumat mendatang.',
    /** `minggu`: how many further weeks an admin has opened. */
    isiRinci: 'Pilih hari Senin sampai Jumat, dari hari ini sampai {minggu} minggu setelah Jumat mendatang.',
  },
  SLOT_INVALID: {
    status: 422,
    judul: 'Slot waktu tidak valid',
    isi: 'Silakan pilih waktu konsultasi yang tersedia.',
    /** `jam`: when the session begins, `09.30`, at another hour than the patient saw; `zona`: `WIB`, `WITA` or `WIT`. */
    isiRinci: 'Jam sesi ini sudah berubah menjadi {jam} {zona}. Silakan pilih waktu lagi.',
    field: 'jadwal_tenaga_id',
  },
  NOT_RELEASED: {
    ...notADate,
    isi: 'Pemesanan untuk tanggal ini belum dibuka.',
    /** `hari`: the weekday of the next release; `jam`: its time in Jakarta, `08.00`. */
    isiRinci: 'Pemesanan untuk tanggal ini dibuka {hari} pukul {jam}.',
  },
  SLOT_TAKEN: {
    status: 409,
    judul: 'Gagal mengajukan konsultasi',
    isi: 'Slot baru saja terisi. Silakan pilih waktu lain.',
    /** `jam`: when the hold of another patient ends, `09.05`, by the clock of the clinic. */
    isiRinci: 'Slot ini sedang ditahan orang lain sampai {jam}. Pilih waktu lain atau tunggu sebentar.',
  },
  SLOT_RESERVED: {
    status: 409,
    judul: 'Gagal mengajukan konsultasi',
    isi: 'Tempat ini disediakan untuk keadaan mendesak.',
    /** `jam`: when the place opens for all today, `07.00`, by the clock of the clinic. */
    isiRinci: 'Tempat ini disediakan untuk keadaan mendesak dan dibuka pukul {jam} bila belum terpakai.',
    /** `hari`: the weekday on which it opens, where that is within a week. */
    isiHari: 'Tempat ini disediakan untuk keadaan mendesak dan dibuka {hari} pukul {jam} bila belum terpakai.',
  },
  PATIENT_BUSY: {
    status: 409,
    judul: 'Gagal mengajukan konsultasi',
    isi: 'Anda sudah memiliki konsultasi pada waktu ini.',
  },
  ALREADY_REQUESTED: {
    status: 409,
    judul: 'Gagal mengajukan konsultasi',
    isi: 'Anda masih memiliki pengajuan yang belum dijawab pada tenaga profesional ini.',
  },
  CONFIRM_FIRST: {
    status: 409,
    judul: 'Konfirmasi email dahulu',
    isi: 'Jadwal tenaga profesional ini hampir penuh. Buka tautan konfirmasi yang kami kirim ke email Anda, lalu ajukan lagi.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    judul: 'Gagal mengajukan konsultasi',
    isi: 'Pengajuan ini sudah pernah dikirim dengan isi yang berbeda. Muat ulang halaman, lalu ajukan lagi.',
    field: 'Idempotency-Key',
  },
  REPLY_REQUIRED: {
    status: 422,
    judul: 'Data belum lengkap',
    isi: 'Balasan konsultasi wajib diisi.',
    field: 'initial_consult',
  },
  REPLY_BY_PROFESSIONAL: {
    status: 403,
    judul: 'Balasan tidak disimpan',
    isi: 'Balasan ditulis oleh tenaga profesional konsultasi ini. Status dapat diubah tanpa balasan.',
  },
  VERSION_STALE: {
    status: 409,
    judul: 'Belum disimpan',
    isi: 'Teks ini sudah diubah. Baca versi terbaru sebelum menyimpan.',
  },
  STATUS_FINAL: {
    status: 409,
    judul: 'Status tidak dapat diubah',
    isi: 'Pasien membatalkan sendiri konsultasi ini. Hanya admin yang dapat membukanya kembali.',
  },
  REQUEST_EXPIRED: {
    status: 409,
    judul: 'Pengajuan sudah berakhir',
    isi: 'Pengajuan ini tidak dijawab sampai waktunya, dan pasien sudah diberi tahu. Hanya admin yang dapat membukanya kembali.',
  },
  REOPEN_STARTED: {
    status: 409,
    judul: 'Status tidak dapat diubah',
    isi: 'Waktu konsultasi ini sudah dimulai atau lewat, sehingga tidak dapat dibuka kembali.',
  },
  HAS_FEEDBACK: { status: 409, judul: 'Status tidak dapat diubah', isi: 'Konsultasi ini sudah memiliki ulasan.' },
  PEOPLE_INACTIVE: {
    status: 409,
    judul: 'Konsultasi tidak dapat diubah',
    isi: 'Akun pasien atau tenaga profesionalnya sudah tidak aktif.',
  },
  TOO_LATE: {
    status: 409,
    judul: 'Konsultasi sudah dimulai',
    isi: 'Konsultasi hanya dapat dibatalkan atau dijadwalkan ulang sebelum waktunya dimulai.',
  },
  NOT_OPEN: {
    status: 409,
    judul: 'Konsultasi tidak dapat diubah',
    isi: 'Konsultasi sudah selesai atau dibatalkan, jadi jadwalnya tidak dapat diubah.',
  },
  NOT_CANCELLED: { ...notUndone, isi: 'Konsultasi ini tidak sedang dibatalkan.' },
  UNDO_EXPIRED: { ...notUndone, isi: 'Pembatalan hanya dapat diurungkan oleh Anda sendiri, dalam satu menit.' },
  UNDO_STARTED: { ...notUndone, isi: 'Konsultasi ini sudah dimulai, sehingga pembatalannya tidak dapat diurungkan.' },
} as const satisfies Record<string, Message>

/** The refusals of a patient’s own booking that are about their account: a consent or a confirmation that is missing. */
export const ownBookingErrors = ['GUARDIAN_PENDING', 'CONSENT_REQUIRED', 'CONFIRM_FIRST'] as const

/** The refusals of a booking that a move and a hold share with it. */
export const bookingErrors = [
  'DATE_OUTSIDE_WINDOW',
  'NOT_RELEASED',
  'CLINIC_CLOSED',
  'PROFESSIONAL_AWAY',
  'TYPE_NOT_OFFERED',
  'SLOT_INVALID',
  'DAY_FULL',
  'WEEK_FULL',
  'SLOT_TAKEN',
  'TOO_SOON',
  'SLOT_RESERVED',
  'BOOKING_LIMITED',
  'SEMESTER_LIMIT',
  'PATIENT_BUSY',
  'ALREADY_REQUESTED',
] as const
