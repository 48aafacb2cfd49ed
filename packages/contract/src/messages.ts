/**
 * Every sentence a person can read when a request is refused: code → HTTP status, title and text. Where the
 * specification quotes a sentence, it stands here letter for letter; `field` names the input it belongs to.
 */
type Message = { status: number; judul: string; isi: string; field?: string }

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
  RESET_LINK_INVALID: {
    status: 422,
    judul: 'Tautan tidak berlaku',
    isi: 'Tautan sudah tidak berlaku. Minta tautan baru.',
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

const konsultasi = {
  DATE_OUTSIDE_WINDOW: {
    status: 422,
    judul: 'Slot waktu tidak valid',
    isi: 'Silakan pilih tanggal antara hari ini dan Jumat mendatang, Senin sampai Jumat.',
    field: 'tanggal',
  },
  SLOT_INVALID: {
    status: 422,
    judul: 'Slot waktu tidak valid',
    isi: 'Silakan pilih waktu konsultasi yang tersedia.',
    field: 'jadwal_tenaga_id',
  },
  BPJS_REQUIRED: {
    status: 422,
    judul: 'Nomor BPJS belum ada',
    isi: 'Layanan BPJS memerlukan nomor BPJS pada profil Anda.',
    field: 'use_bpjs',
  },
  SLOT_TAKEN: {
    status: 409,
    judul: 'Gagal mengajukan konsultasi',
    isi: 'Slot baru saja terisi. Silakan pilih waktu lain.',
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
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    judul: 'Gagal mengajukan konsultasi',
    isi: 'Kunci pengiriman ini sudah dipakai untuk pengajuan lain.',
    field: 'Idempotency-Key',
  },
  REPLY_REQUIRED: {
    status: 422,
    judul: 'Data belum lengkap',
    isi: 'Balasan konsultasi wajib diisi.',
    field: 'initial_consult',
  },
  FIELD_LOCKED: {
    status: 422,
    judul: 'Data tidak dapat diubah',
    isi: 'Hanya status dan balasan konsultasi yang dapat diubah.',
  },
  STATUS_FINAL: {
    status: 409,
    judul: 'Status tidak dapat diubah',
    isi: 'Konsultasi ini sudah selesai atau dibatalkan.',
  },
  HAS_FEEDBACK: { status: 409, judul: 'Status tidak dapat diubah', isi: 'Konsultasi ini sudah memiliki ulasan.' },
  TOO_LATE: {
    status: 409,
    judul: 'Konsultasi sudah dimulai',
    isi: 'Konsultasi hanya dapat dibatalkan atau dijadwalkan ulang sebelum waktunya dimulai.',
  },
  NOT_OPEN: { status: 409, judul: 'Konsultasi tidak dapat diubah', isi: 'Konsultasi ini sudah tidak berjalan.' },
} satisfies Record<string, Message>

const calendar = {
  CLINIC_CLOSED: {
    status: 422,
    judul: 'Layanan tutup',
    isi: 'Layanan tutup pada tanggal ini. Silakan pilih tanggal lain.',
    field: 'tanggal',
  },
  PROFESSIONAL_AWAY: {
    status: 422,
    judul: 'Tenaga profesional cuti',
    isi: 'Tenaga profesional ini cuti pada tanggal tersebut. Silakan pilih tanggal lain.',
    field: 'tanggal',
  },
  HOLIDAY_EXISTS: {
    status: 409,
    judul: 'Hari libur belum disimpan',
    isi: 'Tanggal ini sudah ada dalam daftar hari libur.',
  },
  LEAVE_IN_PAST: {
    status: 422,
    judul: 'Cuti belum disimpan',
    isi: 'Tanggal selesai cuti sudah lewat.',
    field: 'sampai',
  },
  LEAVE_OVERLAP: {
    status: 409,
    judul: 'Cuti belum disimpan',
    isi: 'Anda sudah memiliki cuti pada sebagian tanggal ini.',
  },
  NOT_STRANDED: {
    status: 409,
    judul: 'Konsultasi tidak dapat diubah',
    isi: 'Konsultasi ini tidak berada dalam masa cuti tersebut.',
  },
  RESOLUTION_REFUSED: {
    status: 409,
    judul: 'Belum ada yang disimpan',
    isi: 'Sebagian konsultasi tidak dapat diproses. Tidak ada yang diubah.',
  },
} satisfies Record<string, Message>

/** Instead of the catalogue's sentence, where it is known which holiday it is. */
export const layananTutup = (nama: string): string => `Layanan tutup: ${nama}.`

/** Instead of the catalogue's sentence, where an admin has opened further weeks. */
export const batasPemesanan = (minggu: number): string =>
  `Silakan pilih tanggal sampai ${minggu} minggu setelah Jumat mendatang, Senin sampai Jumat.`

const aftercare = {
  FEEDBACK_EXISTS: { status: 409, judul: 'Gagal mengirim feedback.', isi: 'Konsultasi ini sudah Anda ulas.' },
  NOT_FINISHED: {
    status: 409,
    judul: 'Gagal mengirim feedback.',
    isi: 'Ulasan hanya dapat diberikan untuk konsultasi yang selesai.',
  },
  CHAT_CLOSED: { status: 409, judul: 'Percakapan ditutup', isi: 'Percakapan konsultasi ini sudah ditutup.' },
  FILE_REFUSED: {
    status: 422,
    judul: 'Berkas tidak diterima',
    isi: 'Gunakan berkas JPEG, PNG, atau WebP paling besar 5 MB.',
    field: 'foto',
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
