import { getFoto } from '@sehati/contract/people/foto.endpoints'
import { afterAll, expect, test, vi } from 'vitest'

// What a browser has and Node has not.
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('localStorage', { getItem: () => null })
afterAll(() => void vi.unstubAllGlobals())
const { fotoOf, ukuranFor } = await import('./foto.ts')

test.each([
  [36, 1, 64],
  [36, 2, 128],
  [64, 1, 64],
  [64, 3, 256],
  [120, 2.625, 512],
  [400, 3, 512],
])('%i pixels at density %d show the square of %i', (px, density, ukuran) => {
  expect(ukuranFor(px, density)).toBe(ukuran)
})

test('an address of the wire names the person and the version', () => {
  expect(fotoOf(`${getFoto.path}?id=7&v=abcDEF-_90123456`)).toEqual({ id: 7, v: 'abcDEF-_90123456' })
  expect(fotoOf(`${getFoto.path}?id=7`)).toEqual({ id: 7, v: undefined })
})

test.each([null, undefined, '', 'https://elsewhere.test/?id=7', `${getFoto.path}?v=x`, `${getFoto.path}?id=0`])(
  '%s names no person',
  (address) => expect(fotoOf(address)).toBeNull(),
)
