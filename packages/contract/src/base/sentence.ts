import * as z from 'zod/mini'

/** The names of a sentence's places: `nama` for `'Yth. {nama},'`. */
export type Place<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Place<Rest> : never

/** What fills the places of a sentence; the compiler refuses a place that is left out. */
export type Params<S extends string> = Record<Place<S>, string | number>

/** What fills the places of any sentence, as it travels. Not `z.record`, which would be one more class for the browser. */
export const SentParams = z.catchall(z.object({}), z.union([z.string(), z.number()]))
export type SentParams = z.output<typeof SentParams>

const PLACE = /\{(\w+)\}/g

/** The names of the places, in their order. */
export const placesOf = (sentence: string): string[] => [...sentence.matchAll(PLACE)].map(([, name]) => name as string)

/** Fills the places of a sentence. A place without a value stays as it is written. */
export const format = <S extends string>(sentence: S, params: Params<S>): string =>
  sentence.replace(PLACE, (place, name: string) => String((params as SentParams)[name] ?? place))
