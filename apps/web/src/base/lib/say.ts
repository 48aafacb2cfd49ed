import { i18n } from '@lingui/core'
import type { Sentence } from '@sehati/contract/base/isian'
import { format, type Params, type Place, placesOf, type SentParams } from '@sehati/contract/base/sentence'
import { isTranslated } from './language.ts'

function translate(sentence: string, params: SentParams): string {
  if (isTranslated() && Object.hasOwn(i18n.messages, sentence)) return i18n._(sentence, params)
  return format(sentence, params)
}

type Said<T> = T extends string ? string : T
type Filling<T> = [Place<Extract<T, string>>] extends [never] ? [] : [Params<Extract<T, string>>]

/**
 * A sentence or word of the contract in the language of this page, looked up by its Indonesian, with its places filled.
 * What the catalogue does not know stays as it is. Sentences of components are not for this.
 */
export const say = <T extends string | null | undefined>(sentence: T, ...[params]: Filling<T>): Said<T> =>
  (sentence && translate(sentence, params ?? {})) as Said<T>

/**
 * A finished sentence in the language of this page: made again from its pattern and parameters. A word of the contract in a
 * place is translated too. Without a pattern, or with other places than it has, the sentence is looked up as it was sent.
 */
export function sayAgain({ message, pattern, params = {} }: Sentence): string {
  if (!isTranslated() || !pattern || !placesOf(pattern).every((place) => Object.hasOwn(params, place)))
    return say(message)
  const filling = Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? say(value) : value])
  return translate(pattern, Object.fromEntries(filling))
}
