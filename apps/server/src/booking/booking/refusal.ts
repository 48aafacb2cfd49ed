import {
  daysBetween,
  hariOf,
  isoDi,
  namaZona,
  type Tanggal,
  tanggalWib,
  WIB,
  type Zona,
} from '@sehati/contract/base/waktu'
import {
  type BookingAsk,
  type BookingFacts,
  checkBooking,
  checkTanggal,
  otherHour,
  otherMethod,
} from '@sehati/contract/booking/booking.rules'
import type { DetailedCode, ErrorCode, ParamsOf } from '@sehati/contract/messages'
import type { IzinKurang } from '@sehati/contract/people/persetujuan.schema'
import { rentangTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import { farthestDate, isInWindow, jendelaPasien, opensNext } from '@sehati/contract/schedule/jendela.rules'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { findPengaturan } from '../../clinic/pengaturan/pengaturan.store.ts'

/** Why a slot is refused. `params` and `status` are given where more is known than the code says. */
export type Refusal = { status?: 409 } & (
  | { code: ErrorCode; params?: undefined; data?: undefined | { keperluan: IzinKurang[] } }
  | { [C in DetailedCode]: { code: C; params: ParamsOf<C>; data?: { ditahan_sampai: string } } }[DetailedCode]
)

/** A patient's own booking without a consent that the clinic asks for. Before all else: they need it for any slot. */
export function consentRefusal(of: { izinKurang?: IzinKurang[]; waliKurang?: boolean }): Refusal | null {
  const { izinKurang = [], waliKurang = false } = of
  if (waliKurang) return { code: 'GUARDIAN_PENDING' }
  return izinKurang.length > 0 ? { code: 'CONSENT_REQUIRED', data: { keperluan: izinKurang } } : null
}

/** Checks a booking or a move; null where it is allowed. Names the day, the hour or the window that prevents it. */
export function bookingRefusal(ask: BookingAsk, facts: BookingFacts): Refusal | null {
  const code = checkBooking(ask, facts)
  const clock = facts.session?.zona ?? WIB
  const zona = namaZona(clock)
  if (code === 'DATE_OUTSIDE_WINDOW' || code === 'NOT_RELEASED') return outside(code, ask.tanggal, facts)
  if (code === 'CLINIC_CLOSED' && facts.libur) return { code, params: { libur: facts.libur } }
  if (code === 'CLINIC_CLOSED' && facts.jamLibur) {
    const { nama, dari, sampai } = facts.jamLibur
    return { code, params: { libur: `${nama} (${rentangTutup(dari, sampai)} ${zona})` } }
  }
  if (code === 'PROFESSIONAL_AWAY' && !facts.cuti && facts.jamCuti)
    return { code, params: { jam: rentangTutup(facts.jamCuti.dari, facts.jamCuti.sampai), zona } }
  if ((code === 'DAY_FULL' || code === 'WEEK_FULL') && facts.penuh) return { code, params: { nama: facts.penuh.nama } }
  if (code === 'BOOKING_LIMITED' && facts.dibatasi) {
    const { n, sampai } = facts.dibatasi
    return { code, params: { n, tanggal: tanggalKata.format(new Date(sampai)) } }
  }
  if (code === 'SEMESTER_LIMIT' && facts.jatahHabis) return { code, params: facts.jatahHabis }
  if (code === 'SLOT_TAKEN' && facts.ditahanSampai) return heldUntil(facts.ditahanSampai, clock)
  const metode = code === 'TYPE_NOT_OFFERED' && otherMethod(ask, facts)
  if (metode) return { code: 'TYPE_NOT_OFFERED', params: { metode } }
  if (code === 'SLOT_RESERVED' && facts.lepasPada) return keptBack(new Date(facts.lepasPada), facts.now, clock)
  if (code === 'TOO_SOON' && facts.jenis) return tooSoon(facts.jenis.pemberitahuan_menit)
  // Like the hour of a session that has changed since: the list that the patient saw is old.
  if (code === 'SLOT_INVALID' && facts.jenis?.adaMulai === false) return { code, status: 409 }
  const jam = code === 'SLOT_INVALID' && otherHour(ask, facts)
  if (jam) return { code: 'SLOT_INVALID', status: 409, params: { jam: jam.slice(0, 5).replace(':', '.'), zona } }
  return code && { code }
}

/**
 * Refuses a date beyond the maximum configurable window; null otherwise. To be called before the date reaches the database,
 * which cannot store every valid date text.
 */
export async function dateRefusal(db: Db, tanggal: Tanggal, { now, today }: Moment): Promise<Refusal | null> {
  if (isInWindow(tanggal, today, farthestDate(today))) return null
  const jendela = jendelaPasien(now, await findPengaturan(db))
  const code = checkTanggal(tanggal, { today, jendela, libur: null })
  return code && outside(code, tanggal, { today, jendela })
}

/** `23 Februari 2027`, in Jakarta. */
const tanggalKata = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long' })

/** The sentence has a place for whole hours. */
const tooSoon = (menit: number): Refusal =>
  menit % 60 === 0 ? { code: 'TOO_SOON', params: { n: menit / 60 } } : { code: 'TOO_SOON' }

const heldUntil = (ditahan_sampai: string, zona: Zona): Refusal => ({
  code: 'SLOT_TAKEN',
  params: { jam: jamOf(new Date(ditahan_sampai), zona) },
  data: { ditahan_sampai },
})

/** Names the time of today, or the weekday within a week: a week ahead, the weekday alone would also name today. */
function keptBack(lepas_pada: Date, now: Date, zona: Zona): Refusal {
  const code = 'SLOT_RESERVED'
  const [today, tanggal] = [now, lepas_pada].map((at) => isoDi(at, zona).slice(0, 10)) as [Tanggal, Tanggal]
  const jam = jamOf(lepas_pada, zona)
  if (tanggal === today) return { code, params: { jam } }
  return daysBetween(today, tanggal) > 6 ? { code } : { code, params: { hari: hariOf(tanggal), jam } }
}

/** `09.05`, as a clock in the zone shows it. */
const jamOf = (at: Date, zona: Zona): string => isoDi(at, zona).slice(11, 16).replace(':', '.')

/** Names when the date opens, or how far the window reaches, where the sentence has a place for it. */
function outside(
  code: 'DATE_OUTSIDE_WINDOW' | 'NOT_RELEASED',
  tanggal: Tanggal,
  { today, jendela }: Pick<BookingFacts, 'today' | 'jendela'>,
): Refusal {
  const { minggu, rilis } = jendela
  if (code === 'DATE_OUTSIDE_WINDOW') return minggu ? { code, params: { minggu } } : { code }
  // A week ahead, the weekday alone would also name today.
  if (!rilis || !opensNext(tanggal, jendela) || daysBetween(today, tanggalWib(rilis.pada)) > 6) return { code }
  return { code, params: { hari: hariOf(tanggalWib(rilis.pada)), jam: jamOf(rilis.pada, WIB) } }
}

export function rejectRefusal(refusal: Refusal | null): void {
  if (refusal) reject(refusal.code, refusal)
}

export type Moment = Pick<BookingFacts, 'now' | 'today'>

/** The moment of a decision, read once: between two reads of the clock the day may change. */
export function momentOf(clock: () => Date): Moment {
  const now = clock()
  return { now, today: tanggalWib(now) }
}
