import { addDays, type Tanggal } from '@sehati/contract/base/waktu'
import { isWorkday } from '@sehati/contract/schedule/jendela.rules'
import { hariLibur } from './content/hari-libur.ts'

/** Monday to Friday, holidays and joint leave excepted. */
export const isServiceDay = (t: Tanggal): boolean => isWorkday(t) && !hariLibur.has(t)

/** The nearest service days after (step 1) or before (step -1) a date, without the date, nearest first. */
export function serviceDays(from: Tanggal, step: 1 | -1, count: number): Tanggal[] {
  const days: Tanggal[] = []
  for (let day = addDays(from, step); days.length < count; day = addDays(day, step))
    if (isServiceDay(day)) days.push(day)
  return days
}
