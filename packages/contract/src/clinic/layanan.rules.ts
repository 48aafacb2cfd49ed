import { urlOf } from '../base/url.ts'

/** Below this many users no count is shown: a small number could point to single people. */
const SEDIKIT = 10

/** A count as the public reads it: rounded down to two digits, below 100 to tens; null below 10. */
export function jumlahTerbuka(jumlah: number): number | null {
  if (jumlah < SEDIKIT) return null
  const langkah = 10 ** Math.max(1, Math.floor(Math.log10(jumlah)) - 1)
  return Math.floor(jumlah / langkah) * langkah
}

/** A telephone number as a `tel:` link takes it: digits, and a plus sign in front. */
export const telOf = (nomor: string): string => nomor.replace(/[^\d+]/g, '')

/** Digits with an optional plus sign in front, divided by spaces, dots, dashes and brackets. */
const PENULISAN = /^[+(]?\d[\d ().-]*$/
export const isNomorTelepon = (text: string): boolean => PENULISAN.test(text) && /^\+?\d{3,15}$/.test(telOf(text))

export const isAlamatHttps = (text: string): boolean => /^https:\/\/\S+$/.test(text) && urlOf(text)?.username === ''

/** The national numbers that every list has, at all hours; their place in it is the clinic's choice. */
export const nomorTetap = ['119', '112'] as const

/** Whether a list of emergency numbers has 119 and 112 themselves, no extension of theirs, always answered: `dilayani` is null. */
export const hasNomorTetap = (
  list: readonly { nomor: string; ext: string | null; dilayani: object | null }[],
): boolean =>
  nomorTetap.every((tetap) =>
    list.some(({ nomor, ext, dilayani }) => nomor === tetap && ext === null && dilayani === null),
  )
