import { localStore } from './local-store.ts'

/** The languages of the interface. Indonesian is the one it is written in. */
export type Language = 'id' | 'en'

const STORED = 'bahasa'

let current: Language = globalThis.document?.documentElement.lang === 'en' ? 'en' : 'id'

/** The language of this page; `boot.js` has chosen it before anything is painted. */
export const language = (): Language => current

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
