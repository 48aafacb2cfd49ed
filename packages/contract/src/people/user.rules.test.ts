import { expect, test } from 'vitest'
import type { LevelId } from '../base/access.ts'
import { checkOwnAccount, namaUrut, registrationLevel, searchAsFilter } from './user.rules.ts'

const by = (level_id: LevelId) => ({ user_id: 1, level_id })

test.each([
  [null, 1, 5],
  [null, undefined, 5],
  [by(5), 1, 5],
  [by(2), 2, 5],
  [by(1), 2, 2],
  [by(1), undefined, 5],
] as const)('%j requests level %s and gets %i', (actor, asked, made) => {
  expect(registrationLevel(actor, asked)).toBe(made)
})

test.each([
  [1, true, 'OWN_ACCOUNT'],
  [1, false, null],
  [2, true, null],
] as const)('admin 1 changes account %i, its password or e-mail %s: %s', (user_id, opens, verdict) => {
  expect(checkOwnAccount(by(1), user_id, opens)).toBe(verdict)
})

test.each([
  ['dokter', { field: 'level_id', value: 2 }],
  [' Psikolog ', { field: 'level_id', value: 3 }],
  ['Sekar', { field: 'name', value: 'Sekar' }],
  ['SEKAR@kampus.test', { field: 'email', value: 'SEKAR@kampus.test' }],
  ['   ', null],
])('the search %j means %j', (term, filter) => expect(searchAsFilter(term)).toEqual(filter))

test.each([
  ['dr. Bramanta Lokajaya', 'bramanta lokajaya'],
  ['Prof. Dr. dr. Ayu Lestari, Sp.PD.', 'ayu lestari, sp.pd.'],
  ['drg.Hana', 'hana'],
  ['Drajat Hidayat', 'drajat hidayat'],
  ['Hana', 'hana'],
])('%s is sorted as %s', (name, key) => expect(namaUrut(name)).toBe(key))
