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
  // A program reads by a key: the call, and each person of whom it was given something.
  'panggil_kunci',
  'baca_kunci',
  // Staff asked for a consultation, a conversation or a note that is closed to them.
  'ditolak',
  // Emergency access to a consultation, and its review.
  'buka_darurat',
  'tutup_darurat',
  'tinjau_darurat',
  // Alerts.
  'minta_dihubungi',
  'akui_peringatan',
  'serahkan_peringatan',
  'tutup_peringatan',
  // Someone outside of the clinic was told of a person in danger.
  'ungkap',
  // A person reports a row of the own trail, and a reviewer answers.
  'laporkan',
  'tanggapi',
  // A patient objects to an absence or a late cancellation, and an admin decides.
  'ajukan_keberatan',
  'putus_keberatan',
  // A person asks something about their data, an officer answers; an account is erased.
  'minta_hak',
  'jawab_hak',
  'hapus_akun',
  // The identity of a record whose account was erased: one officer asks, another decides.
  'minta_identitas',
  'putus_identitas',
  // Accounts.
  'masuk',
  'masuk_gagal',
  'keluar',
  'ganti_password',
  'ganti_cara_masuk',
  'ganti_email',
  'konfirmasi_email',
  'buat_akun',
  'undang',
  'impor',
  'ubah_akun',
  'beri_tugas',
  'cabut_tugas',
  // What an admin records of a person: a consent on paper, the age, the guardian.
  'catat_persetujuan',
  'catat_usia',
  'catat_wali',
  'catat_kepentingan_vital',
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
  'peringatan',
  'skrining',
  'akun',
  // An account at a provider, by which an account of the product signs in.
  'identitas',
  'wali',
  'persetujuan',
  'salinan_data',
  'permintaan',
  'identitas_rekam',
  'daftar_akun',
  'daftar_konsultasi',
  'daftar_kehadiran',
  'daftar_tunggu',
  'daftar_tenaga',
  'daftar_tinjauan',
  'daftar_perbaikan',
  'daftar_keberatan',
  'daftar_permintaan',
  // What an admin sets of the clinic.
  'tenaga',
  'spesialisasi',
  'klinik',
  'jenis',
  'alasan',
  'batas',
  'semester',
  'kelonggaran',
  'tunggu',
  'hari_libur',
  'cuti',
  'surat',
  'tugas',
  'jaga',
  'pengaturan',
  'webhook',
  'instrumen',
  'insiden',
  'naskah',
  'kunci_api',
  'jejak',
] as const
export type Objek = (typeof semuaObjek)[number]

/**
 * On which ground it was done: the person's own data, care by the professional of the consultation, the clinic's
 * administration, a grant of the client, a link in a mail, the product by itself, emergency access by an admin, an alert to a
 * person on duty.
 */
export const semuaDasarJejak = [
  'milik_sendiri',
  'perawatan',
  'administrasi',
  'izin',
  'tautan',
  'sistem',
  'darurat',
  'jaga',
] as const
export type DasarJejak = (typeof semuaDasarJejak)[number]

/** Why clinical text is opened by emergency access: danger to life, the patient asks for it, an order of the law, or a fault of the service. */
export const semuaKategoriDarurat = [
  'keselamatan_jiwa',
  'permintaan_pasien',
  'perintah_hukum',
  'gangguan_layanan',
] as const
export type KategoriDarurat = (typeof semuaKategoriDarurat)[number]

/** The result of a review of such an access: justified or not. */
export const semuaHasilTinjauan = ['wajar', 'tidak_wajar'] as const
export type HasilTinjauan = (typeof semuaHasilTinjauan)[number]
