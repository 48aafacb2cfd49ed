import { isianTexts } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { describe, expect, test } from 'vitest'
import { PasswordPengganti, PenggunaBaru } from './user-form.rules.ts'

const complete = {
  cara: 'password',
  name: 'Sari',
  email: 'Sari@Kampus.test',
  password_hash: 'rahasia-sekali',
  level_id: '2',
  phone_number: '',
  gender: '',
  no_bpjs: '',
}
const complaint = (field: string, value: string) =>
  PenggunaBaru.safeParse({ ...complete, [field]: value }).error?.issues.map(({ path, message }) => [path[0], message])

describe('PenggunaBaru', () => {
  test('the role is sent as a number, what is empty as null', () =>
    expect(PenggunaBaru.parse(complete)).toEqual({
      ...complete,
      email: 'sari@kampus.test',
      level_id: 2,
      phone_number: null,
      gender: null,
      no_bpjs: null,
    }))

  test.each(['name', 'email', 'password_hash', 'level_id'])('%s must be there', (field) => {
    expect(complaint(field, '')).toEqual([[field, isianTexts.wajib]])
    expect(complaint(field, '  ')).toEqual([[field, isianTexts.wajib]])
  })

  test('an invited person needs no password, and none is sent', () => {
    const { password_hash: _, ...rest } = complete
    expect(PenggunaBaru.parse({ ...complete, cara: 'undangan', password_hash: 'x' })).toEqual({
      ...PenggunaBaru.parse({ ...rest, cara: 'undangan' }),
    })
    expect(PenggunaBaru.parse({ ...complete, cara: 'undangan' })).not.toHaveProperty('password_hash')
  })

  test('what is there must be right', () => {
    expect(complaint('email', 'sari')).toEqual([['email', isianTexts.emailBentuk]])
    expect(complaint('password_hash', 'pendek')).toEqual([['password_hash', isianTexts.passwordPendek]])
    expect(complaint('no_bpjs', '123')).toEqual([['no_bpjs', isianTexts.bpjsPanjang]])
  })
})

test('a replacing password must be there and long enough', () => {
  const said = (password: string) => PasswordPengganti.safeParse({ password }).error?.issues[0]?.message
  expect(said('')).toBe(isianStaf.passwordKosongAdmin)
  expect(said('pendek')).toBe(isianTexts.passwordPendek)
  expect(said('cukup-panjang')).toBeUndefined()
})
