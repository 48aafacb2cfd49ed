import type { LevelId } from './access.ts'
import { URUNGKAN_MS } from './constants.ts'
import type { Konsultasi, StatusKonsultasi } from './konsultasi.schema.ts'
import type { Verdict } from './user.rules.ts'

/** Counted as scheduled on a dashboard. */
export const scheduledStatuses = ['diajukan', 'menunggu', 'disetujui'] as const satisfies StatusKonsultasi[]

/** The patient waits for an answer; at most one such consultation per patient and professional. */
export const openStatuses = ['diajukan', 'menunggu'] as const satisfies StatusKonsultasi[]

export const isScheduled = (status: StatusKonsultasi): boolean =>
  (scheduledStatuses as readonly string[]).includes(status)

/** The patient has said that they will be there, and the consultation still lies ahead. */
export const akanHadir = (k: Pick<Konsultasi, 'status' | 'dikonfirmasi_pada'>): boolean =>
  k.dikonfirmasi_pada !== null && isScheduled(k.status)

/** A form that meets an unknown value shows the first status; the wire refuses it. */
export const statusForForm = (value: string, known: readonly StatusKonsultasi[]): StatusKonsultasi =>
  known.find((status) => status === value) ?? 'diajukan'

/**
 * Judges a move. From a scheduled status to any other; `dibatalkan` and `selesai` are final for a professional, an
 * admin may reopen them while nobody has reviewed. Staying where one is is no move.
 */
export function checkStatusMove(
  level: LevelId,
  from: StatusKonsultasi,
  to: StatusKonsultasi,
  hasFeedback: boolean,
): Verdict {
  if (from === to || isScheduled(from)) return null
  if (level !== 1) return 'STATUS_FINAL'
  return hasFeedback ? 'HAS_FEEDBACK' : null
}

/** A patient may still cancel or move a scheduled consultation until it starts. */
export function checkPatientChange(k: Pick<Konsultasi, 'status' | 'tanggal'>, now: Date): Verdict {
  if (!isScheduled(k.status)) return 'NOT_OPEN'
  return new Date(k.tanggal) <= now ? 'TOO_LATE' : null
}

/** How a consultation was cancelled last: by whom, when, and from which status; null where it never was. */
export type PembatalanTerakhir = { oleh: number; waktu: string; dari: StatusKonsultasi }

/** A patient may take back their own cancellation for a moment, as long as the consultation lies ahead. */
export function checkUrungkan(
  k: Pick<Konsultasi, 'status' | 'tanggal' | 'user_id'>,
  cancelled: PembatalanTerakhir | null,
  now: Date,
): Verdict {
  if (k.status !== 'dibatalkan' || !cancelled) return 'NOT_CANCELLED'
  const isFresh = now.getTime() - new Date(cancelled.waktu).getTime() <= URUNGKAN_MS
  if (cancelled.oleh !== k.user_id || !isFresh) return 'UNDO_EXPIRED'
  return new Date(k.tanggal) <= now ? 'UNDO_STARTED' : null
}

export function checkFeedback(k: Pick<Konsultasi, 'status' | 'has_feedback'>): Verdict {
  if (k.status !== 'selesai') return 'NOT_FINISHED'
  return k.has_feedback ? 'FEEDBACK_EXISTS' : null
}

/** Fields that an update may change, and those that move by themselves. */
const free = new Set([
  'status',
  'initial_consult',
  'updated_at',
  'has_feedback',
  'dikonfirmasi_pada',
  'foto_pasien_url',
  'foto_profesional_url',
])

/** The first field of a returned object that differs from what is stored and may not be changed; null when none does. */
export function lockedFieldChanged(sent: Record<string, unknown>, stored: Konsultasi): string | null {
  const changed = Object.entries(stored).find(
    ([field, value]) => !free.has(field) && sent[field] !== undefined && !sameValue(field, sent[field], value),
  )
  return changed?.[0] ?? null
}

/** Dates are the same instant or the same day; a number of BPJS may have lost its leading zeros, and is 0 where there is none. */
function sameValue(field: string, sent: unknown, stored: unknown): boolean {
  if (sent === stored) return true
  if (field === 'tanggal' && typeof sent === 'string' && typeof stored === 'string') {
    return sent === stored.slice(0, 10) || new Date(sent).getTime() === new Date(stored).getTime()
  }
  const mayBeNumber = sent === null || typeof sent === 'string' || typeof sent === 'number'
  if (field === 'no_bpjs' && mayBeNumber) return Number(sent) === Number(stored)
  return false
}
