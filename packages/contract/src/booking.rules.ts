import type { Verdict } from './user.rules.ts'
import { addDays, hariOf, instantOf, type Tanggal, weekday } from './waktu.ts'

const isWorkday = (t: Tanggal) => weekday(t) >= 1 && weekday(t) <= 5

/** The days a patient may choose: working days from today through the coming Friday, which on a Friday is next week's. */
export function bookableDates(today: Tanggal): Tanggal[] {
  const daysToFriday = (5 - weekday(today) + 7) % 7 || 7
  return Array.from({ length: daysToFriday + 1 }, (_, n) => addDays(today, n)).filter(isWorkday)
}

/** The 42 days of a month's grid, Sunday first, that holds this date. */
export function monthGrid(of: Tanggal): Tanggal[] {
  const first: Tanggal = `${of.slice(0, 7)}-01`
  return Array.from({ length: 42 }, (_, n) => addDays(first, n - weekday(first)))
}

/** What is known of the chosen slot and of the people when a booking is judged. Null where there is no such session. */
export type BookingFacts = {
  now: Date
  today: Tanggal
  session: {
    profesional_id: number
    hari: string
    jam_mulai: string
    is_available: boolean
    professionalActive: boolean
  } | null
  patientHasBpjs: boolean
  slotTaken: boolean
  patientBusy: boolean
  hasOpenRequest: boolean
}
export type BookingAsk = { tanggal: Tanggal; profesional_id: number; use_bpjs: 0 | 1 }

/**
 * Judges a booking in the order in which a person would notice: day, slot, BPJS, and only then what others have taken.
 * The database decides again by its constraints; this says which of them spoke.
 */
export function checkBooking(ask: BookingAsk, facts: BookingFacts): Verdict {
  if (!bookableDates(facts.today).includes(ask.tanggal)) return 'DATE_OUTSIDE_WINDOW'
  const { session } = facts
  if (!session || session.profesional_id !== ask.profesional_id || !session.is_available) return 'SLOT_INVALID'
  if (session.hari !== hariOf(ask.tanggal) || !session.professionalActive) return 'SLOT_INVALID'
  if (instantOf(ask.tanggal, session.jam_mulai) <= facts.now) return 'SLOT_INVALID'
  if (ask.use_bpjs === 1 && !facts.patientHasBpjs) return 'BPJS_REQUIRED'
  if (facts.slotTaken) return 'SLOT_TAKEN'
  if (facts.patientBusy) return 'PATIENT_BUSY'
  if (facts.hasOpenRequest) return 'ALREADY_REQUESTED'
  return null
}
