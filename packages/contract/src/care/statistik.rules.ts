import { addDays, type Tanggal, tanggalWib, weekday } from '../base/waktu.ts'
import type { MingguStatistik } from './statistik.schema.ts'

const WEEKS: MingguStatistik = 12

/** The Monday on or before a date. */
export const mondayOf = (t: Tanggal): Tanggal => addDays(t, -((weekday(t) + 6) % 7))

/** The counted weeks: by default this week, Monday to Sunday, and the eleven before it. */
export function statistikPeriode(
  asked: { dari?: Tanggal | undefined; sampai?: Tanggal | undefined; minggu?: MingguStatistik | undefined },
  now: Date,
): { dari: Tanggal; sampai: Tanggal } {
  const weeks = asked.minggu ?? WEEKS
  const sampai = asked.sampai ?? addDays(mondayOf(asked.dari ?? tanggalWib(now)), asked.dari ? weeks * 7 - 1 : 6)
  return { dari: asked.dari ?? addDays(mondayOf(sampai), -7 * (weeks - 1)), sampai }
}
