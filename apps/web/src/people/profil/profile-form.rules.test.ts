import { levelIds } from '@sehati/contract/base/access'
import { isianTexts } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import { expect, test } from 'vitest'
import { profilOf } from './profile-form.rules.ts'

const full = {
  name: 'Sari Dewi',
  email: 'Sari@Kampus.test ',
  phone_number: '0812',
  gender: 'perempuan',
  no_bpjs: '0001234567890',
  current_password: '',
}
const account = { nama_level: '', status_user: 'aktif', country: '', foto_url: null, created_at: '' } as const
const userOf = (level_id: 1 | 2 | 3 | 4 | 5): User => ({
  ...account,
  user_id: 1,
  level_id,
  name: 'Sari',
  email: 'sari@kampus.test',
  phone_number: null,
  gender: null,
  no_bpjs: null,
})
const complaints = (level: 1 | 2 | 3 | 4 | 5, change: object) => {
  const parsed = profilOf(userOf(level)).safeParse({ ...full, ...change })
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message] as const).reverse())
}

test('a whole profile is sent as the wire has it', () => {
  expect(profilOf(userOf(5)).parse(full)).toEqual({ ...full, email: 'sari@kampus.test' })
})

test('what may be left empty is none', () => {
  expect(profilOf(userOf(2)).parse({ ...full, phone_number: '', gender: '', no_bpjs: '' })).toMatchObject({
    phone_number: null,
    gender: null,
    no_bpjs: null,
  })
})

test.each(levelIds)('level %i needs name and e-mail', (level) => {
  expect(complaints(level, { name: ' ', email: '' })).toEqual({ name: isianTexts.nama, email: isianTexts.email })
})

test.each([4, 5] as const)('a patient of level %i needs thirteen digits of BPJS', (level) => {
  expect(complaints(level, { no_bpjs: '' })).toEqual({ no_bpjs: isianTexts.bpjs })
  expect(complaints(level, { no_bpjs: '123' })).toEqual({ no_bpjs: isianTexts.bpjsPanjang })
})

test('staff with a number have a whole one', () => {
  expect(complaints(3, { no_bpjs: '123' })).toEqual({ no_bpjs: isianTexts.bpjsPanjang })
})

test('another address needs the password; the own one in other letters does not', () => {
  expect(complaints(2, { email: 'lain@kampus.test' })).toEqual({ current_password: isianTexts.password })
  expect(complaints(2, { email: 'lain@kampus.test', current_password: 'rahasia' })).toEqual({})
  expect(complaints(2, { email: ' SARI@kampus.test' })).toEqual({})
})
