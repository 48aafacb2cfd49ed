import { JENIS_UMUM } from '../base/constants.ts'
import type { Verdict } from '../base/verdict.ts'
import { instantOf, type Jam, type Tanggal, type Zona } from '../base/waktu.ts'
import { isInWindow, isWorkday, type Jendela, opensNext } from '../schedule/jendela.rules.ts'
import type { MetodeJenis } from '../schedule/jenis.schema.ts'
import { type Masa, takesPlaceOn } from '../schedule/masa.rules.ts'

/** What is known of the type that was chosen, with the professional whose session it is. */
export type JenisFacts = {
  /** The professional offers it, and it can be booked. */
  ditawarkan: boolean
  metode: MetodeJenis
  /** A consultation of the type can start at the chosen time of the session. */
  adaMulai: boolean
  /** It begins too soon to be booked. */
  terlaluDekat: boolean
  pemberitahuan_menit: number
}

/** What is known of the chosen slot and of the people when a booking is judged. Null where there is no such session. */
export type BookingFacts = {
  now: Date
  today: Tanggal
  /** The window that counts: that of patients, or that of the clinic where it moves a stranded consultation. */
  jendela: Jendela
  /** The name of the holiday on which the clinic is closed that whole day. */
  libur: string | null
  /** Whether the professional is on leave that whole day. */
  cuti: boolean
  /** The closed hours of that day which this slot meets: those of the clinic, with their name, and those of the professional. */
  jamLibur?: { nama: string; dari: Jam; sampai: Jam | null } | null
  jamCuti?: { dari: Jam; sampai: Jam } | null
  session:
    | (Masa & {
        profesional_id: number
        hari: string
        jam_mulai: string
        zona: Zona
        is_available: boolean
        professionalActive: boolean
      })
    | null
  /** Null for the usual type, which is as long as its session. */
  jenis: JenisFacts | null
  /** Which cap of the professional the day or its week has reached, and the name of the professional. */
  penuh?: { batas: 'hari' | 'minggu'; nama: string } | null
  /** How many visits of the type the patient has had in the semester, where these are all that they may have. */
  jatahHabis?: { jenis: string; n: number } | null
  /** How many appointments the patient has missed, and when it ends that they book one at a time; null where this booking is not refused for it. */
  dibatasi?: { n: number; sampai: string } | null
  slotTaken: boolean
  /** Until when another patient holds the slot, where a hold is what takes it. */
  ditahanSampai: string | null
  /**
   * When the place opens for this type, an instant with its offset, where it is kept back for urgent visits until then; null
   * where it is not.
   */
  lepasPada?: string | null
  patientBusy: boolean
  hasOpenRequest: boolean
  /** Whether the patient has to confirm their address first; left out where it is not their own booking. */
  konfirmasiDulu?: boolean
}
export type BookingAsk = {
  tanggal: Tanggal
  profesional_id: number
  jam_mulai?: Jam | undefined
  /** Left out where only a time is asked for. */
  metode_konsultasi?: 'online' | 'offline'
}

/** The type of a booking or a hold. Clients of the specification send a type that means nothing, and no hour. */
export const jenisDipilih = (ask: { jam_mulai?: Jam | undefined; jenis_id?: number | null | undefined }): number =>
  (ask.jam_mulai ? ask.jenis_id : null) ?? JENIS_UMUM.jenis_id

/** The hour at which the session begins, where it is not the one that the patient saw. Other types may start within it. */
export const otherHour = (
  ask: Pick<BookingAsk, 'jam_mulai'>,
  { session, jenis }: Pick<BookingFacts, 'session' | 'jenis'>,
): Jam | null => (session && !jenis && ask.jam_mulai && ask.jam_mulai !== session.jam_mulai ? session.jam_mulai : null)

/** The only method of the type, where it is offered, and not for the chosen one. */
export const otherMethod = (
  ask: Pick<BookingAsk, 'metode_konsultasi'>,
  { jenis }: Pick<BookingFacts, 'jenis'>,
): 'online' | 'offline' | null =>
  jenis?.ditawarkan && jenis.metode !== 'semua' && ask.metode_konsultasi && jenis.metode !== ask.metode_konsultasi
    ? jenis.metode
    : null

/**
 * Judges the date alone. `NOT_RELEASED`: a working day that opens with the next release. Where the window ends a number of
 * days after today, also every later one, because the other sentence names a Friday.
 */
export function checkTanggal(
  tanggal: Tanggal,
  { today, jendela, libur }: Pick<BookingFacts, 'today' | 'jendela' | 'libur'>,
): Verdict<DateRefusal> {
  const { akhir, minggu } = jendela
  if (isInWindow(tanggal, today, akhir)) return null
  // A closed day does not open with the others. Leave is not disclosed before its day opens.
  const opens = libur === null && isWorkday(tanggal) && tanggal > akhir
  return opens && (minggu === null || opensNext(tanggal, jendela)) ? 'NOT_RELEASED' : 'DATE_OUTSIDE_WINDOW'
}

/** Why a date is refused. */
export type DateRefusal = 'DATE_OUTSIDE_WINDOW' | 'NOT_RELEASED'
/** Why a booking or a move is refused, where the request itself is in order. */
export type BookingRefusal =
  | DateRefusal
  | 'CLINIC_CLOSED'
  | 'PROFESSIONAL_AWAY'
  | 'SLOT_INVALID'
  | 'TYPE_NOT_OFFERED'
  | 'DAY_FULL'
  | 'WEEK_FULL'
  | 'SLOT_TAKEN'
  | 'TOO_SOON'
  | 'SLOT_RESERVED'
  | 'BOOKING_LIMITED'
  | 'SEMESTER_LIMIT'
  | 'PATIENT_BUSY'
  | 'ALREADY_REQUESTED'
  | 'CONFIRM_FIRST'

/**
 * Judges a booking in the order in which a person would notice: day, slot, and only then what others have taken.
 * The database decides again by its constraints; this says which of them spoke.
 */
export function checkBooking(ask: BookingAsk, facts: BookingFacts): Verdict<BookingRefusal> {
  const outside = checkTanggal(ask.tanggal, facts)
  if (outside) return outside
  if (facts.libur !== null) return 'CLINIC_CLOSED'
  if (facts.cuti) return 'PROFESSIONAL_AWAY'
  const { session, jenis } = facts
  if (!session || session.profesional_id !== ask.profesional_id || !session.is_available) return 'SLOT_INVALID'
  if (!takesPlaceOn(session, ask.tanggal) || !session.professionalActive) return 'SLOT_INVALID'
  if (jenis?.ditawarkan === false || otherMethod(ask, facts)) return 'TYPE_NOT_OFFERED'
  if (otherHour(ask, facts) || jenis?.adaMulai === false) return 'SLOT_INVALID'
  const jam = (jenis && ask.jam_mulai) ?? session.jam_mulai
  if (instantOf(ask.tanggal, jam, session.zona) <= facts.now) return 'SLOT_INVALID'
  if (facts.jamLibur) return 'CLINIC_CLOSED'
  if (facts.jamCuti) return 'PROFESSIONAL_AWAY'
  if (facts.dibatasi) return 'BOOKING_LIMITED'
  if (facts.penuh) return facts.penuh.batas === 'hari' ? 'DAY_FULL' : 'WEEK_FULL'
  if (facts.slotTaken) return 'SLOT_TAKEN'
  if (jenis?.terlaluDekat) return 'TOO_SOON'
  if (facts.lepasPada) return 'SLOT_RESERVED'
  if (facts.jatahHabis) return 'SEMESTER_LIMIT'
  if (facts.patientBusy) return 'PATIENT_BUSY'
  if (facts.hasOpenRequest) return 'ALREADY_REQUESTED'
  if (facts.konfirmasiDulu) return 'CONFIRM_FIRST'
  return null
}
