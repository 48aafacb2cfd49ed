import { expect, test } from 'vitest'
import { putusan } from './periksa.rules.ts'

const LENGKAP = { kamera: true, mikrofon: true }
const BAIK = { jedaMs: 60, hilang: 0 }

test.each([
  ['everything is there', LENGKAP, BAIK, 'siap'],
  ['a browser that measures neither', LENGKAP, { jedaMs: null, hilang: null }, 'siap'],
  ['the most that a picture bears', LENGKAP, { jedaMs: 800, hilang: 0.08 }, 'siap'],
  ['no camera', { kamera: false, mikrofon: true }, BAIK, 'disarankanSuara'],
  ['a slow way', LENGKAP, { jedaMs: 801, hilang: 0 }, 'disarankanSuara'],
  ['a way that loses a tenth', LENGKAP, { jedaMs: 60, hilang: 0.1 }, 'disarankanSuara'],
  ['no microphone', { kamera: true, mikrofon: false }, BAIK, 'gunakanChat'],
  ['no way to the relay', LENGKAP, null, 'gunakanChat'],
  ['a very slow way', LENGKAP, { jedaMs: 2_001, hilang: 0 }, 'gunakanChat'],
  ['a way that loses a third', LENGKAP, { jedaMs: 60, hilang: 0.34 }, 'gunakanChat'],
] as const)('%s', (_what, perangkat, relay, expected) => expect(putusan(perangkat, relay)).toBe(expected))
