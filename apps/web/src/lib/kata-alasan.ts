import { language } from './language.ts'

/** The word of a reason for a visit on this page, and the language in which it is written. */
export const kataAlasan = ({ kata, kata_en }: { kata: string; kata_en: string | null }) =>
  language() === 'en' && kata_en !== null ? { kata: kata_en, lang: 'en' } : { kata, lang: 'id' }
