import type { Verdict } from '../base/verdict.ts'
import type { Jawaban } from './tawaran-waktu.rules.ts'

/**
 * How an offer ended: the patient agreed or declined, it expired, the request was answered, moved or cancelled meanwhile
 * (`gugur`), or an admin withdrew it.
 */
export const semuaHasilAlihan = ['diterima', 'ditolak', 'habis', 'gugur', 'ditarik'] as const

/** What the patient says to an offer: yes, no, or nothing so far. Null where it ended without them. */
export function jawabanAlihan(hasil: (typeof semuaHasilAlihan)[number] | 'menunggu'): Jawaban | null {
  switch (hasil) {
    case 'diterima':
      return 'ya'
    case 'ditolak':
      return 'tidak'
    case 'menunggu':
    case 'habis':
      return 'diam'
    case 'gugur':
    case 'ditarik':
      return null
    default:
      return hasil satisfies never
  }
}

const MENIT = 60_000
const JAM = 60 * MENIT
/** How many hours a patient has at most to decide, and how many hours before the offered time an offer ends at the latest. */
export const ALIHAN_JAM = 24
export const ALIHAN_SEBELUM_JAM = 2
/** An offer that a patient cannot read in time is none. */
const PALING_SINGKAT = 15 * MENIT

type Waktu = {
  /** The start of the request, and of the offered time. */
  semula: Date
  tawaran: Date
  /** How many minutes before its start the type is booked at the latest. */
  pemberitahuan_menit: number
}

/**
 * Until when the patient may agree: `ALIHAN_JAM`, or `ALIHAN_SEBELUM_JAM` before the offered time, or as long before as its type is booked at
 * the latest, or the start of the request, which is the earliest. Null where that leaves less than 15 minutes.
 */
export function tenggatAlihan(now: Date, { semula, tawaran, pemberitahuan_menit }: Waktu): Date | null {
  const sebelum = Math.max(ALIHAN_SEBELUM_JAM * JAM, pemberitahuan_menit * MENIT)
  const batas = Math.min(now.getTime() + ALIHAN_JAM * JAM, tawaran.getTime() - sebelum, semula.getTime())
  return batas < now.getTime() + PALING_SINGKAT ? null : new Date(batas)
}

/** An offer is agreed to or declined while it is open and its time is not over. */
export const checkJawaban = (
  { hasil, habis_pada }: { hasil: string | null; habis_pada: Date },
  now: Date,
): Verdict<'HANDOVER_REFUSED'> => (hasil === null && habis_pada > now ? null : 'HANDOVER_REFUSED')

type Pengajuan = { created_at: string; jawab_sebelum: string | null }

/**
 * Whether it is time to think of another professional: half of the time to answer is over. Of a request that was moved, this is
 * sooner than the reminder of its professional, because its own beginning is not known here.
 */
export function isPerluDialihkan({ created_at, jawab_sebelum }: Pengajuan, now: Date): boolean {
  if (jawab_sebelum === null) return false
  return now.getTime() >= (Date.parse(created_at) + Date.parse(jawab_sebelum)) / 2
}
