import { i18n, type Messages } from '@lingui/core'
import { defaultLanguage, type Language } from '@sehati/contract/base/language'
import { becomeLanguage, language } from './language.ts'

/** The translations of each language, by the Indonesian of components and contract. */
const catalogues: Record<Language, () => Promise<Messages>> = {
  id: async () => ({}),
  en: async () => (await import('./english.ts')).english,
}

/** Readies the language of this page before the first render. Where its catalogue cannot be fetched, it is Indonesian. */
export async function startLanguage(): Promise<void> {
  const messages = await catalogues[language()]().catch(() => null)
  if (!messages) becomeLanguage(defaultLanguage)
  i18n.loadAndActivate({ locale: language(), messages: messages ?? {} })
}
