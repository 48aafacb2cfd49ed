/** What the trail records that a person did. */
export const semuaTindakan = [
  // Consultations: written by the trigger that writes the history of the status.
  'ajukan',
  'pindah',
  'batalkan',
  'ubah_status',
  'balas',
  // Notes of a psychologist, and grants to read them.
  'tandatangan',
  'rilis',
  'beri_izin',
  'cabut_izin',
  // Reads: `lihat_daftar` is a list that shows clinical text, one row for each consultation in it.
  'lihat',
  'lihat_daftar',
  'unduh',
  'ekspor',
  // Emergency access to a consultation, and its review.
  'buka_darurat',
  'tutup_darurat',
  'tinjau_darurat',
  // Accounts.
  'masuk',
  'masuk_gagal',
  'keluar',
  'ganti_password',
  'ganti_email',
  'ubah_akun',
  'beri_tugas',
  'cabut_tugas',
  // The clinic, and the product itself.
  'atur',
  'pemulihan',
] as const
export type Tindakan = (typeof semuaTindakan)[number]

/** What an act of the trail was done to. `daftar_…` is a list of many people's data without clinical text. */
export const semuaObjek = [
  'konsultasi',
  'percakapan',
  'lampiran',
  'rekam',
  'izin_rekam',
  'akun',
  'daftar_akun',
  'daftar_konsultasi',
  'daftar_tenaga',
  'tugas',
  'pengaturan',
  'jejak',
] as const
export type Objek = (typeof semuaObjek)[number]

/**
 * On which ground it was done: the person's own data, care by the professional of the consultation, the clinic's
 * administration, a grant of the client, a link in a mail, the product by itself, emergency access by an admin.
 */
export const semuaDasarJejak = [
  'milik_sendiri',
  'perawatan',
  'administrasi',
  'izin',
  'tautan',
  'sistem',
  'darurat',
] as const
export type DasarJejak = (typeof semuaDasarJejak)[number]
