import type { Verdict } from '../base/verdict.ts'

/**
 * How a person in the queue stands: waits, was called, is inside, has been, or did not come when called (`lewat`), or does not
 * wait any more, because the consultation was moved or cancelled (`batal`).
 */
export const semuaKeadaanAntrean = ['menunggu', 'dipanggil', 'dilayani', 'selesai', 'lewat', 'batal'] as const
export type KeadaanAntrean = (typeof semuaKeadaanAntrean)[number]

/** Who is in the queue: a person without an appointment is in one once. */
export const dalamAntrean = ['menunggu', 'dipanggil', 'dilayani'] as const satisfies readonly KeadaanAntrean[]

/** The letter before every number of a queue. */
export const KODE_ANTREAN = 'A'

/** How long before the start of a visit an arrival can be recorded, in hours. */
export const TIBA_SEBELUM_JAM = 2
/** How long before the start the patient sees the code for the desk, in minutes. */
export const KODE_SEBELUM_MENIT = 60
/** After so many calls without coming, a person does not wait any more. */
export const PANGGILAN_TERBANYAK = 2

/** The letters and digits of a code: none that is mistaken for another one. */
const HURUF = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** How long a code is. */
export const PANJANG_KODE = 6

/** The code that these bytes, of a keyed digest, give; at least six bytes. */
export const kodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, PANJANG_KODE)].map((byte) => HURUF[byte % HURUF.length]).join('')

/** A code as a person types it: in any case, with spaces and hyphens, with the look-alikes O, I and 0, 1 left as they are. */
export const rapikanKode = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')

export type Kunjungan = {
  status: string
  metode_konsultasi: string
  /** Instants. */
  mulai: Date
  selesai: Date
  tiba_pada: string | null
}

/** Whether the arrival of a visit can be recorded now. */
export function checkHadir(
  k: Kunjungan,
  now: Date,
): Verdict<'NOT_OPEN' | 'NOT_IN_PERSON' | 'ARRIVAL_EARLY' | 'VISIT_OVER' | 'CHECKED_IN'> {
  if (k.status !== 'disetujui') return 'NOT_OPEN'
  if (k.metode_konsultasi !== 'offline') return 'NOT_IN_PERSON'
  if (k.tiba_pada !== null) return 'CHECKED_IN'
  if (now.getTime() < k.mulai.getTime() - TIBA_SEBELUM_JAM * 3_600_000) return 'ARRIVAL_EARLY'
  return now >= k.selesai ? 'VISIT_OVER' : null
}

/** Whether the patient sees the code of this visit now. */
export const isKodeTampil = ({ mulai, selesai, ...k }: Kunjungan, now: Date): boolean =>
  k.status === 'disetujui' &&
  k.metode_konsultasi === 'offline' &&
  k.tiba_pada === null &&
  now.getTime() >= mulai.getTime() - KODE_SEBELUM_MENIT * 60_000 &&
  now < selesai

/** From which states each act of the desk leads on. */
export const dariKeadaan = {
  mulai: ['dipanggil'],
  selesai: ['dilayani'],
  lewati: ['dipanggil'],
  kembali: ['lewat'],
} as const satisfies Record<string, readonly KeadaanAntrean[]>
export type LangkahAntrean = keyof typeof dariKeadaan
