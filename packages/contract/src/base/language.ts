/**
 * The languages of documents, pages and their words. What is different in each is a `Record<Language, …>`, so that the compiler
 * names every place that a further language needs. Not the languages that a professional speaks (`bahasa` of a profile).
 */
export const languages = ['id', 'en'] as const
export type Language = (typeof languages)[number]

/** The language in which the product is written. It needs no translation, and stands where no other one is chosen. */
export const defaultLanguage = 'id' satisfies Language

/** The language of a code such as `en`; the default for what is none of ours. */
export const languageOf = (code: string | null | undefined): Language =>
  languages.find((one) => one === code) ?? defaultLanguage

/** Tags of language and country (BCP 47), by which numbers are written. */
export const localeOf: Record<Language, string> = { id: 'id-ID', en: 'en-GB' }

/** What `make` returns for each language, one after the other. */
export const inEachLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

/** Each language under its own name, so that a person who reads only that one finds it. */
export const nameOfLanguage: Record<Language, string> = { id: 'Bahasa Indonesia', en: 'English' }
