import type { Verdict } from '../base/verdict.ts'
import { addDays, type Jam, type Tanggal, tanggalWib } from '../base/waktu.ts'
import { hasKehadiran, isBerpoin } from '../consultation/konsultasi.rules.ts'
import type { Konsultasi } from '../consultation/konsultasi.schema.ts'

/** How many minutes after the start it may be recorded that a consultation did not take place. */
export const TIDAK_HADIR_MENIT = 10
/** For how many days after the record a patient may object to it; the whole last day counts. */
export const KEBERATAN_HARI = 7

/** What each of them adds to the points of a patient; a fault of the clinic and an accepted objection add none. */
export const poinHadir = { tidak_hadir: 2, pasien_terlambat: 1, hadir: -1 } as const
/** For how many days after its start a consultation counts. */
export const HADIR_HARI = 90
/**
 * From how many points on a patient gets a friendly word, is asked the day before to confirm each appointment that they booked, and books
 * one appointment at a time.
 */
export const batasHadir = { diingatkan: 2, ditanya: 4, dibatasi: 6 } as const

/** How many days ahead a patient books at most who books one appointment at a time. */
export const DIBATASI_HARI = 7

/** Until when on the evening before, by the clock of the clinic, a patient who is asked confirms. */
export const KONFIRMASI_PUKUL: Jam = '20:00:00'
/** How many hours a patient has at least to confirm. Where that would reach into the quiet hours, they are not asked. */
export const KONFIRMASI_JAM = 3
/** How many hours later the service still cancels what was not confirmed: after a longer outage it takes place. */
export const KONFIRMASI_TERLAMBAT_JAM = 3

export const semuaPutusanHadir = ['diterima', 'ditolak'] as const
export type PutusanHadir = (typeof semuaPutusanHadir)[number]

export const semuaTingkatHadir = ['biasa', 'diingatkan', 'ditanya', 'dibatasi'] as const
export type TingkatHadir = (typeof semuaTingkatHadir)[number]

/** What the points of a patient, which the database adds up (`poin_hadir`), mean for their bookings. */
export function tingkatOf(poin: number): TingkatHadir {
  if (poin >= batasHadir.dibatasi) return 'dibatasi'
  if (poin >= batasHadir.ditanya) return 'ditanya'
  return poin >= batasHadir.diingatkan ? 'diingatkan' : 'biasa'
}

/** Whether a patient with these points is asked, the day before, to confirm each appointment that they booked. */
export const isDitanya = ({ poin }: { poin: number }): boolean => poin >= batasHadir.ditanya

/** Whether the patient may be asked by now to confirm: the appointment is tomorrow, and they have not said that they will be there. */
export const mungkinDiminta = (k: Pick<Konsultasi, 'status' | 'tanggal' | 'dikonfirmasi_pada'>, now: Date): boolean =>
  k.status === 'disetujui' && k.dikonfirmasi_pada === null && k.tanggal.slice(0, 10) === addDays(tanggalWib(now), 1)

/**
 * When the level of these points ends by itself, null where it is the lowest. `nanti` are the instants at which a consultation stops
 * counting, in their order, each with the points from then on: without an attended one they may also rise.
 */
export const sampaiOf = (poin: number, nanti: readonly { pada: string; poin: number }[]): string | null => {
  const rank = (of: number) => semuaTingkatHadir.indexOf(tingkatOf(of))
  return rank(poin) === 0 ? null : (nanti.find((then) => rank(then.poin) < rank(poin))?.pada ?? null)
}

/** The last date on which a patient may object to what was recorded at this time. */
export const batasKeberatan = (dicatat: Date): Tanggal => addDays(tanggalWib(dicatat), KEBERATAN_HARI)

type Dinilai = Pick<Konsultasi, 'status' | 'tanggal' | 'sebab_batal' | 'tiba_pada'>

const isTooEarly = ({ tanggal }: Dinilai, now: Date): boolean =>
  now.getTime() < new Date(tanggal).getTime() + TIDAK_HADIR_MENIT * 60_000

/** Whether it may be recorded that the patient did not come: only an approved consultation was promised to take place. */
export function checkTidakHadir(k: Dinilai, now: Date): Verdict<'NOT_OPEN' | 'TOO_EARLY' | 'CHECKED_IN'> {
  if (k.status !== 'disetujui') return 'NOT_OPEN'
  if (isTooEarly(k, now)) return 'TOO_EARLY'
  return k.tiba_pada === null ? null : 'CHECKED_IN'
}

/** Whether the clinic may take it on itself that a consultation did not take place: an approved one, or a recorded absence. */
export function checkKesalahanKlinik(k: Dinilai, now: Date): Verdict<'NOT_OPEN' | 'TOO_EARLY'> {
  if (!hasKehadiran(k)) return 'NOT_OPEN'
  return isTooEarly(k, now) ? 'TOO_EARLY' : null
}

type FaktaKeberatan = Pick<Konsultasi, 'sebab_batal'> & {
  /** When the absence or the late cancellation was recorded. */
  dicatat: string
  hasKeberatan: boolean
}

/** Whether a patient may object: once, within days, to an absence or a late cancellation. */
export function checkKeberatan(
  k: FaktaKeberatan,
  now: Date,
): Verdict<'OBJECTION_NONE' | 'OBJECTION_EXISTS' | 'OBJECTION_LATE'> {
  if (!isBerpoin(k.sebab_batal)) return 'OBJECTION_NONE'
  if (k.hasKeberatan) return 'OBJECTION_EXISTS'
  return tanggalWib(now) > batasKeberatan(new Date(k.dicatat)) ? 'OBJECTION_LATE' : null
}

/** Whether this account may decide an objection: once, and not about a consultation of its own, from before it became an admin. */
export function checkPutusan(o: {
  user_id: number
  oleh: number
  isDiputus: boolean
}): Verdict<'SELF_REVIEW' | 'OBJECTION_DECIDED'> {
  if (o.user_id === o.oleh) return 'SELF_REVIEW'
  return o.isDiputus ? 'OBJECTION_DECIDED' : null
}
