import type { Verdict } from '../base/verdict.ts'

/** For how long the identity of a record is shown to the officer who asked, in minutes after another person agreed. */
export const IDENTITAS_MENIT = 30

/** How an opening stands: it waits for another person, is open, has ended, or was declined. */
export const semuaKeadaanBuka = ['menunggu', 'terbuka', 'berakhir', 'ditolak'] as const
export type KeadaanBuka = (typeof semuaKeadaanBuka)[number]

/** Whether this account may decide about an opening. Unlike the letters of an incident, no deadline lets one person do both. */
export function checkPutusan(of: {
  peminta: number
  petugas: number
  isDiputus: boolean
  /** An admin knows the password of the account, and could act in its name. */
  isDiatur: boolean
}): Verdict<'SELF_REVIEW' | 'IDENTITY_DECIDED' | 'TEXT_CLOSED'> {
  if (of.peminta === of.petugas) return 'SELF_REVIEW'
  if (of.isDiputus) return 'IDENTITY_DECIDED'
  return of.isDiatur ? 'TEXT_CLOSED' : null
}
