import { type Pemrosesan, rekam } from './pemrosesan.rules.ts'

/** The two of a consultation. */
const berdua = ['orangnya', 'tenaga yang menangani'] as const
const denganDarurat = [...berdua, 'admin dengan akses darurat'] as const
/** The patient reads a limited note once it was released; a full one stays with its author. Where that one is gone, a psychologist who reviews reads them for a request. */
const catatan = {
  terbatas: [...berdua, 'tenaga yang diberi izin', 'peninjau dengan permintaan'],
  lengkap: ['tenaga yang menangani', 'peninjau dengan permintaan'],
} as const

/** Consultations: what was asked, answered, said and thought of them. */
export const layananPasien = {
  konsultasi: {
    ...rekam,
    orang: ['user_id', 'pengaju_id', 'diubah_oleh', 'dibalas_oleh'],
    penerima: ['tenaga yang menangani', 'admin (tanpa isi klinis)'],
    kolom: {
      klinis: { keluhan: denganDarurat, initial_consult: denganDarurat, alasan_batal: berdua, pesan_pindah: berdua },
      layanan: [
        'profesional_id',
        'mulai',
        'selesai',
        'sesi',
        'metode_konsultasi',
        'status',
        'jenis_id',
        'use_bpjs',
        'harga',
        'dikonfirmasi_pada',
        'konfirmasi_sampai',
        'sebab_batal',
        'jawab_sebelum',
        'diminta_pada',
        'dijawab_pada',
        'tiba_pada',
        'dibalas_pada',
        'jeda_sebelum',
        'jeda_sesudah',
        'zona',
      ],
      rahasia: ['request_digest'],
      teknis: [
        'jadwal_id',
        'jadwal_tenaga_id',
        'user_id',
        'pengaju_id',
        'diubah_oleh',
        'dibalas_oleh',
        'idempotency_key',
        'versi_balasan',
        'lanjutan_dari',
        'rangkaian_id',
        'urutan',
        'created_at',
        'updated_at',
      ],
    },
  },
  tindak_lanjut: {
    ...rekam,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani'],
    kolom: { layanan: ['dalam_hari', 'disarankan_pada', 'diingatkan_pada'], teknis: ['jadwal_id'] },
  },
  keberatan_hadir: {
    ...rekam,
    keperluan: 'layanan',
    dasar: 'kepentingan sah',
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['admin'],
    kolom: {
      klinis: { alasan: ['orangnya', 'admin'] },
      layanan: ['diajukan', 'putusan', 'diputus'],
      teknis: ['jadwal_id', 'oleh'],
    },
  },
  balasan_lama: {
    ...rekam,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani'],
    kolom: {
      klinis: { isi: denganDarurat },
      layanan: ['versi', 'ditulis_pada'],
      teknis: ['balasan_id', 'jadwal_id', 'penulis_id'],
    },
  },
  rekam: {
    ...rekam,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani', 'tenaga yang diberi izin', 'peninjau'],
    // The client reads what was released; the rest only after a request that a person judges.
    ekspor: 'ringkas',
    kolom: {
      klinis: { isi: catatan, alasan: catatan },
      layanan: ['jenis', 'versi', 'ditandatangani_pada'],
      rahasia: ['sidik'],
      teknis: ['rekam_id', 'jadwal_id', 'penulis_id'],
    },
  },
  rekam_draf: {
    ...rekam,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani'],
    retensi: ['sampai ditandatangani', 'rekam_draf'],
    ekspor: 'tidak',
    kolom: {
      klinis: { isi: ['tenaga yang menangani'] },
      layanan: ['jenis', 'dasar_versi', 'diubah_pada'],
      teknis: ['draf_id', 'jadwal_id', 'revisi', 'diingatkan_pada'],
    },
  },
  rekam_rilis: {
    ...rekam,
    orang: { lewat: 'rekam', kolom: 'rekam_id' },
    penerima: ['tenaga yang menangani'],
    kolom: { layanan: ['pada'], teknis: ['rekam_id', 'oleh'] },
  },
  izin_rekam: {
    ...rekam,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang diberi izin'],
    kolom: {
      layanan: ['kepada', 'diberi_pada', 'sampai', 'dicabut_pada'],
      teknis: ['izin_id', 'jadwal_id'],
    },
  },
  riwayat_status: {
    ...rekam,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani', 'admin'],
    kolom: {
      layanan: ['dari', 'ke', 'oleh', 'waktu', 'jadwal_lama', 'jadwal_baru', 'metode_lama', 'metode_baru'],
      teknis: ['riwayat_id', 'jadwal_id'],
    },
  },
  // Filled in only by persons who choose to; shared only with the professionals whom they choose.
  skrining: {
    orang: ['user_id'],
    keperluan: 'layanan',
    dasar: 'persetujuan',
    penerima: ['tenaga yang diberi izin'],
    retensi: 'rekam',
    ekspor: 'ya',
    hapus: 'kunci',
    kolom: {
      klinis: { isi: ['orangnya', 'tenaga yang diberi izin'] },
      // `bahaya` alone is readable: the alert is raised by it.
      layanan: ['kode', 'versi', 'bahaya', 'dibuat_pada'],
      teknis: ['skrining_id', 'user_id'],
    },
  },
  skrining_izin: {
    orang: ['user_id'],
    keperluan: 'layanan',
    dasar: 'persetujuan',
    penerima: ['tenaga yang diberi izin'],
    retensi: 'rekam',
    ekspor: 'ya',
    hapus: 'kunci',
    kolom: { layanan: ['profesional_id', 'sejak', 'dicabut_pada'], teknis: ['user_id'] },
  },
  percakapan: {
    ...rekam,
    orang: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['tenaga yang menangani'],
    kolom: {
      klinis: { pesan: berdua },
      layanan: ['waktu_kirim', 'dihapus_pada'],
      teknis: ['id', 'jadwal_id', 'pengirim_id', 'client_id', 'balas_id', 'diteruskan', 'ada_lampiran'],
    },
  },
  lampiran: {
    ...rekam,
    orang: { lewat: 'percakapan', kolom: 'pesan_id' },
    penerima: ['tenaga yang menangani'],
    kolom: {
      klinis: { nama: berdua, penuh: berdua, kecil: berdua },
      teknis: ['pesan_id', 'jenis', 'ukuran', 'lebar', 'tinggi'],
    },
  },
  percakapan_peserta: {
    ...rekam,
    orang: ['user_id'],
    penerima: ['tenaga yang menangani'],
    kolom: { teknis: ['jadwal_id', 'user_id', 'terkirim_id', 'dibaca_id', 'terakhir_id', 'masuk_id'] },
  },
  feedback: {
    orang: ['user_id'],
    keperluan: 'ulasan',
    dasar: 'perjanjian',
    penerima: ['tenaga yang menangani', 'admin', 'publik'],
    retensi: 'tidak dihapus',
    ekspor: 'ya',
    hapus: 'samarkan',
    kolom: {
      // Without the name of its author, where they allow it.
      klinis: { komentar: { tertutup: berdua, tampil: [...berdua, 'publik'] } },
      layanan: ['rating', 'profesional_id', 'status'],
      teknis: ['feedback_id', 'jadwal_id', 'user_id', 'created_at', 'tampil_publik'],
    },
  },
} as const satisfies Record<string, Pemrosesan>
