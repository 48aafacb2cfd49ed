import { createHash } from 'node:crypto'
import { hariOf, type Tanggal, weekday } from '@sehati/contract/base/waktu'

/** Half-hour sessions of every professional on every working day, from 08:00. */
export const SESSIONS_A_DAY = 16
/** The first two of each of the first five bookable days are taken when the load begins, the others are free. */
export const TAKEN_A_DAY = 2
export const TAKEN_DAYS = 5
const FREE_A_DAY = SESSIONS_A_DAY - TAKEN_A_DAY
/** Each patient that has a history has so many consultations. */
export const HISTORY_LENGTH = 50
export const WORKDAYS = 5
/** So many kinds of rushes compete for slots of different professionals. */
const RUSHES = 2

/**
 * A generated clinic. Ids of one kind follow one another, so that a program with this object knows without a query
 * which patient books which slot. The load needs that, and pgbench, which can only calculate.
 */
export type Clinic = {
  firstPatient: number
  patients: number
  /** Those at the beginning have a history. */
  withHistory: number
  firstProfessional: number
  professionals: number
  /** Professionals after those, in whose slots nothing is booked but by the rush. */
  rushed: number
  firstSession: number
  /** The last id of a consultation that was filled in. */
  lastConsultation: number
  /** All days that can be booked, the first ones first; today is not among them. */
  dates: Tanggal[]
  /** Tokens are made of this. */
  secret: string
}

export type Booking = {
  patient: number
  user_id: number
  profesional_id: number
  jadwal_tenaga_id: number
  tanggal: Tanggal
}

/** The session with this number, from 1, of a professional (counted from 0) on the weekday of a date. */
export const sessionId = (clinic: Clinic, professional: number, tanggal: Tanggal, sesi: number): number =>
  clinic.firstSession + (professional * WORKDAYS + weekday(tanggal) - 1) * SESSIONS_A_DAY + sesi - 1

const capacity = ({ professionals, dates }: Clinic): number => professionals * dates.length * FREE_A_DAY

/**
 * The n-th booking of a free slot. The professionals go round, then the dates, then the hours. At each hour every
 * professional has another patient, and no patient meets a professional twice: no two bookings conflict.
 */
export function planBooking(clinic: Clinic, n: number): Booking {
  if (n >= capacity(clinic)) throw new Error('all slots are booked: give --professionals a greater number')
  const { professionals, dates, patients } = clinic
  const professional = n % professionals
  const q = Math.floor(n / professionals)
  const day = q % dates.length
  const tanggal = dates[day] as Tanggal
  const patient = (professional + q) % patients
  return {
    patient,
    user_id: clinic.firstPatient + patient,
    profesional_id: clinic.firstProfessional + professional,
    jadwal_tenaga_id: sessionId(clinic, professional, tanggal, TAKEN_A_DAY + 1 + Math.floor(q / dates.length)),
    tanggal,
  }
}

/**
 * The slot for which all patients compete in this round (from 0): on a day of its own, at an hour when no patient has
 * another booking. `sesi` distinguishes rushes of one round: each has professionals and an hour of its own.
 */
export function planRush(clinic: Clinic, round: number, patient: number, sesi: 1 | 2): Booking {
  const each = clinic.rushed / RUSHES
  const professional = clinic.professionals + (sesi - 1) * each + (round % each)
  const tanggal = clinic.dates.at(-1 - round)
  if (!tanggal) throw new Error('there are not so many days to rush for: give --rounds a smaller number')
  return {
    patient,
    user_id: clinic.firstPatient + patient,
    profesional_id: clinic.firstProfessional + professional,
    jadwal_tenaga_id: sessionId(clinic, professional, tanggal, sesi),
    tanggal,
  }
}

/** Which slots a patient requests: those of a random professional on a random day that has taken slots. */
export function planSlots(clinic: Clinic): { profid: number; tanggal: Tanggal; hari: string } {
  const tanggal = clinic.dates[below(Math.min(TAKEN_DAYS, clinic.dates.length))] as Tanggal
  return { profid: clinic.firstProfessional + below(clinic.professionals), tanggal, hari: hariOf(tanggal) }
}

export const planHistory = (clinic: Clinic): number => below(clinic.withHistory)

const below = (n: number) => Math.floor(Math.random() * n)

export const tokenOf = ({ secret }: Clinic, patient: number): string =>
  createHash('sha256').update(`${secret}:${patient}`).digest('base64url')
