import { FOTO_BYTES } from '@sehati/contract/constants'
import { expect, test } from 'vitest'
import { fotoRefusal } from './foto.rules.ts'

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s of at most 5 MB may be chosen', (type) => {
  expect(fotoRefusal({ type, size: 1 })).toBeNull()
  expect(fotoRefusal({ type, size: FOTO_BYTES })).toBeNull()
})

test.each([
  ['image/gif', 10, /JPEG, PNG, atau WebP/],
  ['image/svg+xml', 10, /JPEG, PNG, atau WebP/],
  ['', 10, /JPEG, PNG, atau WebP/],
  ['image/jpeg', FOTO_BYTES + 1, /maksimal 5 MB/],
  ['image/jpeg', 0, /kosong/],
])('%s of %i bytes is refused, with the reason', (type, size, reason) => {
  expect(fotoRefusal({ type, size })).toMatch(reason)
})
