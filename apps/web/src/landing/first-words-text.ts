import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { firstWords } from '../lib/first-words.ts'
import type { Language } from '../lib/language.ts'
import { messages as ui } from '../locales/en/ui.po'

export type FirstWordsText = Record<keyof typeof firstWords, Record<Language, [judul: string, isi: string]>>

/** The first words of each entrance in both languages, for the boot script. */
export function firstWordsText(): FirstWordsText {
  const inLanguage = (language: Language) => {
    i18n.loadAndActivate({ locale: language, messages: language === 'en' ? ui : {} })
    return Object.entries(firstWords).map(([name, { judul, isi }]) => [name, [t(judul), t(isi)]] as const)
  }
  const [id, en] = [Object.fromEntries(inLanguage('id')), Object.fromEntries(inLanguage('en'))]
  return Object.fromEntries(
    Object.keys(firstWords).map((name) => [name, { id: id[name], en: en[name] }]),
  ) as FirstWordsText
}
