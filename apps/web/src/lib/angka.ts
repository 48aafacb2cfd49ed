import { language } from './language.ts'

const grouped = (n: number, mark = '.') => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, mark)
const isEnglish = () => language() === 'en'

/** `Rp50.000`: no space, dots for thousands, in English too: so it stands on every price tag in the country. */
export const rupiah = (n: number): string => (n < 0 ? `-Rp${grouped(-n)}` : `Rp${grouped(n)}`)

/** `1.234`; in English `1,234`. */
export function bilangan(n: number): string {
  const words = grouped(Math.abs(n), isEnglish() ? ',' : '.')
  return n < 0 ? `-${words}` : words
}

/** `4,5`: one decimal, with a comma; in English `4.5`. */
export const desimal = (n: number): string => (isEnglish() ? n.toFixed(1) : n.toFixed(1).replace('.', ','))
