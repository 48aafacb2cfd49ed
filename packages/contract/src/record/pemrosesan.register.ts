import { akun } from './akun.register.ts'
import { bilik } from './bilik.register.ts'
import { hak } from './hak.register.ts'
import { jejak } from './jejak.register.ts'
import { klinik } from './klinik.register.ts'
import { layananPasien } from './layanan.register.ts'
import { masuk } from './masuk.register.ts'
import { pemesanan } from './pemesanan.register.ts'
import type { Pemrosesan } from './pemrosesan.rules.ts'
import { peringatan } from './peringatan.register.ts'
import { webhook } from './webhook.register.ts'

const semua = {
  ...akun,
  ...masuk,
  ...hak,
  ...layananPasien,
  ...pemesanan,
  ...peringatan,
  ...bilik,
  ...jejak,
  ...webhook,
  ...klinik,
} as const

/** The same with the names of its tables and columns, for what must name each of them. */
export type Register = typeof semua

/**
 * The register of processing (UU PDP Art. 31): each table and column of the database once, with whose it is, for what,
 * on which ground, who reads it, how long it is kept, and what becomes of it on export and erasure. A test compares it
 * with the database both ways.
 */
export const register: Record<string, Pemrosesan> = semua
