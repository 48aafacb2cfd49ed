import { addDays, type Tanggal, tanggalWib, weekday } from './waktu.ts'

const WEEKS = 12

/** The Monday on or before a date. */
export const mondayOf = (t: Tanggal): Tanggal => addDays(t, -((weekday(t) + 6) % 7))

/** What is counted where nothing is asked for: this week, Monday to Sunday, and the eleven before it. */
export function statistikPeriode(
  asked: { dari?: Tanggal | undefined; sampai?: Tanggal | undefined },
  now: Date,
): { dari: Tanggal; sampai: Tanggal } {
  const sampai = asked.sampai ?? addDays(mondayOf(asked.dari ?? tanggalWib(now)), asked.dari ? WEEKS * 7 - 1 : 6)
  return { dari: asked.dari ?? addDays(mondayOf(sampai), -7 * (WEEKS - 1)), sampai }
}
