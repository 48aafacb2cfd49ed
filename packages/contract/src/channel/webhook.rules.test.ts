import { expect, test } from 'vitest'
import { isAlamatWebhook } from './webhook.rules.ts'

test.each([
  ['https://it.kampus.example/sehati', true],
  ['https://it.kampus.example:8443/sehati?dari=klinik', true],
  ['https://10.0.0.5/sehati', true],
  ['http://it.kampus.example/sehati', false],
  ['https://nama:sandi@it.kampus.example/', false],
  ['https://it.kampus.example/#bagian', false],
  ['it.kampus.example', false],
  ['https://', false],
  ['ftp://it.kampus.example', false],
])('%s may be the address of a webhook: %s', (alamat, may) => expect(isAlamatWebhook(alamat)).toBe(may))
