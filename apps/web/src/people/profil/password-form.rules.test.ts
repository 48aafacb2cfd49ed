import { isianTexts } from '@sehati/contract/base/texts'
import { expect, test } from 'vitest'
import { PasswordIsian } from './password-form.rules.ts'

const complaints = (isian: object) => {
  const parsed = PasswordIsian.safeParse({
    current_password: 'lama sekali',
    password: 'baru sekali',
    ulangi: 'baru sekali',
    ...isian,
  })
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message] as const).reverse())
}

test.each([
  [{}, {}],
  [{ current_password: '' }, { current_password: isianTexts.password }],
  [{ password: 'pendek', ulangi: 'pendek' }, { password: isianTexts.passwordPendek }],
  [{ ulangi: 'baru sekalo' }, { ulangi: isianTexts.passwordBeda }],
  [{ password: 'pendek', ulangi: 'lain' }, { password: isianTexts.passwordPendek }],
])('%o: %o', (isian, expected) => expect(complaints(isian)).toEqual(expected))

test('blanks are part of a password', () => {
  expect(complaints({ password: 'delapan ', ulangi: 'delapan' })).toHaveProperty('ulangi')
})
