import { expect, test } from 'vitest'
import { kenali, panggilanBaru } from './layar.rules.ts'

const at = (nomor: number, waktu: string) => ({
  kode: 'A',
  nomor,
  ruang: '3',
  dipanggil_pada: `2026-11-23T${waktu}+07:00`,
})
const nomor = (before: ReturnType<typeof at>[], now: ReturnType<typeof at>[]) =>
  panggilanBaru(kenali(before), now).map((one) => one.nomor)

const satu = at(1, '08:00:00')
const dua = at(2, '08:05:00')

test.each([
  ['the first call of the day', [], [satu], [1]],
  ['no call that was there before', [dua, satu], [dua, satu], []],
  ['two calls, the older one first', [], [dua, satu], [1, 2]],
  ['a number that is called again', [dua, satu], [at(1, '08:06:00'), dua], [1]],
  ['another number of the same instant', [dua], [at(3, '08:05:00'), dua], [3]],
  ['no older call that is seen because a newer one was skipped', [dua], [satu], []],
  ['a later call after a newer one was skipped', [dua], [at(3, '08:07:00'), satu], [3]],
])('a screen announces %s', (_, before, now, expected) => {
  expect(nomor(before, now)).toEqual(expected)
})
