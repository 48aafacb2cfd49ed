/**
 * What the role of the service may do in the database (decision 59). The service owns nothing; migrations run as the owner,
 * who grants exactly this after each of them (rights.store.ts). `rights.test.ts` compares the lists with the database: a
 * new table, view, sequence or function without a line here is named, and so is a line without an object.
 */

/** May be read and added to. A right on one column is for what is set once, or for the lock of a row. */
const ADD = 'select, insert'

/** What is written of an alert after it was raised. */
const PERINGATAN = [
  ...['terakhir', 'telepon', 'tempat', 'hubungi_sebelum', 'putaran', 'langkah', 'berikut'],
  ...['diakui_oleh', 'diakui_pada', 'ditutup_oleh', 'ditutup_pada', 'catatan'],
]

/**
 * Tables that only grow: the database refuses to change or remove a row, for the service by its rights, for the owner by
 * triggers. A table belongs here if and only if a trigger guards it against `truncate`.
 */
export const appendOnly = {
  riwayat_status: ADD,
  jejak: ADD,
  jangkar_jejak: ADD,
  balasan_lama: ADD,
  // An opening is closed once.
  buka_darurat: `${ADD}, update (ditutup_pada)`,
  tinjauan_darurat: ADD,
  // An alert is raised once more, acknowledged, handed over and closed.
  peringatan: [ADD, ...PERINGATAN.map((column) => `update (${column})`)].join(', '),
  peringatan_kepada: ADD,
  peringatan_sebab: `${ADD}, update (terakhir), update (kali)`,
  keberatan: ADD,
  skrining: ADD,
  tanggapan_keberatan: ADD,
  riwayat_bilik: ADD,
  rekam: ADD,
  rekam_rilis: ADD,
  // A rotation of keys, which runs as the owner, encrypts it again.
  kunci_sidik: ADD,
  // A grant is withdrawn once, and so is a consent.
  izin_rekam: `${ADD}, update (dicabut_pada)`,
  izin_wa: `${ADD}, update (dicabut_pada), update (sebab)`,
} as const

const ALL = 'select, insert, update, delete'
const CHANGE = 'select, insert, update'
const REPLACE = 'select, insert, delete'

/** Every other table and view. `select … for update` and `for share` need the right to update one column. */
const others = {
  level: 'select',
  users: CHANGE,
  auth_session: ALL,
  login_failure: `${REPLACE}, update (failed_at)`,
  // A rotation of keys, which runs as the owner, removes keys.
  data_key: ADD,
  spesialisasi: CHANGE,
  tenaga_profesional: CHANGE,
  jadwal_tenaga: CHANGE,
  jenis_konsultasi: CHANGE,
  konsultasi: CHANGE,
  percakapan: CHANGE,
  feedback: CHANGE,
  foto: REPLACE,
  foto_unggahan: REPLACE,
  pengaturan: 'select, update',
  hari_libur: ALL,
  cuti: `${REPLACE}, update (cuti_id)`,
  kalender_langganan: ALL,
  lampiran: REPLACE,
  percakapan_peserta: CHANGE,
  bilik: ALL,
  sinyal: REPLACE,
  peristiwa: ALL,
  pengingat: REPLACE,
  eskalasi: REPLACE,
  pemberitahuan: ALL,
  surat: ALL,
  tanpa_surat: REPLACE,
  langganan_push: ALL,
  kiriman_push: ALL,
  tanpa_push: REPLACE,
  kiriman_wa: ALL,
  jeda_wa: ALL,
  reset_password: ALL,
  reset_diminta: `${REPLACE}, update (diminta_pada)`,
  perangkat_dikenal: ADD,
  ekspor_akun: ADD,
  // Counts: triggers add differences, a fold takes them away and adds them up.
  hitungan_baru: REPLACE,
  hitungan_pengguna_baru: REPLACE,
  hitungan_surat_baru: REPLACE,
  hitungan_semua: CHANGE,
  hitungan_tenaga: CHANGE,
  hitungan_hari: CHANGE,
  hitungan_jam: CHANGE,
  hitungan_spesialisasi: CHANGE,
  hitungan_pengguna: CHANGE,
  hitungan_surat: CHANGE,
  jumlah_semua: 'select',
  jumlah_tenaga: 'select',
  jumlah_hari: 'select',
  jumlah_jam: 'select',
  jumlah_spesialisasi: 'select',
  jumlah_pengguna: 'select',
  jumlah_surat: 'select',
  ganti_email: REPLACE,
  tautan_email: ADD,
  perangkat_token: ALL,
  tautan_verifikasi: REPLACE,
  undangan: ALL,
  tautan_undangan: REPLACE,
  usulan: REPLACE,
  peringatan_lanjutan: ADD,
  // An offer ends once.
  alihan: `${ADD}, update (hasil), update (berakhir_pada), update (jadwal_baru)`,
  tempat: ALL,
  tahan_jejak: ALL,
  jenis_tenaga: ALL,
  alasan: CHANGE,
  hitungan_alasan: CHANGE,
  templat: ALL,
  layanan: 'select, update',
  nomor_darurat: REPLACE,
  tugas: `${REPLACE}, update (sejak)`,
  jaga: REPLACE,
  batas_tenaga: ALL,
  semester: ALL,
  kelonggaran: ALL,
  instrumen: `${ADD}, update (aktif)`,
  skrining_izin: `${ADD}, update (sejak), update (dicabut_pada)`,
  klinik: CHANGE,
  // The fold takes rows of the trail from here; it changes none.
  jejak_baru: REPLACE,
  ekor_jejak: 'select, update',
  hari_jejak: CHANGE,
  pemeriksaan_jejak: ALL,
  rekam_draf: ALL,
  schema_migration: 'select',
} as const

export const tables: Record<string, string> = { ...appendOnly, ...others }

/** `nextval`, for ids that are fetched before their rows. Every sequence may be read as well, for a backup. */
export const sequences: Record<string, string> = {
  konsultasi_id: 'usage',
  users_user_id_seq: 'usage',
  buka_darurat_buka_id_seq: 'usage',
  peringatan_peringatan_id_seq: 'usage',
  keberatan_keberatan_id_seq: 'usage',
  skrining_skrining_id_seq: 'usage',
  sinyal_id: 'usage',
}

/** Functions that are no trigger: called by statements, by triggers, or by checks and indexes when a row is written. */
export const functions: Record<string, 'execute' | 'none'> = {
  kabari: 'execute',
  kabari_slot: 'execute',
  tanggal_wib: 'execute',
  jam_wib: 'execute',
  jam_di: 'execute',
  saat: 'execute',
  teks_ringkas: 'execute',
  lipat_nama: 'execute',
  lipat_hitungan: 'execute',
  // Counts everything again: for migrations and operators.
  hitung_ulang: 'none',
  kunci_orang: 'execute',
  singkirkan_tahan: 'execute',
  batas_jawab: 'execute',
  batas_kedaluwarsa: 'execute',
  hari_kerja: 'execute',
  hari_kerja_sesudah: 'execute',
  boleh_tugas: 'execute',
  batas_penuh: 'execute',
  hari_penuh: 'execute',
  jatah_habis: 'execute',
  kelas_level: 'execute',
  batas_tinjauan: 'execute',
  peninjau_darurat: 'execute',
  konsultasi_jejak: 'execute',
  peninjau_keberatan: 'execute',
  pengonfirmasi_email: 'execute',
  email_menunggu_cukup: 'execute',
  akun_lepas: 'execute',
  di_balik: 'execute',
  penerima_peringatan: 'execute',
  sebut_peringatan: 'execute',
  naikkan_peringatan: 'execute',
  ingatkan_peringatan: 'execute',
  peringatkan: 'execute',
  pita_sambung: 'execute',
  ada_konsultasi: 'execute',
}

/** The tables of the queue: its next version may have others. */
export const queueTables = ALL
