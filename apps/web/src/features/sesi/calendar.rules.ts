import { addDays, type Tanggal, weekday } from '@sehati/contract/waktu'

const daysIn = (tahun: number, bulan: number) => new Date(Date.UTC(tahun, bulan, 0)).getUTCDate()

/** The same day of another month, or that month's last where it has no such day. */
export function addMonths(tanggal: Tanggal, n: number): Tanggal {
  const [tahun, bulan, hari] = tanggal.split('-').map(Number) as [number, number, number]
  const months = tahun * 12 + bulan - 1 + n
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const toDay = Math.min(hari, daysIn(toYear, toMonth))
  return `${toYear}-${String(toMonth).padStart(2, '0')}-${String(toDay).padStart(2, '0')}`
}

/** Where a key leads from this date in a grid of weeks that start on Sunday; null for a key that means nothing here. */
export function stepOf(key: string, from: Tanggal): Tanggal | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'Home':
      return addDays(from, -weekday(from))
    case 'End':
      return addDays(from, 6 - weekday(from))
    case 'PageUp':
      return addMonths(from, -1)
    case 'PageDown':
      return addMonths(from, 1)
    default:
      return null
  }
}
