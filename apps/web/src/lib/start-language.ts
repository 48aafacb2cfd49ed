import { i18n } from '@lingui/core'
import { becomeLanguage, language } from './language.ts'

/** Readies the language of this page before the first render. Where its catalogue cannot be fetched, it is Indonesian. */
export async function startLanguage(): Promise<void> {
  const catalogue = language() === 'en' ? await import('./english.ts').catch(() => null) : null
  if (!catalogue) becomeLanguage('id')
  i18n.loadAndActivate({ locale: language(), messages: catalogue?.english ?? {} })
}
