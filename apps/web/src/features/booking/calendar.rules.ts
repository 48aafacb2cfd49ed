import { bookableDates, monthGrid } from '@sehati/contract/booking.rules'
import { addDays, type Tanggal, weekday } from '@sehati/contract/waktu'
import { tanggalPanjang } from '../../lib/tanggal.ts'

export type CalendarDay = {
  tanggal: Tanggal
  isInMonth: boolean
  isToday: boolean
  /** Why it cannot be chosen; null where it can. */
  blocked: string | null
}

/** Why a day cannot be booked, in a sentence; null where it can. The window itself is the contract's rule. */
export function blockedReason(tanggal: Tanggal, today: Tanggal): string | null {
  const open = bookableDates(today)
  if (open.includes(tanggal)) return null
  if (tanggal < today) return 'Tanggal ini sudah lewat.'
  if (weekday(tanggal) === 0 || weekday(tanggal) === 6) return 'Layanan tutup pada hari Sabtu dan Minggu.'
  return `Pemesanan baru dibuka sampai ${tanggalPanjang(open.at(-1) ?? today)}.`
}

/** The 42 days around a date's month in six weeks, Sunday first. */
export function calendarWeeks(shown: Tanggal, today: Tanggal): CalendarDay[][] {
  const days = monthGrid(shown).map((tanggal) => ({
    tanggal,
    isInMonth: tanggal.slice(0, 7) === shown.slice(0, 7),
    isToday: tanggal === today,
    blocked: blockedReason(tanggal, today),
  }))
  return Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

const pad = (n: number) => String(n).padStart(2, '0')

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(tanggal: Tanggal, n: number): Tanggal {
  const [tahun, bulan, hari] = tanggal.split('-').map(Number) as [number, number, number]
  const month = tahun * 12 + bulan - 1 + n
  const yearAndMonth = `${Math.floor(month / 12)}-${pad((month % 12) + 1)}`
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return `${yearAndMonth}-${pad(Math.min(hari, lastDay))}`
}

const steps: Record<string, (at: Tanggal) => Tanggal> = {
  ArrowLeft: (at) => addDays(at, -1),
  ArrowRight: (at) => addDays(at, 1),
  ArrowUp: (at) => addDays(at, -7),
  ArrowDown: (at) => addDays(at, 7),
  Home: (at) => addDays(at, -weekday(at)),
  End: (at) => addDays(at, 6 - weekday(at)),
  PageUp: (at) => addMonths(at, -1),
  PageDown: (at) => addMonths(at, 1),
}

/** Where a key leads from a date; null for a key that moves nothing. */
export const stepByKey = (at: Tanggal, key: string): Tanggal | null => steps[key]?.(at) ?? null

/** The months that may be looked at: from this one to the one that holds the last bookable day. */
export const isShownMonth = (tanggal: Tanggal, today: Tanggal): boolean => {
  const month = tanggal.slice(0, 7)
  return month >= today.slice(0, 7) && month <= (bookableDates(today).at(-1) ?? today).slice(0, 7)
}
