import { calendar, konsultasi } from './konsultasi/messages.ts'
import type { Message } from './message.ts'
import { TIDAK_TERBACA } from './texts.ts'

/**
 * Every sentence a person can read when a request is refused: code → HTTP status, title and text. Where the
 * specification quotes a sentence, it stands here letter for letter; `field` names the input it belongs to.
 */
const identity = {
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
  EMAIL_TAKEN: { status: 409, judul: 'Pendaftaran Gagal', isi: 'Email sudah terdaftar.' },
  PASSWORD_WRONG: {
    status: 422,
    judul: 'Password belum diubah',
    isi: 'Password lama tidak sesuai.',
    field: 'current_password',
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
  RESET_LINK_INVALID: {
    status: 422,
    judul: 'Tautan tidak berlaku',
    isi: 'Tautan sudah tidak berlaku. Minta tautan baru.',
    field: 'token',
  },
  EMAIL_LINK_INVALID: {
    status: 422,
    judul: 'Tautan tidak berlaku',
    isi: 'Tautan sudah tidak berlaku. Ganti email lagi dari halaman profil.',
    field: 'token',
  },
  SELF_PROTECTED: {
    status: 409,
    judul: 'Perubahan ditolak',
    isi: 'Anda tidak dapat menonaktifkan atau menurunkan peran akun sendiri.',
  },
  LAST_ADMIN: { status: 409, judul: 'Perubahan ditolak', isi: 'Harus ada paling sedikit satu admin yang aktif.' },
} satisfies Record<string, Message>

const people = {
  NOT_A_PROFESSIONAL_LEVEL: {
    status: 422,
    judul: 'Tenaga profesional belum ditambahkan',
    isi: 'Hanya pengguna dengan peran dokter atau psikolog yang dapat dipilih.',
    field: 'user_id',
  },
  USER_UNKNOWN: { status: 422, judul: 'Data tidak sesuai', isi: 'Pengguna tidak ditemukan', field: 'user_id' },
  SPESIALISASI_UNKNOWN: {
    status: 422,
    judul: 'Data tidak sesuai',
    isi: 'Spesialisasi tidak ditemukan.',
    field: 'spesialisasi_id',
  },
  ALREADY_PROFESSIONAL: {
    status: 409,
    judul: 'Tenaga profesional belum ditambahkan',
    isi: 'Pengguna ini sudah terdaftar sebagai tenaga profesional.',
  },
  SPESIALISASI_TAKEN: { status: 409, judul: 'Spesialisasi belum disimpan', isi: 'Nama spesialisasi sudah ada.' },
  PROFESSIONAL_NOT_FOUND: {
    status: 404,
    judul: 'Tidak ditemukan',
    isi: 'Profesional ID tidak ditemukan untuk user ini.',
  },
} satisfies Record<string, Message>

const sessions = {
  SESSION_OVERLAP: {
    status: 409,
    judul: 'Sesi belum disimpan',
    isi: 'Jam sesi bertumpukan dengan sesi lain pada hari yang sama.',
  },
  SESSION_NUMBER_TAKEN: {
    status: 409,
    judul: 'Sesi belum disimpan',
    isi: 'Nomor sesi ini sudah dipakai pada hari yang sama.',
  },
  SESSION_IN_USE: {
    status: 409,
    judul: 'Sesi belum disimpan',
    isi: 'Sesi ini masih memiliki konsultasi mendatang. Hari dan jamnya tidak dapat diubah.',
  },
} satisfies Record<string, Message>

const aftercare = {
  FEEDBACK_EXISTS: { status: 409, judul: 'Gagal mengirim feedback.', isi: 'Konsultasi ini sudah Anda ulas.' },
  NOT_FINISHED: {
    status: 409,
    judul: 'Gagal mengirim feedback.',
    isi: 'Ulasan hanya dapat diberikan untuk konsultasi yang selesai.',
  },
  CHAT_CLOSED: { status: 409, judul: 'Percakapan ditutup', isi: 'Percakapan konsultasi ini sudah ditutup.' },
  FORWARD_REFUSED: {
    status: 409,
    judul: 'Pesan tidak diteruskan',
    isi: 'Pesan hanya dapat diteruskan ke konsultasi lain dari pasien yang sama.',
  },
  DELETE_TOO_LATE: {
    status: 409,
    judul: 'Pesan tidak dihapus',
    isi: 'Pesan hanya dapat dihapus dalam satu jam setelah dikirim.',
  },
  ATTACHMENT_REFUSED: {
    status: 422,
    judul: 'Berkas tidak diterima',
    isi: 'Jenis berkas tidak didukung. Gunakan JPG, PNG, atau PDF maksimal 5 MB.',
    field: 'berkas',
  },
  ATTACHMENT_QUOTA: {
    status: 409,
    judul: 'Berkas belum dikirim',
    isi: 'Paling banyak 100 berkas atau 200 MB dalam 24 jam. Coba kirim lagi besok.',
  },
  NOTICE_FIXED: {
    status: 422,
    judul: 'Pilihan tidak disimpan',
    isi: 'Kabar jenis ini selalu dikirim.',
    field: 'jenis',
  },
  MAIL_NOT_FAILED: {
    status: 409,
    judul: 'Surat tidak dikirim ulang',
    isi: 'Hanya surat yang gagal dapat dikirim ulang.',
  },
  LINK_INVALID: {
    status: 422,
    judul: 'Tautan tidak berlaku',
    isi: 'Tautan ini sudah tidak berlaku. Silakan masuk untuk melihat konsultasi Anda.',
    field: 'token',
  },
  FILE_REFUSED: {
    status: 422,
    judul: 'Berkas tidak diterima',
    isi: 'Gunakan berkas JPEG, PNG, atau WebP paling besar 5 MB.',
    field: 'foto',
  },
  PHOTO_QUOTA: {
    status: 409,
    judul: 'Foto belum diganti',
    isi: 'Foto dapat diganti paling banyak 20 kali atau 50 MB dalam 24 jam. Coba ganti lagi besok.',
  },
} satisfies Record<string, Message>

const exchange = {
  CSV_UNREADABLE: {
    status: 422,
    judul: 'Berkas tidak terbaca',
    isi: 'Berkas tidak dapat dibaca. Simpan sebagai CSV UTF-8, lalu coba lagi.',
    field: 'csv',
  },
  IMPORT_TOO_LONG: {
    status: 422,
    judul: 'Berkas terlalu panjang',
    isi: 'Paling banyak 5.000 baris dalam satu berkas.',
    field: 'csv',
  },
  IMPORT_REFUSED: {
    status: 422,
    judul: 'Belum ada yang disimpan',
    isi: 'Berkas masih memiliki baris yang belum sesuai. Perbaiki lalu kirim lagi.',
    field: 'csv',
  },
} satisfies Record<string, Message>

const http = {
  MALFORMED: { status: 400, judul: 'Permintaan tidak terbaca', isi: 'Permintaan tidak dapat dibaca.' },
  NOT_FOUND: { status: 404, judul: 'Tidak ditemukan', isi: 'Data tidak ditemukan.' },
  CONTENT_UNREADABLE: { status: 409, judul: 'Isi tidak terbaca', isi: TIDAK_TERBACA },
  TOO_LARGE: { status: 413, judul: 'Terlalu besar', isi: 'Data yang dikirim terlalu besar.' },
  UNSUPPORTED_TYPE: { status: 415, judul: 'Jenis data tidak didukung', isi: 'Jenis data yang dikirim tidak didukung.' },
  VALIDATION_FAILED: { status: 422, judul: 'Data belum sesuai', isi: 'Periksa kembali isian yang ditandai.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    judul: 'Terlalu sering',
    isi: 'Permintaan terlalu sering. Tunggu sebentar lalu coba lagi.',
  },
  INTERNAL: { status: 500, judul: 'Terjadi kesalahan', isi: 'Terjadi kesalahan pada server. Coba beberapa saat lagi.' },
  UNAVAILABLE: {
    status: 503,
    judul: 'Layanan terganggu',
    isi: 'Layanan sedang tidak dapat dihubungi. Silakan coba lagi nanti.',
  },
} satisfies Record<string, Message>

export const messages = {
  ...identity,
  ...people,
  ...sessions,
  ...konsultasi,
  ...calendar,
  ...aftercare,
  ...exchange,
  ...http,
}

export type ErrorCode = keyof typeof messages

/** The catalogue's entry for a code that came over the wire; null for a code this build does not know. */
export const messageOf = (code: string): Message | null =>
  Object.hasOwn(messages, code) ? messages[code as ErrorCode] : null
