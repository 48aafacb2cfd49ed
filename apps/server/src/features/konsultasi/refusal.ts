import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/constants'
import {
  type BookingAsk,
  type BookingFacts,
  checkBooking,
  isInWindow,
  otherHour,
} from '@sehati/contract/konsultasi/booking.rules'
import type { DetailedCode, ErrorCode, ParamsOf } from '@sehati/contract/messages'
import { isoWib, type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import type { Db } from '../../db/db.ts'
import { reject } from '../../http/errors.ts'
import { findPengaturan } from '../pengaturan/pengaturan.store.ts'

/** Why a slot is refused. `params` and `status` are given where more is known than the code says. */
export type Refusal = { status?: 409 } & (
  | { code: ErrorCode; params?: undefined; data?: undefined }
  | { [C in DetailedCode]: { code: C; params: ParamsOf<C>; data?: { ditahan_sampai: string } } }[DetailedCode]
)

/** Checks a booking or a move; null where it is allowed. Names the day, the hour or the window that prevents it. */
export function bookingRefusal(ask: BookingAsk, facts: BookingFacts): Refusal | null {
  const code = checkBooking(ask, facts)
  if (code === 'DATE_OUTSIDE_WINDOW') return outside(facts.mingguKeDepan)
  if (code === 'CLINIC_CLOSED' && facts.libur) return { code, params: { libur: facts.libur } }
  if (code === 'SLOT_TAKEN' && facts.ditahanSampai) return heldUntil(facts.ditahanSampai)
  const jam = code === 'SLOT_INVALID' && otherHour(ask, facts)
  if (jam) return { code: 'SLOT_INVALID', status: 409, params: { jam: jam.slice(0, 5).replace(':', '.') } }
  return code && { code }
}

/**
 * Refuses a date beyond the maximum configurable window; null otherwise. To be called before the date reaches the database,
 * which cannot store every valid date text.
 */
export async function dateRefusal(db: Db, tanggal: Tanggal, today: Tanggal): Promise<Refusal | null> {
  if (isInWindow(tanggal, today, MAX_MINGGU_KE_DEPAN)) return null
  return outside((await findPengaturan(db)).minggu_ke_depan)
}

const heldUntil = (ditahan_sampai: string): Refusal => ({
  code: 'SLOT_TAKEN',
  params: { jam: isoWib(new Date(ditahan_sampai)).slice(11, 16).replace(':', '.') },
  data: { ditahan_sampai },
})

const outside = (minggu: number): Refusal => ({
  code: 'DATE_OUTSIDE_WINDOW',
  ...(minggu > 0 && { params: { minggu } }),
})

export function rejectRefusal(refusal: Refusal | null): void {
  if (refusal) reject(refusal.code, refusal)
}

/** The moment of a decision, read once: between two reads of the clock the day may change. */
export function momentOf(clock: () => Date): Pick<BookingFacts, 'now' | 'today'> {
  const now = clock()
  return { now, today: tanggalWib(now) }
}
