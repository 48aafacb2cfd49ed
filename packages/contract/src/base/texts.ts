import { imporTexts, isianStaf } from './texts-staf.ts'

/**
 * The specification's sentences that are not refusals of the server (those are in `messages.ts`): field checks, alerts,
 * empty states and labels, letter for letter, spelling included. A correction is one edit here.
 */
export type Alert = { judul: string; isi: string }

/** Stands where a stored text cannot be decrypted any more. */
export const TIDAK_TERBACA = 'Isi ini tidak dapat dibaca. Pengelola layanan sudah mendapat laporan.'

/** Specification §5: what stands under a field or in the alert of a form. */
export const isianTexts = {
  nama: 'Nama tidak boleh kosong.',
  tahun: 'Periksa tahunnya: hanya tahun 2000 sampai 2999 yang diterima.',
  email: 'Email tidak boleh kosong.',
  emailBentuk: 'Format email tidak valid.',
  gender: 'Pilih jenis kelamin.',
  bpjs: 'Nomor BPJS tidak boleh kosong.',
  bpjsPanjang: 'Nomor BPJS harus 13 digit.',
  password: 'Password tidak boleh kosong.',
  kode: 'Masukkan kode.',
  namaPasskey: 'Beri nama passkey ini.',
  namaKunci: 'Beri nama kunci ini.',
  izinKunci: 'Pilih izin dari daftar.',
  izinKunciKosong: 'Pilih paling sedikit satu izin.',
  passwordPendek: 'Password minimal 8 karakter.',
  passwordBeda: 'Kedua password belum sama.',
  telepon: 'Nomor telepon hanya boleh berisi angka.',
  keluhan: 'Silakan masukkan keluhan Anda sebelum melanjutkan.',
  feedbackWajib: 'Harap isi semua field yang wajib diisi',
  komentar: 'Komentar harus diisi (minimal "-" jika tidak ada komentar).',
  wajib: 'Field wajib diisi tidak boleh kosong.',
  konsultasiId: 'ID konsultasi tidak ditemukan. Buka halaman ini dari daftar kembali.',
  topik: 'Paling banyak 12 topik, masing-masing paling panjang 40 karakter.',
  bahasa: 'Paling banyak 6 bahasa, masing-masing paling panjang 30 karakter.',
  pesan: 'Pesan tidak boleh kosong.',
  urutanJam: 'Jam selesai harus sesudah jam mulai.',
  // What stands where a schema names no sentence.
  kosong: 'Wajib diisi.',
  teksPanjang: 'Maksimal {maksimum} karakter.',
  teksPendek: 'Minimal {minimum} karakter.',
  terlaluBesar: 'Maksimal {maksimum}.',
  terlaluKecil: 'Minimal {minimum}.',
  karakter: 'Teks ini memuat karakter yang tidak dapat disimpan. Hapus karakter itu, lalu coba lagi.',
  tidakSesuai: 'Isi bagian ini belum benar. Periksa kembali.',
} as const

/** Specification §5 and §8: alerts with a title and a text. */
export const alerts = {
  loginSuccess: { judul: 'Login Successful', isi: 'You have successfully logged in to your account.' },
  registerSuccess: { judul: 'Pendaftaran Berhasil', isi: 'Akun kamu sudah terdaftar, silakan lanjut login.' },
  registerRejected: { judul: 'Pendaftaran Gagal', isi: 'Maaf, pendaftaran akun gagal. Coba lagi.' },
  keluhanMissing: { judul: 'Keluhan belum diisi', isi: isianTexts.keluhan },
  slotMissing: { judul: 'Waktu belum dipilih', isi: 'Silakan pilih slot waktu sebelum melanjutkan.' },
  bookingSuccess: { judul: 'Berhasil', isi: 'Konsultasi berhasil diajukan!' },
  bookingInvalid: { judul: 'Gagal mengajukan konsultasi', isi: 'Respon tidak valid. Silakan coba lagi.' },
  bookingException: { judul: 'Gagal mengajukan konsultasi', isi: 'Silakan coba lagi nanti.' },
  feedbackSuccess: {
    judul: 'feedback berhasil tersimpan',
    isi: 'feedback berhasil diberikan, terima kasih atas feedback nya.',
  },
  konsultasiUpdated: { judul: 'konsultasi berhasi update', isi: 'data konsultasi berhasil dirubah.' },
} as const satisfies Record<string, Alert>

/** Specification §8: one-line failures without a title of their own. */
export const failures = {
  feedback: 'Gagal mengirim feedback.',
  konsultasiUpdate: 'Gagal menyimpan pembaruan.',
  profile: 'Gagal menyimpan perubahan. Silakan coba lagi.',
  adminSave: 'Gagal menyimpan perubahan',
  adminDeactivate: 'Gagal menonaktifkan pengguna',
  adminResetPassword: 'Gagal mereset password',
  adminAdd: 'Gagal menambahkan pengguna',
  tokenMissing: 'Token tidak ditemukan. Silakan login ulang.',
  userMissing: 'User ID tidak ditemukan. Silakan login ulang.',
} as const

/** Specification §8: what a list says when it is empty. */
export const emptyTexts = {
  pengguna: 'Pengguna tidak ditemukan',
  riwayat: 'Tidak ada data riwayat konsultasi.',
  /** Followed by what was searched for. */
  pencarian: 'Tidak ada hasil untuk',
  cocok: 'Tidak ada data yang cocok.',
  feedback: 'Tidak ada feedback',
  percakapan: 'Belum ada percakapan.',
  jadwalHari: 'Jadwal tidak tersedia untuk hari ini. Silakan pilih tanggal lain.',
  jadwal: 'Tidak ada jadwal',
  slotHari: 'Maaf, dokter tidak tersedia untuk hari tersebut. Silakan pilih hari lain.',
  feedbackPilihan: 'Data konsultasi tidak tersedia.',
} as const

/** The sentences about one input or one cell of an import. Their keys are the codes of field errors. */
export const fieldTexts = { ...isianTexts, ...isianStaf, ...imporTexts } as const

/** Where the browser did not say what it is, or names one that the service does not know. */
export const perangkatTexts = { browser: 'Browser lain', tanpaNama: 'Perangkat tidak dikenal' } as const

/** The notification centre. */
export const notifTexts = {
  judul: 'Notifikasi',
  kosong: 'Belum ada notifikasi.',
  bacaSemua: 'Tandai semua sudah dibaca',
  atur: 'Atur notifikasi',
} as const

/** Why a patient cancels, to choose from; the last one asks for words of their own. Kept as it stands here. */
export const alasanBatal = [
  'Jadwal tidak cocok',
  'Kondisi sudah membaik',
  'Sudah mendapat bantuan lain',
  'Pertimbangan biaya',
  'Alasan lain',
] as const

/** Rating 1 to 5, in that order. */
export const ratingLabels = ['Sangat Tidak Puas', 'Tidak Puas', 'Biasa Saja', 'Puas', 'Sangat Puas'] as const

export const labels = {
  headline: 'Layanan Konsultasi Kesehatan dan Psikologi Anda',
  submitBooking: 'Appoinment',
  bookNow: 'Book Now',
  requested: 'Diajukan',
  bpjsMissing: 'BPJS Tidak Terdaftar',
  feedbackPage: 'Beri Ulasan',
  feedbackSubmit: 'Kirim Ulasan',
  back: 'Kembali',
  deactivateUser: 'Nonaktifkan Pengguna',
  karyawanDashboard: 'Dashboard Karyawan',
} as const
