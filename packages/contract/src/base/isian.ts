import * as z from 'zod/mini'
import { tahunDiterima } from './constants.ts'
import { MAX_ID } from './id.ts'
import { format, type Params, type SentParams } from './sentence.ts'
import { tampak, tampakNama } from './tampak.ts'
import { isianTexts } from './texts.ts'

/** An id in a response. */
export const Id = z.int().check(z.minimum(1), z.maximum(MAX_ID))

/** A text of digits counts as the number: the fields of a form hold texts. Any other value stays as it is, to be judged. */
const readDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value

/** A number in a body, which may come as text. */
export const fromDigits = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(z.transform<z.input<S> | string, unknown>(readDigits), schema)

/** An id in a body; `sentence` is what a person reads where there is none. */
export const idMasukan = (sentence?: string) =>
  fromDigits(z.int(sentence).check(z.minimum(1, sentence), z.maximum(MAX_ID, sentence)))
export const IdMasukan = idMasukan()

const bits = new Map<unknown, 0 | 1>([
  [true, 1],
  [false, 0],
  ['true', 1],
  ['false', 0],
  ['1', 1],
  ['0', 0],
])

/** A yes or no in a body: 1 and 0, as in responses, or `true` and `false`. */
export const BitMasukan = z.pipe(
  z.transform<0 | 1 | boolean | string, unknown>((value) => bits.get(value) ?? value),
  z.literal([0, 1]),
)

/** The same, read as true or false. */
export const YaTidakMasukan = z.pipe(
  BitMasukan,
  z.transform((bit) => bit === 1),
)

/** A number in a body that may be missing: the empty text of a field means null. */
export const bolehKosong = <S extends z.ZodMiniType<number>>(schema: S) =>
  z.pipe(
    z.transform<number | string | null, unknown>((value) => (value === '' ? null : value)),
    z.nullable(schema),
  )

/** An id in a query string; typed as a number, so that callers need no quotes. */
export const IdQuery = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(MAX_ID))

/** The sentence for a missing text. A text that is there but invalid keeps the sentence of its own rule. */
export const ifMissing = (sentence: string) => ({
  error: (issue: { code?: string }) => (issue.code === 'invalid_type' ? sentence : undefined),
})

/** Whether PostgreSQL and JSON can both hold a text: no NUL byte, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/**
 * Text that can be stored (`isStorable`). As a person sees it (`tampak`).
 * `missing` is the sentence where there is no text at all.
 */
export const teks = (max: number, missing?: string) =>
  z.pipe(
    z
      .string(missing ? ifMissing(missing) : undefined)
      .check(z.maxLength(max), z.refine(isStorable, { message: isianTexts.karakter })),
    z.transform(tampak),
  )

/** Text that must say something; `kosong` is the sentence a person reads when it does not. */
export const teksWajib = (max: number, kosong: string) =>
  z.pipe(teks(max, kosong), z.string().check(z.minLength(1, kosong)))

/** A name that stands for one thing, so that twins of it are found: one line, every letter in its usual form. */
export const namaWajib = (max: number, kosong: string) =>
  z.pipe(
    z.pipe(teksWajib(max, kosong), z.transform(tampakNama)),
    z.string().check(z.minLength(1, kosong), z.maxLength(max)),
  )

/** Text that may be missing: null and blanks mean none. */
export const teksBolehKosong = (max: number) =>
  z.nullable(
    z.pipe(
      teks(max),
      z.transform((text) => text || null),
    ),
  )

/** What stands between the digits of a number: blanks, dots, dashes of every kind, brackets, slashes, and marks that a copied text brings along. */
const PEMISAH = /[\s\p{Cf}\u2010-\u2015\u2212().\-/]/gu
export const tanpaPemisah = (text: string): string => text.replace(PEMISAH, '')

/** A date that is stored, within the years that a person can mean: a slip of the keyboard gives the year 0202 or 20266. */
export const tanggalWajar = <S extends z.ZodMiniType<string>>(tanggal: S) =>
  tanggal.check(
    z.refine((t) => t >= `${tahunDiterima.dari}-01-01` && t <= `${tahunDiterima.sampai}-12-31`, isianTexts.tahun),
  )

/** A finished sentence, and what it was made from: the code of its row, and where that has places, `pattern` and what fills them. */
export type Sentence = { message: string; code?: string; pattern?: string; params?: SentParams }

/** A sentence about one input that its schema does not name. `params` must fill every place of its row. */
export const fieldSentence = <C extends keyof typeof isianTexts>(
  code: C,
  params: Params<(typeof isianTexts)[C]>,
): Sentence => ({
  message: format(isianTexts[code], params),
  code,
  ...(Object.keys(params).length > 0 && { pattern: isianTexts[code], params }),
})

type Issue = { code?: string; input?: unknown; maximum?: unknown; minimum?: unknown; origin?: string }

/** What a person reads under a field when the schema itself names no sentence. */
export function checkSentence({ code, input, origin, ...issue }: Issue): Sentence {
  const [maksimum, minimum] = [Number(issue.maximum), Number(issue.minimum)]
  if (input === undefined || input === null || input === '') return fieldSentence('kosong', {})
  if (code === 'too_big' && origin === 'string') return fieldSentence('teksPanjang', { maksimum })
  if (code === 'too_small' && origin === 'string') return fieldSentence('teksPendek', { minimum })
  if (code === 'too_big') return fieldSentence('terlaluBesar', { maksimum })
  if (code === 'too_small') return fieldSentence('terlaluKecil', { minimum })
  return fieldSentence('tidakSesuai', {})
}
