import { i18n } from '@lingui/core'
import { language } from './language.ts'

type Pattern = { form: RegExp; id: string }

let patterns: Pattern[] | undefined

/** The sentences of the catalogue with places in them, as forms that a finished sentence can be held against. */
const patternsOf = (ids: string[]): Pattern[] =>
  ids
    .filter((id) => id.includes('{0}'))
    .map((id) => {
      const literal = id.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      return { id, form: new RegExp(`^${literal.replace(/\{(\d)\}/g, '(?<_$1>.+)')}$`) }
    })

function english(sentence: string): string {
  if (Object.hasOwn(i18n.messages, sentence)) return i18n._(sentence)
  patterns ??= patternsOf(Object.keys(i18n.messages))
  for (const { form, id } of patterns) {
    const places = form.exec(sentence)?.groups
    if (places) return i18n._(id, Object.fromEntries(Object.entries(places).map(([_, v]) => [_.slice(1), english(v)])))
  }
  return sentence
}

/**
 * A sentence or word of the contract or the server in the language of this page: looked up by its Indonesian, also where
 * something was filled in. What the catalogue does not know stays as it is. Sentences of components are not for this.
 */
export const say = <T extends string | null | undefined>(sentence: T): T =>
  sentence && language() === 'en' ? (english(sentence) as T) : sentence
