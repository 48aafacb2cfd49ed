import { expect, test } from 'vitest'
import { rentangJaga } from './jaga.rules.ts'

test.each([
  ['08:00:00', '16:00:00', '2026-11-23T01:00:00.000Z', '2026-11-23T09:00:00.000Z'],
  ['20:00:00', '06:00:00', '2026-11-23T13:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['08:00:00', '08:00:00', '2026-11-23T01:00:00.000Z', '2026-11-24T01:00:00.000Z'],
])('a shift from %s to %s', (dari, sampai, mulai, selesai) => {
  const rentang = rentangJaga({ tanggal: '2026-11-23', dari, sampai })
  expect([rentang.mulai.toISOString(), rentang.selesai.toISOString()]).toEqual([mulai, selesai])
})
