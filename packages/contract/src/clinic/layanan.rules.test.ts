import { describe, expect, test } from 'vitest'
import { isAlamatHttps, isNomorTelepon, jumlahTerbuka, telOf } from './layanan.rules.ts'

test.each([
  [0, null],
  [9, null],
  [10, 10],
  [19, 10],
  [99, 90],
  [100, 100],
  [128, 120],
  [999, 990],
  [1_000, 1_000],
  [5_432, 5_400],
  [98_765, 98_000],
])('%i users are published as %s', (jumlah, shown) => expect(jumlahTerbuka(jumlah)).toBe(shown))

test.each([
  ['(021) 555-0100', '0215550100'],
  ['+62 812.3456.7890', '+6281234567890'],
  ['119', '119'],
])('%s is dialled as %s', (nomor, tel) => expect(telOf(nomor)).toBe(tel))

describe('a telephone number', () => {
  test.each(['119', '0812-3456-7890', '(021) 555.0100', '+62 (21) 5550100', '+123456789012345'])('is %s', (text) =>
    expect(isNomorTelepon(text)).toBe(true),
  )

  test.each([
    ['has at least three digits', '11'],
    ['has at least three digits, without what divides them', '1-1'],
    ['has at most fifteen digits', '1234567890123456'],
    ['begins with a digit after the sign', '+-62 812 3456'],
    ['begins with no other sign', '-0812 3456'],
    ['begins with no word', 'Telepon 0812 3456'],
    ['ends with no word', '0812 3456 (Budi)'],
    ['has a plus sign in front only', '0812+3456'],
    ['is not blank', ''],
  ])('%s', (_rule, text) => expect(isNomorTelepon(text)).toBe(false))
})

describe('a link to a map', () => {
  test.each(['https://peta.test/klinik?q=1', 'https://peta.test'])('is %s', (text) =>
    expect(isAlamatHttps(text)).toBe(true),
  )

  test.each([
    ['is encrypted', 'http://peta.test'],
    ['begins with https', 'http://lain.test/https://peta.test'],
    ['has no blank', 'https://peta.test/klinik kampus'],
    ['ends without a blank', 'https://peta.test '],
    ['names a host', 'https://'],
    ['can be read', 'https://[peta'],
    ['names no user', 'https://peta.test@lain.test/'],
  ])('%s', (_rule, text) => expect(isAlamatHttps(text)).toBe(false))
})
