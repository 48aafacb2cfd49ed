import { expect, test } from 'vitest'
import { bacaBerkas } from './berkas.rules.ts'

test('an object of JSON is read', () => expect(bacaBerkas('{"kode": "YT-20"}')).toEqual({ kode: 'YT-20' }))

test.each(['', '{', '[]', 'null', '"YT-20"', '20', '<html>'])('%s is no instrument', (teks) =>
  expect(bacaBerkas(teks)).toBeNull(),
)
