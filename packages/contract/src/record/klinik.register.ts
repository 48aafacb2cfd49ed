import { type Pemrosesan, sekitarRekam } from './pemrosesan.rules.ts'

const kerja = {
  keperluan: 'jadwal',
  dasar: 'perjanjian',
  retensi: 'sampai diganti atau dihapus orangnya',
  ekspor: 'ya',
  hapus: 'simpan',
} as const
const tenaga = { lewat: 'tenaga_profesional', kolom: 'profesional_id' } as const
const angka = 'Jumlah tanpa orang.'

/** The clinic: its professionals at work, its texts, its settings and its figures. */
export const klinik = {
  klinik: {
    orang: null,
    alasan: 'Tempat klinik.',
    kolom: { teknis: ['klinik_id', 'nama', 'alamat', 'petunjuk', 'zona'] },
  },
  tenaga_profesional: {
    ...kerja,
    orang: ['user_id'],
    penerima: ['publik'],
    retensi: 'tidak dihapus',
    kolom: {
      identitas: ['biografi', 'topik', 'bahasa', 'no_str', 'no_sip', 'lokasi'],
      layanan: ['jumlah_ulasan', 'total_rating', 'kelas'],
      teknis: ['profesional_id', 'user_id', 'spesialisasi_id', 'klinik_id', 'zona'],
    },
  },
  jadwal_tenaga: {
    ...kerja,
    orang: tenaga,
    penerima: ['publik'],
    kolom: {
      identitas: [
        'hari',
        'jam_mulai',
        'jam_selesai',
        'is_available',
        'berlaku_dari',
        'berlaku_sampai',
        'cadangan',
        'lepas_menit',
      ],
      teknis: ['jadwal_tenaga_id', 'profesional_id', 'sesi', 'zona'],
    },
  },
  cuti: {
    ...kerja,
    orang: tenaga,
    penerima: ['admin'],
    kolom: {
      identitas: ['dari', 'sampai', 'jam_dari', 'jam_sampai', 'catatan'],
      teknis: ['cuti_id', 'profesional_id', 'oleh_klinik', 'created_at'],
    },
  },
  penyelesaian_cuti: {
    ...sekitarRekam,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani', 'admin'],
    kolom: {
      layanan: ['tindakan', 'dibuat'],
      teknis: ['cuti_id', 'jadwal_id', 'tawaran_waktu_id', 'alihan_id', 'oleh'],
    },
  },
  templat: {
    ...kerja,
    orang: tenaga,
    keperluan: 'layanan',
    penerima: [],
    kolom: {
      identitas: ['judul', 'isi'],
      teknis: ['templat_id', 'profesional_id', 'nomor', 'created_at', 'updated_at'],
    },
  },
  hitungan: {
    orang: null,
    alasan: angka,
    kolom: { teknis: ['profesional_id', 'tanggal', 'jam', 'status', 'metode', 'jumlah'] },
  },
  hitungan_baru: {
    orang: null,
    alasan: angka,
    kolom: { teknis: ['profesional_id', 'mulai', 'status', 'metode', 'selisih'] },
  },
  spesialisasi: {
    orang: null,
    alasan: 'Daftar bidang.',
    kolom: { teknis: ['spesialisasi_id', 'nama_spesialisasi'] },
  },
  jenis_konsultasi: {
    orang: null,
    alasan: 'Daftar jenis.',
    kolom: {
      teknis: [
        'jenis_id',
        'nama_jenis',
        'menit',
        'jeda_sebelum',
        'jeda_sesudah',
        'langkah',
        'pemberitahuan_menit',
        'bidang',
        'metode',
        'mendesak',
        'aktif',
        'batas_semester',
      ],
    },
  },
  alasan: {
    orang: null,
    alasan: 'Daftar alasan kunjungan.',
    kolom: {
      teknis: [
        'alasan_id',
        'kata',
        'kata_en',
        'bidang',
        'spesialisasi_id',
        'jenis_id',
        'mendesak',
        'kekerasan',
        'urutan',
        'aktif',
      ],
    },
  },
  hitungan_alasan: { orang: null, alasan: angka, kolom: { teknis: ['minggu', 'alasan_id', 'jumlah'] } },
  semester: {
    orang: null,
    alasan: 'Kalender akademik.',
    kolom: { teknis: ['semester_id', 'nama', 'dari', 'sampai'] },
  },
  batas_tenaga: {
    ...kerja,
    orang: tenaga,
    penerima: ['admin'],
    kolom: { identitas: ['per_hari', 'per_minggu'], teknis: ['profesional_id'] },
  },
  jenis_tenaga: {
    ...kerja,
    orang: tenaga,
    penerima: ['publik'],
    kolom: { identitas: ['menit'], teknis: ['profesional_id', 'jenis_id'] },
  },
  level: { orang: null, alasan: 'Daftar peran.', kolom: { teknis: ['level_id', 'nama_level', 'deskripsi'] } },
  antrean_terakhir: {
    orang: null,
    alasan: 'Nomor terakhir tiap antrean.',
    kolom: { teknis: ['klinik_id', 'tanggal', 'kode', 'nomor'] },
  },
  layar: {
    orang: null,
    alasan: 'Layar ruang tunggu.',
    kolom: { teknis: ['layar_id', 'klinik_id', 'nama', 'token_hash', 'created_at'] },
  },
  hari_libur: {
    orang: null,
    alasan: 'Kalender klinik.',
    kolom: { teknis: ['libur_id', 'tanggal', 'nama', 'jenis', 'buka', 'jam_dari', 'jam_sampai'] },
  },
  pengaturan: {
    orang: null,
    alasan: 'Pengaturan klinik.',
    kolom: {
      teknis: [
        'satu',
        'minggu_ke_depan',
        'privasi_ketat',
        'rilis_jam',
        'mode_jendela',
        'cakrawala_hari',
        'kedaluwarsa',
        'dua_langkah_staf',
      ],
    },
  },
  layanan: {
    orang: null,
    alasan: 'Teks dan alamat klinik.',
    kolom: {
      teknis: [
        'satu',
        'versi',
        'versi_nomor',
        'nama',
        'alamat',
        'jam_buka',
        'telepon',
        'email',
        'petunjuk_arah',
        'peta_url',
        'biaya',
        'pembayaran',
        'bpjs',
        'pengembalian',
      ],
    },
  },
  instrumen: {
    orang: null,
    alasan: 'Pertanyaan skrining, tanpa jawaban.',
    kolom: { teknis: ['kode', 'versi', 'isi', 'izin', 'aktif'] },
  },
  nomor_darurat: {
    orang: null,
    alasan: 'Nomor layanan, bukan nomor orang.',
    kolom: {
      teknis: ['urutan', 'label', 'label_en', 'nomor', 'ext', 'jam', 'hari', 'dari', 'sampai', 'wilayah', 'diperiksa'],
    },
  },
  data_key: { orang: null, alasan: 'Nama kunci, bukan kuncinya.', kolom: { teknis: ['key_id', 'created_at'] } },
  recurring_work: {
    orang: null,
    alasan: 'Kapan pekerjaan berkala terakhir dikerjakan.',
    kolom: { teknis: ['name', 'last_due'] },
  },
  schema_migration: { orang: null, alasan: 'Catatan pemasangan.', kolom: { teknis: ['id', 'name', 'run_on'] } },
} as const satisfies Record<string, Pemrosesan>
