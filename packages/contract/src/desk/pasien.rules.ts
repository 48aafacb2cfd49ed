import type { Verdict } from '../base/verdict.ts'

/** A name is searched by at least so many letters. */
export const HURUF_CARI = 3
/** How many people the desk finds at most. */
export const PASIEN_TERBANYAK = 10

/** The complaint of a visit that the desk books: it neither asks for one nor reads one. The patient and the professional read this. */
export const KELUHAN_LOKET = 'Dipesan di loket, tanpa keluhan tertulis.'

/** As much of an e-mail as tells two people of one name apart: `r***@kampus.ac.id`. */
export const samarkanEmail = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`

/** What a search by the desk compares; null where a name is too short for it. */
export function caraCari(cari: string): 'email' | 'nama' | null {
  if (cari.includes('@')) return 'email'
  return (cari.match(/\p{L}/gu)?.length ?? 0) >= HURUF_CARI ? 'nama' : null
}

export type TanpaJanji = {
  isPasien: boolean
  isTenaga: boolean
  /** The person already waits or is inside in that clinic today. */
  menunggu: boolean
  /** The first free place of today: one that the person has time for, `sibuk` where there are only others, null where there is none. */
  tempat: 'bisa' | 'sibuk' | null
}

/** Whether a person without an appointment can enter the queue of a professional. */
export function checkTanpaJanji(
  f: TanpaJanji,
): Verdict<'USER_UNKNOWN' | 'PROFESSIONAL_UNKNOWN' | 'QUEUE_TWICE' | 'PATIENT_BUSY' | 'NO_PLACE_TODAY'> {
  if (!f.isPasien) return 'USER_UNKNOWN'
  if (!f.isTenaga) return 'PROFESSIONAL_UNKNOWN'
  if (f.menunggu) return 'QUEUE_TWICE'
  if (f.tempat === null) return 'NO_PLACE_TODAY'
  return f.tempat === 'sibuk' ? 'PATIENT_BUSY' : null
}
