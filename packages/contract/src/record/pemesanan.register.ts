import { layanan, type Pemrosesan, rekam } from './pemrosesan.rules.ts'

/** Around consultations: what is offered, held and reminded of, and the queue at the desk. */
export const pemesanan = {
  usulan: {
    ...layanan,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['admin'],
    kolom: {
      layanan: ['profesional_id', 'tanggal', 'jam_mulai', 'jam_selesai', 'zona', 'status'],
      teknis: ['jadwal_id', 'jadwal_tenaga_id', 'created_at'],
    },
  },
  alihan: {
    ...layanan,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['admin'],
    kolom: {
      layanan: ['profesional_id', 'mulai', 'selesai', 'zona', 'hasil'],
      teknis: [
        'alihan_id',
        'jadwal_id',
        'jadwal_tenaga_id',
        'oleh',
        'dibuat',
        'habis_pada',
        'berakhir_pada',
        'jadwal_baru',
      ],
    },
  },
  tawaran_waktu: {
    ...layanan,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani', 'admin'],
    kolom: {
      layanan: ['hasil', 'diambil'],
      teknis: ['tawaran_waktu_id', 'jadwal_id', 'profesional_id', 'oleh', 'dibuat', 'berakhir_pada'],
    },
  },
  rangkaian: {
    ...layanan,
    orang: ['user_id', 'oleh'],
    penerima: ['tenaga yang menangani', 'admin', 'petugas loket'],
    kolom: {
      layanan: ['profesional_id', 'jenis_id', 'jarak_minggu', 'jumlah'],
      teknis: ['rangkaian_id', 'user_id', 'oleh', 'dibuat'],
    },
  },
  waktu_ditawarkan: {
    ...layanan,
    orang: { lewat: 'tawaran_waktu', kolom: 'tawaran_waktu_id' },
    penerima: ['tenaga yang menangani', 'admin'],
    kolom: {
      layanan: ['mulai', 'selesai', 'zona'],
      teknis: ['tawaran_waktu_id', 'nomor', 'profesional_id', 'jadwal_tenaga_id'],
    },
  },
  tempat: {
    ...rekam,
    orang: ['user_id'],
    penerima: [],
    ekspor: 'tidak',
    kolom: {
      layanan: ['profesional_id', 'dari', 'sampai', 'mulai', 'selesai', 'jenis_id'],
      teknis: ['tempat_id', 'jenis', 'user_id', 'habis_pada', 'nomor', 'jadwal_tenaga_id'],
    },
  },
  kelonggaran: {
    ...layanan,
    orang: ['user_id', 'oleh'],
    penerima: ['admin'],
    kolom: {
      klinis: { alasan: ['admin'] },
      layanan: ['jenis_id', 'semester_id', 'tambahan'],
      teknis: ['kelonggaran_id', 'user_id', 'oleh', 'sejak'],
    },
  },
  antrean: {
    ...layanan,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['petugas loket'],
    kolom: {
      layanan: [
        'tanggal',
        'kode',
        'nomor',
        'keadaan',
        'datang',
        'giliran',
        'panggilan',
        'dipanggil',
        'dilayani',
        'selesai',
        'ruang',
      ],
      teknis: ['antrean_id', 'klinik_id', 'jadwal_id', 'profesional_id', 'tanpa_janji'],
    },
  },
  tahan_jejak: {
    orang: ['user_id'],
    keperluan: 'layanan',
    dasar: 'perjanjian',
    penerima: [],
    retensi: 'sehari',
    ekspor: 'tidak',
    hapus: 'hapus',
    kolom: { layanan: ['profesional_id', 'dari'], teknis: ['jejak_id', 'user_id', 'sejak', 'habis_pada'] },
  },
  pengingat: {
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    keperluan: 'pemberitahuan',
    dasar: 'perjanjian',
    penerima: [],
    retensi: 'seminggu setelah jadwal',
    ekspor: 'tidak',
    hapus: 'hapus',
    kolom: { layanan: ['mulai'], teknis: ['jadwal_id', 'jenis'] },
  },
  eskalasi: {
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    keperluan: 'pemberitahuan',
    dasar: 'perjanjian',
    penerima: [],
    retensi: '90 hari setelah batas',
    ekspor: 'tidak',
    hapus: 'hapus',
    kolom: { layanan: ['tahap', 'jatuh_tempo'], teknis: ['jadwal_id'] },
  },
} as const satisfies Record<string, Pemrosesan>
