import { isScheduled } from '../konsultasi/rules.ts'
import type { Konsultasi } from '../konsultasi/schema.ts'
import type { Verdict } from '../user/rules.ts'
import type { Tanggal } from '../waktu.ts'

type Span = { dari: Tanggal; sampai: Tanggal }

/** Leave may begin in the past (a professional fell ill yesterday), but leave that is over changes nothing. */
export const checkCuti = ({ sampai }: Span, today: Tanggal): Verdict => (sampai < today ? 'LEAVE_IN_PAST' : null)

/** Whether this consultation is one that this leave strands, so that its professional may move or cancel it. */
export function checkStranded(k: Pick<Konsultasi, 'status' | 'tanggal'>, cuti: Span, now: Date): Verdict {
  if (!isScheduled(k.status)) return 'NOT_OPEN'
  if (new Date(k.tanggal) <= now) return 'TOO_LATE'
  const tanggal = k.tanggal.slice(0, 10)
  return tanggal < cuti.dari || tanggal > cuti.sampai ? 'NOT_STRANDED' : null
}
