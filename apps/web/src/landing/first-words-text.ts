import { i18n, type Messages } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { inEachLanguage, type Language } from '@sehati/contract/base/language'
import { firstWords } from '../base/lib/first-words.ts'
import { messages as base } from '../locales/en/base.po'

export type FirstWordsText = Record<keyof typeof firstWords, Record<Language, [judul: string, isi: string]>>

const catalogues: Record<Language, Messages> = { id: {}, en: base }

/** The first words of each entrance in each language, for the boot script. */
export function firstWordsText(): FirstWordsText {
  const textOf = ({ judul, isi }: (typeof firstWords)[keyof typeof firstWords]) =>
    inEachLanguage((language) => {
      i18n.loadAndActivate({ locale: language, messages: catalogues[language] })
      return [t(judul), t(isi)]
    })
  return Object.fromEntries(Object.entries(firstWords).map(([name, words]) => [name, textOf(words)])) as FirstWordsText
}
