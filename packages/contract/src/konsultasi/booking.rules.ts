import type { Verdict } from '../user/rules.ts'
import { addDays, daysBetween, hariOf, instantOf, type Jam, type Tanggal, weekday } from '../waktu.ts'

/** Monday to Friday, as `weekday` counts. Some sentences name these days: architecture/week.test.ts names each of them. */
const [FIRST, LAST] = [1, 5]

export const isWorkday = (t: Tanggal) => weekday(t) >= FIRST && weekday(t) <= LAST

/** What widens or narrows the days that may be chosen: further weeks, and the days on which the clinic is closed. */
export type Jendela = { mingguKeDepan?: number; libur?: ReadonlySet<Tanggal> }

const NEVER: ReadonlySet<Tanggal> = new Set()

/** The coming Friday, which on a Friday is next week's; `mingguKeDepan` weeks later. */
export const lastBookableDate = (today: Tanggal, mingguKeDepan = 0): Tanggal =>
  addDays(today, ((LAST - weekday(today) + 7) % 7 || 7) + 7 * mingguKeDepan)

/** The days a patient may choose: working days from today through the last of the window, without those that are closed. */
export function bookableDates(today: Tanggal, { mingguKeDepan = 0, libur = NEVER }: Jendela = {}): Tanggal[] {
  const count = daysBetween(today, lastBookableDate(today, mingguKeDepan)) + 1
  return Array.from({ length: count }, (_, n) => addDays(today, n)).filter((t) => isWorkday(t) && !libur.has(t))
}

/** Whether `bookableDates` without closed days has this one. Called for every booking, so it does not compute the whole list. */
export const isInWindow = (tanggal: Tanggal, today: Tanggal, mingguKeDepan = 0): boolean =>
  isWorkday(tanggal) && tanggal >= today && tanggal <= lastBookableDate(today, mingguKeDepan)

/** What is known of the chosen slot and of the people when a booking is judged. Null where there is no such session. */
export type BookingFacts = {
  now: Date
  today: Tanggal
  mingguKeDepan: number
  /** The name of the holiday on which the clinic is closed that day. */
  libur: string | null
  /** Whether the professional is on leave that day. */
  cuti: boolean
  session: {
    profesional_id: number
    hari: string
    jam_mulai: string
    is_available: boolean
    professionalActive: boolean
  } | null
  slotTaken: boolean
  /** Until when another patient holds the slot, where a hold is what takes it. */
  ditahanSampai: string | null
  patientBusy: boolean
  hasOpenRequest: boolean
}
export type BookingAsk = { tanggal: Tanggal; profesional_id: number; jam_mulai?: Jam | undefined }

/** The hour at which the session begins, where it is not the one that the patient saw. */
export const otherHour = (
  ask: Pick<BookingAsk, 'jam_mulai'>,
  { session }: Pick<BookingFacts, 'session'>,
): Jam | null => (session && ask.jam_mulai && ask.jam_mulai !== session.jam_mulai ? session.jam_mulai : null)

/**
 * Judges a booking in the order in which a person would notice: day, slot, and only then what others have taken.
 * The database decides again by its constraints; this says which of them spoke.
 */
export function checkBooking(ask: BookingAsk, facts: BookingFacts): Verdict {
  if (!isInWindow(ask.tanggal, facts.today, facts.mingguKeDepan)) return 'DATE_OUTSIDE_WINDOW'
  if (facts.libur !== null) return 'CLINIC_CLOSED'
  if (facts.cuti) return 'PROFESSIONAL_AWAY'
  const { session } = facts
  if (!session || session.profesional_id !== ask.profesional_id || !session.is_available) return 'SLOT_INVALID'
  if (session.hari !== hariOf(ask.tanggal) || !session.professionalActive) return 'SLOT_INVALID'
  if (otherHour(ask, facts)) return 'SLOT_INVALID'
  if (instantOf(ask.tanggal, session.jam_mulai) <= facts.now) return 'SLOT_INVALID'
  if (facts.slotTaken) return 'SLOT_TAKEN'
  if (facts.patientBusy) return 'PATIENT_BUSY'
  if (facts.hasOpenRequest) return 'ALREADY_REQUESTED'
  return null
}
