import type { Verdict } from '../base/verdict.ts'
import { checkPatientChange, isOpen } from '../consultation/konsultasi.rules.ts'
import type { Konsultasi } from '../consultation/konsultasi.schema.ts'

/** How many other times a consultation is offered at once. */
export const MAX_TAWARAN_WAKTU = 3

/**
 * How an offer of times ended: the patient took one or declined, the consultation was answered, moved or cancelled otherwise
 * (`gugur`), or a newer offer replaced it.
 */
export const semuaHasilTawaranWaktu = ['diambil', 'ditolak', 'gugur', 'diganti'] as const

/** A professional offers other times for what waits for their decision and still lies ahead. */
export const checkTawarkan = (
  k: Pick<Konsultasi, 'status' | 'tanggal'>,
  now: Date,
): Verdict<'NOT_OPEN' | 'TOO_LATE'> => (isOpen(k.status) ? checkPatientChange(k, now) : 'NOT_OPEN')

/** What the patient says to an offer: yes, no, or nothing so far. Null where the offer ended without them. */
export const semuaJawaban = ['ya', 'tidak', 'diam'] as const
export type Jawaban = (typeof semuaJawaban)[number]
export function jawabanOf(hasil: (typeof semuaHasilTawaranWaktu)[number] | 'menunggu' | 'lewat'): Jawaban | null {
  switch (hasil) {
    case 'diambil':
      return 'ya'
    case 'ditolak':
      return 'tidak'
    case 'menunggu':
    case 'lewat':
      return 'diam'
    case 'gugur':
    case 'diganti':
      return null
    default:
      return hasil satisfies never
  }
}
