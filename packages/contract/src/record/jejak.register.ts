import type { Pemrosesan } from './pemrosesan.rules.ts'

const akses = {
  orang: ['subjek_id', 'pelaku_id'],
  keperluan: 'keamanan',
  dasar: 'kewajiban hukum',
  penerima: ['admin'],
  ekspor: 'ya',
  hapus: 'simpan',
} as const
const isi = ['waktu', 'tindakan', 'objek', 'objek_id', 'dasar', 'jumlah'] as const
const nomor = ['subjek_id', 'pelaku_id', 'buka_id', 'sesi_id', 'request_id', 'sidik'] as const
const ekor = 'Nomor dan hash terakhir dari jejak, tanpa orang.'

/** The trail: who read or wrote what of whom, and emergency access with its review. */
export const jejak = {
  jejak_baru: {
    ...akses,
    retensi: 'sampai dirantai',
    kolom: { layanan: isi, teknis: ['baru_id', 'sejak', ...nomor] },
  },
  jejak: {
    ...akses,
    retensi: 'tidak dihapus',
    kolom: { layanan: isi, teknis: ['nomor', 'dicatat', 'pelaku_level', 'rantai', ...nomor] },
  },
  buka_darurat: {
    ...akses,
    orang: ['oleh'],
    milik: { lewat: 'konsultasi', kolom: 'jadwal_id' },
    penerima: ['admin'],
    retensi: 'tidak dihapus',
    kolom: {
      klinis: { alasan: ['orangnya', 'admin dengan akses darurat', 'peninjau'] },
      layanan: ['jadwal_id', 'kategori', 'dibuka_pada', 'berakhir_pada', 'ditutup_pada'],
      teknis: ['buka_id', 'oleh', 'sesi_id', 'tinjau_sebelum'],
    },
  },
  tinjauan_darurat: {
    ...akses,
    orang: ['peninjau_id'],
    milik: { lewat: 'buka_darurat', kolom: 'buka_id' },
    penerima: ['admin'],
    retensi: 'tidak dihapus',
    kolom: {
      klinis: { catatan: ['admin dengan akses darurat'] },
      layanan: ['hasil', 'ditinjau_pada'],
      teknis: ['buka_id', 'peninjau_id'],
    },
  },
  keberatan: {
    ...akses,
    orang: ['user_id'],
    penerima: ['peninjau'],
    retensi: 'tidak dihapus',
    kolom: {
      klinis: { isi: ['orangnya', 'peninjau'] },
      layanan: ['nomor', 'dibuat_pada'],
      teknis: ['keberatan_id', 'user_id', 'tinjau_sebelum'],
    },
  },
  tanggapan_keberatan: {
    ...akses,
    orang: ['peninjau_id'],
    milik: { lewat: 'keberatan', kolom: 'keberatan_id' },
    penerima: ['peninjau'],
    retensi: 'tidak dihapus',
    kolom: {
      klinis: { isi: ['orangnya'] },
      layanan: ['hasil', 'ditanggapi_pada'],
      teknis: ['keberatan_id', 'peninjau_id'],
    },
  },
  ekor_jejak: { orang: null, alasan: ekor, kolom: { teknis: ['satu', 'nomor', 'rantai'] } },
  jangkar_jejak: { orang: null, alasan: ekor, kolom: { teknis: ['hari', 'nomor', 'rantai', 'dibuat'] } },
  hari_jejak: {
    orang: null,
    alasan: 'Nomor pertama dan terakhir dari jejak pada setiap tanggal, tanpa orang.',
    kolom: { teknis: ['hari', 'pertama', 'terakhir'] },
  },
  kunci_sidik: {
    orang: null,
    alasan: 'Kunci untuk sidik balasan, tersegel.',
    kolom: { teknis: ['kunci_id', 'isi'] },
  },
  pemeriksaan_jejak: {
    orang: null,
    alasan: 'Hasil pemeriksaan jejak, tanpa orang.',
    kolom: { teknis: ['hari', 'mulai', 'selesai', 'baris', 'nomor', 'rusak', 'temuan'] },
  },
} as const satisfies Record<string, Pemrosesan>
