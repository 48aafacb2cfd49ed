import type { Language } from '@sehati/contract/base/language'
import {
  isoDi,
  namaHari,
  namaZona,
  type Tanggal,
  tanggalWib,
  WIB,
  weekday,
  type Zona,
} from '@sehati/contract/base/waktu'
import { language } from './language.ts'

// What a person reads of a session or a consultation is the wall clock of its clinic, everything else that of Jakarta, in
// every time zone of the browser. Their dates are always the same (docs/adr/0045).

// The landing page's script reads dates too: words of English that it needs stand here and in no catalogue.
const months: Record<Language, readonly string[]> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const weekdays: Record<Language, readonly string[]> = {
  id: namaHari,
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}
const at: Record<Language, string> = { id: 'pukul', en: 'at' }

/** The days near today by their distance, and all others. */
type Relative = { near: Record<number, string>; ahead: (days: number) => string; ago: (days: number) => string }
const relative: Record<Language, Relative> = {
  id: {
    near: { 0: 'hari ini', 1: 'besok', 2: 'lusa', [-1]: 'kemarin' },
    ahead: (days) => `${days} hari lagi`,
    ago: (days) => `${days} hari lalu`,
  },
  en: {
    near: { 0: 'today', 1: 'tomorrow', [-1]: 'yesterday' },
    ahead: (days) => `in ${days} days`,
    ago: (days) => `${days} days ago`,
  },
}

const bulan = (n: number): string => months[language()][n - 1] ?? ''

/** The seven weekdays by name, Sunday first. */
export const hariSeminggu = (): readonly string[] => weekdays[language()]

const split = (tanggal: Tanggal) => tanggal.split('-').map(Number) as [tahun: number, bulan: number, hari: number]
const isDate = (value: string) => value.length === 10

/** The calendar date in Jakarta of a date or of any ISO instant. */
export const tanggalOf = (value: string): Tanggal => (isDate(value) ? value : tanggalWib(new Date(value)))

/** `09.00`, from a session's `09:00:00`, or from an ISO instant by the clock of a zone. */
export const jam = (value: string, zona: Zona = WIB): string =>
  (value.includes('T') ? isoDi(new Date(value), zona).slice(11) : value).slice(0, 5).replace(':', '.')

/** `09.00 WIB`. */
export const pukulDi = (value: string, zona: Zona): string => `${jam(value, zona)} ${namaZona(zona)}`

/** `09.00–10.00 WIB`. */
export const rentangJam = (jamMulai: string, jamSelesai: string, zona: Zona): string =>
  `${jam(jamMulai, zona)}–${pukulDi(jamSelesai, zona)}`

/** `Senin, 23 November 2026`. */
export function tanggalPanjang(value: string): string {
  const tanggal = tanggalOf(value)
  const [tahun, ke, hari] = split(tanggal)
  return `${hariSeminggu()[weekday(tanggal)]}, ${hari} ${bulan(ke)} ${tahun}`
}

/** `Senin, 23 November`. */
export const tanggalTanpaTahun = (value: string): string => tanggalPanjang(value).replace(/ \d+$/, '')

/** `23 November 2026`. */
export const tanggalTanpaHari = (value: string): string => tanggalPanjang(value).replace(/^\S+ /, '')

/** `Sen, 23 Nov`. */
export function tanggalPendek(value: string): string {
  const tanggal = tanggalOf(value)
  const [, ke, hari] = split(tanggal)
  return `${hariSeminggu()[weekday(tanggal)]?.slice(0, 3)}, ${hari} ${bulan(ke).slice(0, 3)}`
}

/** `November 2026`, the head of a month calendar. */
export function bulanTahun(value: string): string {
  const [tahun, ke] = split(tanggalOf(value))
  return `${bulan(ke)} ${tahun}`
}

/** `Senin, 23 November 2026 pukul 09.00 WIB`, from a date and a time. */
export const tanggalPukul = (tanggal: string, pukul: string, zona: Zona): string =>
  `${tanggalPanjang(tanggal)} ${at[language()]} ${pukulDi(pukul, zona)}`

/** `Senin, 23 November 2026 pukul 09.00–10.00 WIB`, from a date and a session's hours. */
export const tanggalRentang = (tanggal: string, jamMulai: string, jamSelesai: string, zona: Zona): string =>
  tanggalPukul(tanggal, jamMulai, zona).replace(/\S+ \S+$/, rentangJam(jamMulai, jamSelesai, zona))

/** From an ISO instant that belongs to no clinic, in Jakarta. */
export const waktuPanjang = (instant: string): string => waktuSesi({ tanggal: instant, zona: WIB })

/** When a consultation begins, by the clock of its clinic. `tanggal` is an ISO instant. */
export const waktuSesi = ({ tanggal, zona }: { tanggal: string; zona: Zona }): string =>
  tanggalPukul(tanggal, tanggal, zona)

const dayNumber = (tanggal: Tanggal) => Date.parse(`${tanggal}T00:00:00Z`) / 86_400_000

/** `hari ini`, `besok`, `lusa`, `3 hari lagi`, `kemarin`, `2 hari lalu`; beside a date, never instead of it. */
export function hariRelatif(value: string, today: Tanggal): string {
  const days = dayNumber(tanggalOf(value)) - dayNumber(today)
  const { near, ahead, ago } = relative[language()]
  return near[days] ?? (days > 0 ? ahead(days) : ago(-days))
}
