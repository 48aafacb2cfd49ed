import { expect, test } from 'vitest'
import { sebutan } from './sebutan.ts'

test.each([
  ['medis', 'tengah', 'pasien'],
  ['medis', 'awal', 'Pasien'],
  ['psikologi', 'tengah', 'klien'],
  ['psikologi', 'awal', 'Klien'],
] as const)('in a consultation of the class %s, %s in a sentence: %s', (kelas, at, word) =>
  expect(sebutan(kelas, at)).toBe(word),
)
