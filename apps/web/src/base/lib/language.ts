import { defaultLanguage, type Language, languageOf, languages } from '@sehati/contract/base/language'
import { localStore } from './local-store.ts'

const STORED = 'bahasa'

let current = languageOf(globalThis.document?.documentElement.lang)

/** The language of this page; `boot.js` has chosen it before anything is painted. */
export const language = (): Language => current

/** Whether this page is in another language than the one in which the product is written. */
export const isTranslated = (): boolean => current !== defaultLanguage

/** The languages to which this page can be changed. */
export const otherLanguages = (): Language[] => languages.filter((one) => one !== current)

/** A URL of the service that keeps the language of this page. */
export const inThisLanguage = (path: string): string =>
  isTranslated() ? `${path}${path.includes('?') ? '&' : '?'}${STORED}=${current}` : path

/** For code that loads a language: the start of the application, the prerender, tests. */
export function becomeLanguage(next: Language): void {
  current = next
  if (globalThis.document) document.documentElement.lang = next
}

/** Stores the language and reloads the page, because text in the old language may be cached in many places. */
export function chooseLanguage(next: Language): void {
  if (localStore.set(STORED, next)) location.reload()
  // The address then carries the choice.
  else location.search = `?${STORED}=${next}`
}
