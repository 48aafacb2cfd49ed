import type { KelompokPush } from './push.rules.ts'

/**
 * What a screen shows of a push, also a locked one that other people see: no name, no time, nothing about health. The build
 * puts these words into the service worker, in both languages, with the name of the service in the place.
 */
export const kalimatPush = {
  jadwal: 'Ada pembaruan jadwal. Buka {layanan} untuk melihat.',
  pesan: 'Ada pesan baru. Buka {layanan} untuk membaca.',
  akun: 'Ada pembaruan akun. Buka {layanan} untuk melihat.',
  tugas: 'Ada tugas yang menunggu. Buka {layanan} sekarang.',
} as const satisfies Record<KelompokPush, string>
