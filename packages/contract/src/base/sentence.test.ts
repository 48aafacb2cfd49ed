import { expect, test } from 'vitest'
import { format, placesOf, SentParams } from './sentence.ts'

test('places are filled by name, as often as they stand there', () => {
  expect(format('{a} dan {b}, lalu {a}', { a: 'satu', b: 2 })).toBe('satu dan 2, lalu satu')
})

test('a value is text: neither its braces nor its dollar signs mean anything', () => {
  expect(format('Nama: {a}{b}', { a: '{b}$&', b: '$1' })).toBe('Nama: {b}$&$1')
})

test('a place without a value stays as it is written', () => {
  expect(format('Nama: {a}' as string, {})).toBe('Nama: {a}')
})

test('the names of the places come in their order', () => {
  expect(placesOf('{a} dan {b}.')).toEqual(['a', 'b'])
})

test('what fills places travels as texts and numbers', () => {
  expect(SentParams.parse({ nama: 'Ani', menit: 60 })).toEqual({ nama: 'Ani', menit: 60 })
  for (const value of [null, true, ['a'], { a: 1 }]) expect(SentParams.safeParse({ nama: value }).success).toBe(false)
})
