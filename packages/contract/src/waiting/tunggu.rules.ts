import type { Verdict } from '../base/verdict.ts'
import type { Hari, Jam, Tanggal } from '../base/waktu.ts'

/** How an entry stands: it waits, a place is offered, it got one (`dapat`), the person or the service ended it, or its dates are over. */
export const semuaStatusTunggu = ['menunggu', 'ditawari', 'dapat', 'keluar', 'habis'] as const
/** The entries that are in line. */
export const dalamTunggu = ['menunggu', 'ditawari'] as const satisfies readonly (typeof semuaStatusTunggu)[number][]

/** How an offer ended: it was taken, passed on by the person or by their silence, or the place is no longer there (`ditarik`). */
export const semuaJawabanTawaran = ['ambil', 'lewati', 'diam', 'ditarik'] as const

/** A place that becomes free later than this before its start is public at once. */
export const TUNGGU_SEBELUM_MENIT = 30
/** For how long a place is set aside until it is offered or passed on; after that it is public by itself. */
export const SISIH_MENIT = 3
/** After how many silences in a row an entry pauses, and for how many days it then keeps its place in line. */
export const DIAM_TERBANYAK = 2
export const JEDA_TUNGGU_HARI = 7
/** For how many days a request that was not answered counts as the beginning of an entry. */
export const TUNGGU_LANJUTAN_HARI = 7
/** At night a place is offered only within so many hours before its start, and only to those who want that. */
export const MALAM_JAM = 12
/** How many days ahead an entry may reach. */
export const TUNGGU_HARI = 180

const MENIT = 60_000
const [TERSINGKAT, TERPANJANG] = [10 * MENIT, 120 * MENIT]

/** Until when an offer can be taken: a quarter of the time that is left, at least 10 minutes and at most two hours. */
export function batasTawaran(now: Date, mulai: Date): Date {
  const quarter = (mulai.getTime() - now.getTime()) / 4
  return new Date(now.getTime() + Math.min(TERPANJANG, Math.max(TERSINGKAT, quarter)))
}

/** An offer is taken or passed on while it is open and its time is not over. */
export const checkTawaran = (
  { jawaban, habis_pada }: { jawaban: (typeof semuaJawabanTawaran)[number] | null; habis_pada: Date },
  now: Date,
): Verdict<'OFFER_EXPIRED'> => (jawaban === null && habis_pada > now ? null : 'OFFER_EXPIRED')

/** The wishes of an entry: dates and weekdays, and the hours by the clock of the clinic. */
export type Harapan = {
  dari: Tanggal
  sampai: Tanggal
  hari: readonly Hari[] | null
  jam_dari: Jam | null
  jam_sampai: Jam | null
}

/** Whether a time is as the entry wishes. */
export const isDiharapkan = (
  { dari, sampai, hari, jam_dari, jam_sampai }: Harapan,
  waktu: { tanggal: Tanggal; hari: Hari; jam_mulai: Jam; jam_selesai: Jam },
): boolean =>
  waktu.tanggal >= dari &&
  waktu.tanggal <= sampai &&
  (hari === null || hari.includes(waktu.hari)) &&
  (jam_dari === null || waktu.jam_mulai >= jam_dari) &&
  (jam_sampai === null || waktu.jam_selesai <= jam_sampai)
