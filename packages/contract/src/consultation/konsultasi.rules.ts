import { type Actor, isAdmin, type LevelId, roles } from '../base/access.ts'
import { URUNGKAN_MS } from '../base/constants.ts'
import type { Verdict } from '../base/verdict.ts'
import { instantOf } from '../base/waktu.ts'
import type { Kelas, Konsultasi, SebabBatal, StatusKonsultasi } from './konsultasi.schema.ts'

/**
 * What each status means. `scheduled`: the consultation is to take place, and is counted so on a dashboard. `open`: the
 * patient waits for the professional's decision; at most one such consultation per patient and professional. `live`: it holds
 * its slot. `agreed`: the professional has agreed to see the patient, or has seen them.
 */
const meaningOf: Record<StatusKonsultasi, { scheduled: boolean; open: boolean; live: boolean; agreed: boolean }> = {
  diajukan: { scheduled: true, open: true, live: true, agreed: false },
  menunggu: { scheduled: true, open: true, live: true, agreed: false },
  disetujui: { scheduled: true, open: false, live: true, agreed: true },
  dibatalkan: { scheduled: false, open: false, live: false, agreed: false },
  selesai: { scheduled: false, open: false, live: true, agreed: true },
}

export const isScheduled = (status: StatusKonsultasi): boolean => meaningOf[status].scheduled
export const isOpen = (status: StatusKonsultasi): boolean => meaningOf[status].open
export const isLive = (status: StatusKonsultasi): boolean => meaningOf[status].live
export const isAgreed = (status: StatusKonsultasi): boolean => meaningOf[status].agreed

const statuses = Object.keys(meaningOf) as StatusKonsultasi[]
export const scheduledStatuses: readonly StatusKonsultasi[] = statuses.filter(isScheduled)
export const openStatuses: readonly StatusKonsultasi[] = statuses.filter(isOpen)
export const liveStatuses: readonly StatusKonsultasi[] = statuses.filter(isLive)
export const agreedStatuses: readonly StatusKonsultasi[] = statuses.filter(isAgreed)

/** The class of the consultations with a professional of this level, as the database gives it; null where it is no profession. */
export function kelasOf(level: LevelId): Kelas | null {
  const { nama } = roles[level]
  switch (nama) {
    case 'dokter':
      return 'medis'
    case 'psikolog':
      return 'psikologi'
    case 'admin':
    case 'karyawan':
    case 'user':
      return null
    default:
      return nama satisfies never
  }
}

/** The side that cancelled. Where the patient did not come, neither did. */
export type SisiBatal = 'pasien' | 'klinik'

/** Whether the patient cancelled, in time or late. */
export const isBatalPasien = (sebab: SebabBatal | null): boolean => sebab === 'pasien' || sebab === 'pasien_terlambat'

/** Whether the clinic cancelled, or let the request run out. */
export const isBatalKlinik = (sebab: SebabBatal | null): boolean => sebab === 'klinik' || sebab === 'tidak_dijawab'

/** What counts against the patient, who may object to it: an absence, and a late cancellation. */
export const sebabBerpoin = ['tidak_hadir', 'pasien_terlambat'] as const satisfies readonly SebabBatal[]
export const isBerpoin = (sebab: SebabBatal | null): boolean => sebabBerpoin.some((one) => one === sebab)

/** Whether there is something to record of its attendance, now or later: it is approved, or an absence was recorded. */
export const hasKehadiran = (k: Pick<Konsultasi, 'status' | 'sebab_batal'>): boolean =>
  k.status === 'disetujui' || k.sebab_batal === 'tidak_hadir'

/** The patient has said that they will be there, and the consultation still lies ahead. */
export const akanHadir = (k: Pick<Konsultasi, 'status' | 'dikonfirmasi_pada'>): boolean =>
  k.dikonfirmasi_pada !== null && isScheduled(k.status)

/** Approved, and its time is over: the professional has not said yet that it took place. */
export const isUnclosed = (k: Pick<Konsultasi, 'status' | 'tanggal' | 'jam_selesai' | 'zona'>, now: Date): boolean =>
  k.status === 'disetujui' && instantOf(k.tanggal.slice(0, 10), k.jam_selesai, k.zona) <= now

/** A form that meets an unknown value shows the first status; the wire refuses it. */
export const statusForForm = (value: string, known: readonly StatusKonsultasi[]): StatusKonsultasi =>
  known.find((status) => status === value) ?? 'diajukan'

/** When a consultation got the status that it has: by whom (null: the service itself), and from which; null where nothing is recorded. */
export type PindahTerakhir = { oleh: number | null; waktu: string; dari: StatusKonsultasi }

const isFresh = ({ waktu }: PindahTerakhir, now: Date) => now.getTime() - new Date(waktu).getTime() <= URUNGKAN_MS

/** Whether a move to this status takes back the caller's own `selesai` of a moment ago. */
const takesBack = (k: Pick<Konsultasi, 'status'>, to: StatusKonsultasi, by: Pengubah) =>
  k.status === 'selesai' &&
  by.last !== null &&
  by.last.dari === to &&
  by.last.oleh === by.actor.user_id &&
  isFresh(by.last, by.now)

export type Pengubah = { actor: Pick<Actor, 'user_id' | 'level_id'>; last: PindahTerakhir | null; now: Date }

/** Whether this move makes a consultation live again, so that its slot and its people must be checked again. */
export const isReopening = (k: Pick<Konsultasi, 'status'>, to: StatusKonsultasi, by: Pengubah): boolean =>
  !isScheduled(k.status) && to !== k.status && to !== 'dibatalkan' && !takesBack(k, to, by)

/**
 * Judges a move. From a scheduled status to any other. What is `dibatalkan` or `selesai` is reopened while it lies ahead and
 * has no review; what the patient cancelled or what ran out, only by an admin. Staying where one is is no move.
 */
export function checkStatusMove(
  k: Pick<Konsultasi, 'status' | 'tanggal' | 'has_feedback' | 'sebab_batal'>,
  to: StatusKonsultasi,
  by: Pengubah,
): Verdict<'HAS_FEEDBACK' | 'STATUS_FINAL' | 'REQUEST_EXPIRED' | 'REOPEN_STARTED'> {
  if (k.status === to || isScheduled(k.status)) return null
  if (k.has_feedback) return 'HAS_FEEDBACK'
  if (isBatalPasien(k.sebab_batal) && !isAdmin(by.actor.level_id)) return 'STATUS_FINAL'
  if (k.sebab_batal === 'tidak_dijawab' && !isAdmin(by.actor.level_id)) return 'REQUEST_EXPIRED'
  return isReopening(k, to, by) && new Date(k.tanggal) <= by.now ? 'REOPEN_STARTED' : null
}

/**
 * Whether an admin may write a reply: the first one, and where strict privacy is off. A later one would replace what the admin
 * cannot read.
 */
export const checkBalasanAdmin = (
  k: Pick<Konsultasi, 'ada_balasan'>,
  isStrict: boolean,
): Verdict<'REPLY_BY_PROFESSIONAL'> => (k.ada_balasan || isStrict ? 'REPLY_BY_PROFESSIONAL' : null)

/** A professional books follow-ups of what they have agreed to: its patient is one of theirs. */
export const checkLanjutan = ({ status }: Pick<Konsultasi, 'status'>): Verdict<'NOT_YOUR_PATIENT'> =>
  isAgreed(status) ? null : 'NOT_YOUR_PATIENT'

/** A patient may still cancel or move a scheduled consultation until it starts. */
export function checkPatientChange(
  k: Pick<Konsultasi, 'status' | 'tanggal'>,
  now: Date,
): Verdict<'NOT_OPEN' | 'TOO_LATE'> {
  if (!isScheduled(k.status)) return 'NOT_OPEN'
  return new Date(k.tanggal) <= now ? 'TOO_LATE' : null
}

/** A patient may take back their own cancellation for a moment, as long as the consultation lies ahead. */
export function checkUrungkan(
  k: Pick<Konsultasi, 'status' | 'tanggal' | 'user_id'>,
  cancelled: PindahTerakhir | null,
  now: Date,
): Verdict<'NOT_CANCELLED' | 'UNDO_EXPIRED' | 'UNDO_STARTED'> {
  if (k.status !== 'dibatalkan' || !cancelled) return 'NOT_CANCELLED'
  if (cancelled.oleh !== k.user_id || !isFresh(cancelled, now)) return 'UNDO_EXPIRED'
  return new Date(k.tanggal) <= now ? 'UNDO_STARTED' : null
}

export function checkFeedback(
  k: Pick<Konsultasi, 'status' | 'has_feedback'>,
): Verdict<'NOT_FINISHED' | 'FEEDBACK_EXISTS'> {
  if (k.status !== 'selesai') return 'NOT_FINISHED'
  return k.has_feedback ? 'FEEDBACK_EXISTS' : null
}
