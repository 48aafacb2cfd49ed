import { expect, test } from 'vitest'
import { fotoRefusal } from './foto.rules.ts'

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s of any size may be chosen', (type) => {
  expect(fotoRefusal({ type, size: 1 })).toBeNull()
  expect(fotoRefusal({ type, size: 20_000_000 })).toBeNull()
})

test.each([
  ['image/gif', 10, /JPEG, PNG, atau WebP/],
  ['image/svg+xml', 10, /JPEG, PNG, atau WebP/],
  ['', 10, /JPEG, PNG, atau WebP/],
  ['image/jpeg', 0, /kosong/],
])('%s of %i bytes is refused, with the reason', (type, size, reason) => {
  expect(fotoRefusal({ type, size })).toMatch(reason)
})
