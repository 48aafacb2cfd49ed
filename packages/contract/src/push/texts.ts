import { brandName } from '../brand.ts'
import type { KelompokPush } from './rules.ts'

/**
 * What a screen shows of a push, also a locked one that other people see: no name, no time, nothing about health. The build
 * puts these words into the service worker, in both languages.
 */
export const kalimatPush = {
  jadwal: `Ada pembaruan jadwal. Buka ${brandName} untuk melihat.`,
  pesan: `Ada pesan baru. Buka ${brandName} untuk membaca.`,
  akun: `Ada pembaruan akun. Buka ${brandName} untuk melihat.`,
  tugas: `Ada tugas yang menunggu. Buka ${brandName} sekarang.`,
} as const satisfies Record<KelompokPush, string>
