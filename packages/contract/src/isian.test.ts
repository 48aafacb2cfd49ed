import { expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from './endpoints.ts'
import { BitMasukan } from './isian.ts'

const isRefused = (body: z.ZodType, field: string, value: unknown): boolean => {
  const { error } = body.safeParse({ [field]: value })
  return error?.issues.some(({ path }) => path[0] === field) ?? false
}

/** The fields of bodies that hold a number, found by what they accept; a BPJS number is a text that may come as one. */
const numbers = Object.entries(allEndpoints).flatMap(([name, { body }]) => {
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : []
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
])('%j counts as %i', (value, bit) => expect(BitMasukan.parse(value)).toBe(bit))

test.each(['toString', { toString: 1 }, 'ya', 2, '', null, undefined])('%j is no yes and no no', (value) => {
  expect(BitMasukan.safeParse(value).success).toBe(false)
})
