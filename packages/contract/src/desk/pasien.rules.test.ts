import { expect, test } from 'vitest'
import { caraCari, checkTanpaJanji, samarkanEmail, type TanpaJanji } from './pasien.rules.ts'

test('an e-mail keeps its first letter and its domain', () => {
  expect(samarkanEmail('ratna.sari@kampus.ac.id')).toBe('r***@kampus.ac.id')
})

test.each([
  ['ratna@uji.test', 'email'],
  ['Ani', 'nama'],
  ['  A. N i ', 'nama'],
  ['An', null],
  ['A1234', null],
  ['', null],
])('%j is searched by %s', (cari, expected) => expect(caraCari(cari)).toBe(expected))

const facts: TanpaJanji = { isPasien: true, isTenaga: true, menunggu: false, tempat: 'bisa' }
test.each<[Partial<TanpaJanji>, string | null]>([
  [{}, null],
  [{ isPasien: false, isTenaga: false }, 'USER_UNKNOWN'],
  [{ isTenaga: false, tempat: null }, 'PROFESSIONAL_UNKNOWN'],
  [{ menunggu: true, tempat: null }, 'QUEUE_TWICE'],
  [{ tempat: null }, 'NO_PLACE_TODAY'],
  [{ tempat: 'sibuk' }, 'PATIENT_BUSY'],
])('without an appointment, %o: %s', (change, verdict) =>
  expect(checkTanpaJanji({ ...facts, ...change })).toBe(verdict),
)
