import type { Verdict } from '../base/verdict.ts'

/** Whether a row of the own trail can be reported: one that another account caused. Rows of the service itself cannot. */
export const canLaporkan = ({ pelaku }: { pelaku: object | null }): boolean => pelaku !== null

/** What decides whether a report may be answered by the account `peninjau_id`. */
type FaktaTanggapan = {
  peninjau_id: number
  /** Who caused the row, and who reported it. */
  pelaku: number
  pelapor: number
  isDitanggapi: boolean
  /** The caller is one of those who can review it. */
  isPeninjau: boolean
}

export function checkTanggapan({
  peninjau_id,
  pelaku,
  pelapor,
  ...of
}: FaktaTanggapan): Verdict<'SELF_REVIEW' | 'DUTY_REQUIRED' | 'REPORT_ANSWERED'> {
  if (peninjau_id === pelaku || peninjau_id === pelapor) return 'SELF_REVIEW'
  if (!of.isPeninjau) return 'DUTY_REQUIRED'
  return of.isDitanggapi ? 'REPORT_ANSWERED' : null
}
