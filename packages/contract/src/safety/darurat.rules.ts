import type { Verdict } from '../base/verdict.ts'
import type { KategoriDarurat } from '../record/jejak.rules.ts'

/** For how long an emergency access lasts, in minutes. */
export const DARURAT_MENIT = 30
/** With how many openings of the caller's that no one has reviewed the next one is refused. */
export const TINJAUAN_TERTUNDA = 3

/** What decides whether a consultation may be opened. */
type FaktaBuka = {
  /** The caller is its patient, or may read its texts already. */
  isTerbuka: boolean
  /** An admin knows the password of the caller's account, and could act in its name. */
  isDiatur: boolean
  /** How many openings of the caller's are not reviewed, and how many of these should have been by now. */
  belum_ditinjau: number
  terlambat: number
  /** How many accounts can review this one. */
  peninjau: number
}

/**
 * Where a life is in danger, no review that is missing and no reviewer who is missing refuses it. An account whose password
 * an admin knows never opens: it would not be known who did. Another admin can, and a mailed link ends it in a minute.
 */
export function checkBukaDarurat(
  fakta: FaktaBuka,
  kategori: KategoriDarurat,
): Verdict<'EMERGENCY_NOT_NEEDED' | 'TEXT_CLOSED' | 'EMERGENCY_REVIEW_DUE' | 'EMERGENCY_NO_REVIEWER'> {
  if (fakta.isTerbuka) return 'EMERGENCY_NOT_NEEDED'
  if (fakta.isDiatur) return 'TEXT_CLOSED'
  if (kategori === 'keselamatan_jiwa') return null
  if (fakta.belum_ditinjau >= TINJAUAN_TERTUNDA || fakta.terlambat > 0) return 'EMERGENCY_REVIEW_DUE'
  return fakta.peninjau === 0 ? 'EMERGENCY_NO_REVIEWER' : null
}

/** What decides whether an opening may be reviewed. Instants in milliseconds. */
type FaktaTinjau = {
  peninjau_id: number
  oleh: number
  pasien: number
  /** When it ended or ends: by the clock, or when it was closed. */
  berakhir: number
  isDitinjau: boolean
  /** The caller is one of those who can review it. */
  isPeninjau: boolean
}

export function checkTinjauan(
  { peninjau_id, oleh, pasien, berakhir, isDitinjau, isPeninjau }: FaktaTinjau,
  now: number,
): Verdict<'SELF_REVIEW' | 'DUTY_REQUIRED' | 'REVIEW_DONE' | 'REVIEW_TOO_SOON'> {
  if (peninjau_id === oleh || peninjau_id === pasien) return 'SELF_REVIEW'
  if (!isPeninjau) return 'DUTY_REQUIRED'
  if (isDitinjau) return 'REVIEW_DONE'
  return now < berakhir ? 'REVIEW_TOO_SOON' : null
}
