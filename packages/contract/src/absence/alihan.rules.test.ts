import { expect, test } from 'vitest'
import { checkJawaban, isPerluDialihkan, jawabanAlihan, tenggatAlihan } from './alihan.rules.ts'

const at = (waktu: string) => new Date(`2026-11-${waktu}:00+07:00`)

test.each([
  ['a day', '27T09:00', '27T13:00', 0, '24T09:00'],
  ['two hours before the offered time', '27T09:00', '23T15:00', 0, '23T13:00'],
  ['as long before as the type is booked', '27T09:00', '23T15:00', 180, '23T12:00'],
  ['the start of the request', '23T10:00', '27T13:00', 0, '23T10:00'],
  ['a quarter of an hour', '27T09:00', '23T11:15', 0, '23T09:15'],
  ['less than that', '27T09:00', '23T11:14', 0, null],
  ['a request that begins', '23T09:14', '27T13:00', 0, null],
] as const)('an offer at 09.00 ends after %s', (_what, semula, tawaran, pemberitahuan_menit, batas) => {
  const times = { semula: at(semula), tawaran: at(tawaran), pemberitahuan_menit }
  expect(tenggatAlihan(at('23T09:00'), times)).toEqual(batas && at(batas))
})

test.each([
  [null, '23T09:01', null],
  [null, '23T09:00', 'HANDOVER_REFUSED'],
  ['ditolak', '23T10:00', 'HANDOVER_REFUSED'],
  ['gugur', '23T10:00', 'HANDOVER_REFUSED'],
] as const)('an offer that is %s, until %s, is decided at 09.00: %s', (hasil, habis, verdict) => {
  expect(checkJawaban({ hasil, habis_pada: at(habis) }, at('23T09:00'))).toBe(verdict)
})

test.each([
  ['23T08:59', false],
  ['23T09:00', true],
  ['23T12:00', true],
] as const)('requested at 08.00 and due at 10.00: at %s another professional is offered (%s)', (now, isPerlu) => {
  const k = { created_at: at('23T08:00').toISOString(), jawab_sebelum: at('23T10:00').toISOString() }
  expect(isPerluDialihkan(k, at(now))).toBe(isPerlu)
  expect(isPerluDialihkan({ ...k, jawab_sebelum: null }, at(now))).toBe(false)
})

test('what the patient says to an offer of a colleague', () => {
  const all = ['diterima', 'ditolak', 'menunggu', 'habis', 'gugur', 'ditarik'] as const
  expect(all.map(jawabanAlihan)).toEqual(['ya', 'tidak', 'diam', 'diam', null, null])
})
