import { z } from 'zod'

/** The largest id: PostgreSQL's `int`. */
const MAX_ID = 2_147_483_647

/** An id as the wire answers it. */
export const Id = z.int().min(1).max(MAX_ID)

/** A text of digits counts as the number: the fields of a form hold texts. Any other value stays as it is, to be judged. */
const readDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value

/** A number in a body, which may come as text. */
export const fromDigits = <S extends z.ZodType>(schema: S) =>
  z.preprocess<unknown, S, z.input<S> | string>(readDigits, schema)

/** An id in a body; `sentence` is what a person reads where there is none. */
export const idMasukan = (sentence?: string) => fromDigits(z.int(sentence).min(1, sentence).max(MAX_ID, sentence))
export const IdMasukan = idMasukan()

const bits = new Map<unknown, 0 | 1>([
  [true, 1],
  [false, 0],
  ['true', 1],
  ['false', 0],
  ['1', 1],
  ['0', 0],
])

/** A yes or no in a body: 1 and 0, as the wire answers it, or `true` and `false`. */
export const BitMasukan = z.preprocess<unknown, z.ZodLiteral<0 | 1>, 0 | 1 | boolean | string>(
  (value) => bits.get(value) ?? value,
  z.literal([0, 1]),
)

/** An id in a query string; typed as a number, so that callers need no quotes. */
export const IdQuery = z.coerce.number<number>().int().min(1).max(MAX_ID)

/** The sentence for a missing text. A text that is there but invalid keeps the sentence of its own rule. */
export const ifMissing = (sentence: string) => ({
  error: (issue: { code?: string }) => (issue.code === 'invalid_type' ? sentence : undefined),
})

/**
 * Text that PostgreSQL and JSON can both hold: no NUL byte, no half of a surrogate pair. Trimmed at both ends.
 * `missing` is the sentence where there is no text at all.
 */
export const teks = (max: number, missing?: string) =>
  z
    .string(missing ? ifMissing(missing) : undefined)
    .max(max)
    .refine((s) => !s.includes('\0') && s.isWellFormed(), {
      message: 'Teks memuat karakter yang tidak dapat disimpan.',
    })
    .transform((s) => s.trim())

/** Text that must say something; `kosong` is the sentence a person reads when it does not. */
export const teksWajib = (max: number, kosong: string) => teks(max, kosong).pipe(z.string().min(1, kosong))

/**
 * What a person reads under a field when the schema itself names no sentence. Handed to `z.config` once by the server
 * and once by the web, so that form and server speak with one mouth.
 */
export function fieldMessage(issue: {
  code?: string
  input?: unknown
  maximum?: unknown
  minimum?: unknown
  origin?: string
}): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'Wajib diisi.'
  if (issue.code === 'too_big' && issue.origin === 'string') return `Maksimal ${issue.maximum} karakter.`
  if (issue.code === 'too_small' && issue.origin === 'string') return `Minimal ${issue.minimum} karakter.`
  if (issue.code === 'too_big') return `Maksimal ${issue.maximum}.`
  if (issue.code === 'too_small') return `Minimal ${issue.minimum}.`
  return 'Isian tidak sesuai.'
}
