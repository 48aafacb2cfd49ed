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
  kode_cadangan: {
    ...tautan,
    orang: ['user_id'],
    kolom: { rahasia: ['kode_hash'], teknis: ['user_id'] },
  },
  tiket_kedua: {
    ...tautan,
    orang: ['user_id'],
    kolom: { rahasia: ['token_hash'], teknis: ['user_id', 'berlaku_sampai', 'sisa'] },
  },
} as const satisfies Record<string, Pemrosesan>
