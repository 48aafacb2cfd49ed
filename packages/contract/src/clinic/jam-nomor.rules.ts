import { defaultLanguage, type Language } from '../base/language.ts'
import { addDays, type Hari, hariOf, isoWib, type Jam, type Tanggal } from '../base/waktu.ts'

/** When a number is answered, by the clock of Jakarta. Hours that do not end after they begin end on the next day. */
export type Dilayani = { hari: readonly Hari[]; dari: Jam; sampai: Jam }

/** Whether the number is answered at this instant; always where no hours are known. */
export function isDilayani(dilayani: Dilayani | null, at: Date): boolean {
  if (!dilayani) return true
  const { hari, dari, sampai } = dilayani
  const [today, jam] = [isoWib(at).slice(0, 10), isoWib(at).slice(11, 19)]
  const isDay = (t: Tanggal) => hari.includes(hariOf(t))
  if (dari < sampai) return isDay(today) && dari <= jam && jam < sampai
  return (isDay(today) && dari <= jam) || (isDay(addDays(today, -1)) && jam < sampai)
}

/** The line of a number for a page in this language, and the language in which it is written. */
export function barisNomor({ isi, isi_en }: { isi: string; isi_en: string | null }, bahasa: Language) {
  const written: Record<Language, string | null> = { id: isi, en: isi_en }
  const own = written[bahasa]
  return own === null ? { isi, lang: defaultLanguage } : { isi: own, lang: bahasa }
}
