import { defaultLanguage, type Language } from '@sehati/contract/base/language'
import { language } from '../../base/lib/language.ts'

/** The word of a reason for a visit on this page, and the language in which it is written. */
export function kataAlasan({ kata, kata_en }: { kata: string; kata_en: string | null }) {
  const written: Record<Language, string | null> = { id: kata, en: kata_en }
  const own = written[language()]
  return own === null ? { kata, lang: defaultLanguage } : { kata: own, lang: language() }
}
