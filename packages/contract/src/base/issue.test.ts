import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../endpoints.ts'
import { BarisPengguna, BarisTenagaProfesional } from '../staffing/impor.schema.ts'
import { checkSentence, teks } from './isian.ts'
import { issueSentence } from './issue.ts'
import { fieldTexts, isianTexts } from './texts.ts'

const said = (schema: z.ZodMiniType, value: unknown) =>
  schema
    .safeParse(value, { error: (issue) => checkSentence(issue as never).message })
    .error?.issues.map((issue) => issueSentence(issue))

test.each([
  [
    z.string().check(z.maxLength(3)),
    'panjang',
    { message: 'Maksimal 3 karakter.', code: 'teksPanjang', pattern: isianTexts.teksPanjang, params: { maksimum: 3 } },
  ],
  [
    z.string().check(z.minLength(3)),
    'x',
    { message: 'Minimal 3 karakter.', code: 'teksPendek', pattern: isianTexts.teksPendek, params: { minimum: 3 } },
  ],
  [
    z.int().check(z.maximum(3)),
    4,
    { message: 'Maksimal 3.', code: 'terlaluBesar', pattern: isianTexts.terlaluBesar, params: { maksimum: 3 } },
  ],
  [
    z.int().check(z.minimum(3)),
    2,
    { message: 'Minimal 3.', code: 'terlaluKecil', pattern: isianTexts.terlaluKecil, params: { minimum: 3 } },
  ],
  [
    z.array(z.int()).check(z.maxLength(1)),
    [1, 2],
    { message: 'Maksimal 1.', code: 'terlaluBesar', pattern: isianTexts.terlaluBesar, params: { maksimum: 1 } },
  ],
  [z.string().check(z.minLength(3)), '', { message: 'Wajib diisi.', code: 'kosong' }],
  [z.string(), undefined, { message: 'Wajib diisi.', code: 'kosong' }],
  [z.string(), 7, { message: 'Isi bagian ini belum benar. Periksa kembali.', code: 'tidakSesuai' }],
  [teks(9), 'x\0', { message: isianTexts.karakter, code: 'karakter' }],
  [z.string(isianTexts.email), 7, { message: isianTexts.email, code: 'email' }],
])('the sentence of a check carries its code and its parameters (%#)', (schema, value, sentence) => {
  expect(said(schema, value)).toEqual([sentence])
})

test('a sentence of another table carries no code', () => {
  expect(said(z.string('Lain.'), 7)).toEqual([{ message: 'Lain.' }])
})

test('no two rows have the same text: a text names its code', () => {
  const texts = Object.values(fieldTexts)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

/** Every sentence that a schema names: what its own `error` functions return, at any depth. */
function sentencesOf(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const { error } = node as { error?: unknown }
  const own =
    typeof error === 'function' ? [{ code: 'invalid_type' }, { code: 'custom' }].map((issue) => error(issue)) : []
  const texts = own.map((one) => (typeof one === 'object' && one !== null ? one.message : one))
  const inner =
    node instanceof z.core.$ZodType || '_zod' in node ? [(node as z.ZodMiniType)._zod.def] : Object.values(node)
  return [...texts.filter((text) => typeof text === 'string'), ...inner.flatMap((one) => sentencesOf(one, seen))]
}

describe('the sentences of schemas', () => {
  const rows = new Set<string>(Object.values(fieldTexts))
  const schemas = [
    ...Object.values(allEndpoints).flatMap(({ query, body }) => [query, body]),
    BarisPengguna,
    BarisTenagaProfesional,
  ]
  test('are rows of the table, so that each has a code', () => {
    const found = new Set(schemas.flatMap((schema) => sentencesOf(schema)))
    expect(found.size).toBeGreaterThan(15)
    expect([...found].filter((sentence) => !rows.has(sentence))).toEqual([])
  })

  test.each([
    z.object({ a: z.optional(z.string().check(z.minLength(1, 'Lain.'))) }),
    z.object({ a: z.string('Lain.') }),
    z.pipe(
      z.transform((x) => x),
      z.array(z.string().check(z.refine(() => true, { message: 'Lain.' }))),
    ),
    z.union([
      z.int(),
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((s) => s),
        ),
        z.enum(['a'], 'Lain.'),
      ),
    ]),
  ])('are found at every depth (%#)', (schema) => {
    expect(new Set(sentencesOf(schema))).toEqual(new Set(['Lain.']))
  })
})
