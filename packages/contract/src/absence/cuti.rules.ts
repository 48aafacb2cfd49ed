import type { Verdict } from '../base/verdict.ts'
import type { Tanggal } from '../base/waktu.ts'
import type { Rentang } from './terdampak.rules.ts'

/** Leave may begin in the past (a professional fell ill yesterday), but leave that is over changes nothing. */
export const checkCuti = ({ sampai }: Rentang, today: Tanggal): Verdict<'LEAVE_IN_PAST'> =>
  sampai < today ? 'LEAVE_IN_PAST' : null
