import type { Language } from '@sehati/contract/base/language'
import { language } from './language.ts'

const grouped = (n: number, mark = '.') => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, mark)
const marks: Record<Language, { thousands: string; decimal: string }> = {
  id: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
}

/** `Rp50.000`: no space, dots for thousands, in English too: so it stands on every price tag in the country. */
export const rupiah = (n: number): string => (n < 0 ? `-Rp${grouped(-n)}` : `Rp${grouped(n)}`)

/** `1.234`; in English `1,234`. */
export function bilangan(n: number): string {
  const words = grouped(Math.abs(n), marks[language()].thousands)
  return n < 0 ? `-${words}` : words
}

/** `4,5` or `4`: with a comma; in English `4.5`. */
export const angka = (n: number | string): string => String(n).replace('.', marks[language()].decimal)

/** `4,0`: always one decimal. */
export const desimal = (n: number): string => angka(n.toFixed(1))
