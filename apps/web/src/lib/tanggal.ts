import { namaHari, type Tanggal, tanggalWib, weekday } from '@sehati/contract/waktu'

// Everything a person reads is Jakarta's wall clock, whatever zone the browser lives in: an instant is moved to WIB
// first and its parts are then read as UTC.

const namaBulan = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const

const split = (tanggal: Tanggal) => tanggal.split('-').map(Number) as [tahun: number, bulan: number, hari: number]
const isDate = (value: string) => value.length === 10

/** The calendar date in Jakarta of a date or of any ISO instant. */
export const tanggalOf = (value: string): Tanggal => (isDate(value) ? value : tanggalWib(new Date(value)))

/** `09.00`, from a session's `09:00:00` or from an ISO instant. */
export function jam(value: string): string {
  const clock = value.includes('T')
    ? new Date(new Date(value).getTime() + 7 * 3_600_000).toISOString().slice(11, 16)
    : value
  return clock.slice(0, 5).replace(':', '.')
}

/** `09.00–10.00 WIB`. */
export const rentangJam = (jamMulai: string, jamSelesai: string): string => `${jam(jamMulai)}–${jam(jamSelesai)} WIB`

/** `Senin, 23 November 2026`. */
export function tanggalPanjang(value: string): string {
  const tanggal = tanggalOf(value)
  const [tahun, bulan, hari] = split(tanggal)
  return `${namaHari[weekday(tanggal)]}, ${hari} ${namaBulan[bulan - 1]} ${tahun}`
}

/** `23 November 2026`. */
export const tanggalTanpaHari = (value: string): string => tanggalPanjang(value).replace(/^\S+ /, '')

/** `Sen, 23 Nov`. */
export function tanggalPendek(value: string): string {
  const tanggal = tanggalOf(value)
  const [, bulan, hari] = split(tanggal)
  return `${namaHari[weekday(tanggal)]?.slice(0, 3)}, ${hari} ${namaBulan[bulan - 1]?.slice(0, 3)}`
}

/** `November 2026`, the head of a month calendar. */
export function bulanTahun(value: string): string {
  const [tahun, bulan] = split(tanggalOf(value))
  return `${namaBulan[bulan - 1]} ${tahun}`
}

/** `Senin, 23 November 2026 pukul 09.00 WIB`, from an ISO instant. */
export const waktuPanjang = (instant: string): string => `${tanggalPanjang(instant)} pukul ${jam(instant)} WIB`

const dayNumber = (tanggal: Tanggal) => Date.parse(`${tanggal}T00:00:00Z`) / 86_400_000

/** `hari ini`, `besok`, `lusa`, `3 hari lagi`, `kemarin`, `2 hari lalu`; beside a date, never instead of it. */
export function hariRelatif(value: string, today: Tanggal = tanggalWib(new Date())): string {
  const days = dayNumber(tanggalOf(value)) - dayNumber(today)
  const words: Record<number, string> = { 0: 'hari ini', 1: 'besok', 2: 'lusa', [-1]: 'kemarin' }
  return words[days] ?? (days > 0 ? `${days} hari lagi` : `${-days} hari lalu`)
}
