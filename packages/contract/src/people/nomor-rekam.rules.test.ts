import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bacaNomorRekam, nomorRekam } from './nomor-rekam.rules.ts'

test.each([
  [1, 'RM-00000001-8'],
  [79927398, 'RM-79927398-2'],
  [123456789, 'RM-123456789-7'],
])('the record of account %i has the number %s', (user_id, nomor) => {
  expect(nomorRekam(user_id)).toBe(nomor)
})

const account = fc.integer({ min: 1, max: 2_147_483_647 })

test('a number is read back, also in small letters and without its hyphens', () => {
  fc.assert(
    fc.property(account, (user_id) => {
      const nomor = nomorRekam(user_id)
      expect(bacaNomorRekam(nomor)).toBe(user_id)
      expect(bacaNomorRekam(` ${nomor.toLowerCase()} `)).toBe(user_id)
      expect(bacaNomorRekam(nomor.replaceAll('-', ''))).toBe(user_id)
    }),
  )
})

test('a number with one wrong digit is no number', () => {
  fc.assert(
    fc.property(account, fc.nat(), fc.integer({ min: 1, max: 9 }), (user_id, at, by) => {
      const digits = [...nomorRekam(user_id).replace(/\D/g, '')]
      const place = at % digits.length
      digits[place] = String((Number(digits[place]) + by) % 10)
      expect(bacaNomorRekam(`RM-${digits.join('')}`)).toBeNull()
    }),
  )
})

test.each(['', 'RM-', 'abc', '0', 'RM-00000000-0', '1234567890123', '12 3'])('%j names no account', (text) => {
  expect(bacaNomorRekam(text)).toBeNull()
})
