import { keamanan, tautan } from './akun.register.ts'
import type { Pemrosesan } from './pemrosesan.rules.ts'

/** The ways to sign in besides the password. */
export const masuk = {
  totp: {
    ...keamanan,
    orang: ['user_id'],
    retensi: 'sampai diganti atau dihapus orangnya',
    ekspor: 'ringkas',
    kolom: { rahasia: ['rahasia'], teknis: ['user_id', 'dibuat', 'aktif_sejak', 'langkah'] },
  },
  passkey: {
    ...keamanan,
    orang: ['user_id'],
    retensi: 'sampai diganti atau dihapus orangnya',
    ekspor: 'ringkas',
    kolom: {
      pengenal: { nama: ['orangnya'] },
      rahasia: ['kredensial', 'kunci_publik'],
      teknis: ['passkey_id', 'user_id', 'hitungan', 'saluran', 'dibuat', 'dipakai'],
    },
  },
  kunci_api: {
    ...keamanan,
    orang: ['oleh'],
    retensi: 'tidak dihapus',
    ekspor: 'ringkas',
    hapus: 'simpan',
    kolom: {
      pengenal: { nama: ['admin'] },
      rahasia: ['kunci_hash'],
      teknis: ['kunci_id', 'lingkup', 'oleh', 'dibuat', 'kedaluwarsa', 'dipakai', 'dicabut'],
    },
  },
  tantangan: {
    ...tautan,
    orang: ['user_id'],
    kolom: { rahasia: ['tantangan_hash'], teknis: ['user_id', 'berlaku_sampai'] },
  },
  identitas: {
    ...keamanan,
    orang: ['user_id'],
    retensi: 'sampai diganti atau dihapus orangnya',
    ekspor: 'ringkas',
    kolom: {
      pengenal: { email: ['orangnya'], subjek: ['orangnya'] },
      teknis: ['identitas_id', 'user_id', 'penerbit', 'sejak', 'dipakai'],
    },
  },
  sso_mulai: {
    orang: null,
    alasan: 'Login yang sedang berjalan di penyedia, sebelum diketahui milik siapa; dihapus setelah sepuluh menit.',
    kolom: { teknis: ['mulai_id', 'state_hash', 'kunci_hash', 'penyedia', 'rahasia', 'berlaku_sampai'] },
  },
  sso_tiket: {
    orang: null,
    alasan:
      'Nama dan email dari penyedia, terenkripsi, sebelum menjadi login sebuah akun; dihapus setelah sepuluh menit.',
    kolom: { teknis: ['tiket_id', 'token_hash', 'kunci_hash', 'isi', 'berlaku_sampai'] },
  },
  kode_cadangan: {
    ...tautan,
    retensi: 'sampai diganti atau dihapus orangnya',
    orang: ['user_id'],
    kolom: { rahasia: ['kode_hash'], teknis: ['user_id'] },
  },
  tiket_kedua: {
    ...tautan,
    orang: ['user_id'],
    kolom: { rahasia: ['token_hash'], teknis: ['user_id', 'berlaku_sampai', 'sisa'] },
  },
} as const satisfies Record<string, Pemrosesan>
