import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../endpoints.ts'
import {
  BitMasukan,
  checkSentence,
  fieldSentence,
  Id,
  IdMasukan,
  IdQuery,
  teks,
  teksBolehKosong,
  teksWajib,
} from './isian.ts'
import { isianTexts } from './texts.ts'

const isRefused = (body: z.ZodMiniType, field: string, value: unknown): boolean => {
  const { error } = body.safeParse({ [field]: value })
  return error?.issues.some(({ path }) => path[0] === field) ?? false
}

/** The fields of bodies that hold a number, found by what they accept; a BPJS number is a text that may come as one. */
const numbers = Object.entries(allEndpoints).flatMap(([name, { body }]) => {
  const fields = body instanceof z.ZodMiniObject ? Object.keys(body.shape) : []
  return fields
    .filter((field) => field !== 'no_bpjs')
    .filter((field) => !isRefused(body, field, 1) && isRefused(body, field, 'satu') && isRefused(body, field, [1]))
    .map((field) => ({ name, field, body }))
})

test('a text of digits counts as the number in every body', () => {
  expect(numbers.map(({ field }) => field)).toEqual(expect.arrayContaining(['jadwal_id', 'level_id', 'rating', 'sesi']))
  const refused = numbers.filter(({ body, field }) => isRefused(body, field, '1'))
  expect(refused.map(({ name, field }) => `${name}: ${field}`)).toEqual([])
})

test.each([
  [true, 1],
  [false, 0],
  ['1', 1],
  ['0', 0],
  [1, 1],
  [0, 0],
  ['true', 1],
  ['false', 0],
])('%j counts as %i', (value, bit) => expect(BitMasukan.parse(value)).toBe(bit))

test.each(['toString', { toString: 1 }, 'ya', 2, '', null, undefined])('%j is no yes and no no', (value) => {
  expect(BitMasukan.safeParse(value).success).toBe(false)
})

const LARGEST = 2_147_483_647
test.each([
  ['a response', Id, { ok: [1, LARGEST], no: [0, LARGEST + 1, 1.5, '1'] }],
  [
    'a body',
    IdMasukan,
    {
      ok: [1, LARGEST, '17', ' 17 '],
      no: [0, LARGEST + 1, 'x17', '17x', '1 7', '', null, '1e3', `${'0'.repeat(15)}7`],
    },
  ],
  ['a query', IdQuery, { ok: [1, '17', LARGEST], no: [0, LARGEST + 1, 'x', undefined] }],
] as const)('an id of %s', (_where, schema, { ok, no }) => {
  expect(ok.map((value) => schema.safeParse(value).success)).toEqual(ok.map(() => true))
  expect(no.map((value) => schema.safeParse(value).success)).toEqual(no.map(() => false))
})

const said = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('a text', () => {
  test('is trimmed, as long as allowed, and such as a database can hold', () => {
    expect(teks(5).parse(' abc ')).toBe('abc')
    expect(teks(3).safeParse('abcd').success).toBe(false)
    expect(said(teks(5), 'a\0b')).toEqual([isianTexts.karakter])
    expect(said(teks(5), '\ud800')).toEqual([isianTexts.karakter])
    expect(teks(5).parse('😀')).toBe('😀')
  })

  test('that is missing is named; one that is wrong keeps the sentence of its rule', () => {
    expect(said(teks(5, 'Isi nama.'), undefined)).toEqual(['Isi nama.'])
    expect(said(teks(2, 'Isi nama.'), 'abc')).not.toContain('Isi nama.')
    expect(said(teksWajib(5, 'Isi nama.'), '   ')).toEqual(['Isi nama.'])
    expect(said(teksWajib(5, 'Isi nama.'), undefined)).toEqual(['Isi nama.'])
    expect(said(teks(5), undefined)).not.toContain('Isi nama.')
  })

  test('that may be missing is null when it is blank', () => {
    expect(teksBolehKosong(5).parse('  ')).toBeNull()
    expect(teksBolehKosong(5).parse(null)).toBeNull()
    expect(teksBolehKosong(5).parse(' a ')).toBe('a')
  })
})

test('a sentence holds what fills its places, and nothing where it has none', () => {
  expect(fieldSentence('kosong', {})).toStrictEqual({ message: isianTexts.kosong, code: 'kosong' })
  expect(fieldSentence('terlaluBesar', { maksimum: 5 })).toStrictEqual({
    message: 'Maksimal 5.',
    code: 'terlaluBesar',
    pattern: isianTexts.terlaluBesar,
    params: { maksimum: 5 },
  })
})

test.each([
  [{ input: undefined }, 'kosong'],
  [{ input: null, code: 'invalid_type' }, 'kosong'],
  [{ input: '', code: 'too_small', origin: 'string', minimum: 3 }, 'kosong'],
  [{ input: 'abc', code: 'too_big', origin: 'string', maximum: 2 }, 'teksPanjang'],
  [{ input: 'a', code: 'too_small', origin: 'string', minimum: 3 }, 'teksPendek'],
  [{ input: 'a', code: 'invalid_format', origin: 'string' }, 'tidakSesuai'],
  [{ input: 9, code: 'too_big', origin: 'number', maximum: 5 }, 'terlaluBesar'],
  [{ input: 0, code: 'too_small', origin: 'number', minimum: 1 }, 'terlaluKecil'],
  [{ input: {}, code: 'invalid_type' }, 'tidakSesuai'],
])('of the issue %j a person reads the row %s', (issue, code) => expect(checkSentence(issue).code).toBe(code))
