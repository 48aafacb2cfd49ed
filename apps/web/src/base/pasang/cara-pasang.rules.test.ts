import { expect, test } from 'vitest'
import { type Browser, caraPasang } from './cara-pasang.rules.ts'

const chrome: Browser = { isInstalled: false, hasOffer: false, standalone: undefined, touchPoints: 5 }

test.each<[string, Partial<Browser>, ReturnType<typeof caraPasang>]>([
  ['a browser that offers it', { hasOffer: true }, 'tawaran'],
  ['a browser that offers nothing', {}, null],
  ['the service on the home screen', { isInstalled: true, hasOffer: true }, null],
  ['Safari on an iPhone', { standalone: false }, 'bagikan'],
  ['the service on the home screen of an iPhone', { standalone: true }, null],
  ['Safari on a Mac', { standalone: false, touchPoints: 0 }, null],
])('%s', (_browser, facts, expected) => {
  expect(caraPasang({ ...chrome, ...facts })).toBe(expected)
})
