import { isianTexts } from '@sehati/contract/base/texts'
import { expect, test } from 'vitest'
import { ResetIsian } from './reset-password-form.rules.ts'

const complaints = (password: string, ulangi: string) =>
  ResetIsian.safeParse({ password, ulangi }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test.each([
  ['delapan huruf', 'delapan huruf', []],
  ['delapan huruf', 'delapan hurut', [['ulangi', isianTexts.passwordBeda]]],
  ['delapan ', 'delapan', [['ulangi', isianTexts.passwordBeda]]],
  ['pendek', 'lain', [['password', isianTexts.passwordPendek]]],
  ['', '', [['password', isianTexts.password]]],
])('%o and %o: %o', (password, ulangi, expected) => expect(complaints(password, ulangi)).toEqual(expected))
