import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type DataKey, KeyError, parseKeys } from './keyring.ts'
import { makeSeal, type Place } from './seal.ts'

const makeKey = () => parseKeys(randomBytes(32).toString('base64'))[0] as DataKey
const sealOf = (...keys: [DataKey, ...DataKey[]]) =>
  makeSeal({ active: () => keys[0], find: (id) => keys.find((key) => key.id.equals(id)) ?? null })
const [old, fresh] = [makeKey(), makeKey()]
const seal = sealOf(old)
const place: Place = 'konsultasi.keluhan:7'

test.each(['Pusing', '', 'ä😷\n"\\', 'x'.repeat(20_000)])('an encrypted text decrypts to the same text: %#', (text) => {
  expect(seal.open(place, seal.seal(place, text))).toBe(text)
})

test('the same text encrypts differently each time and leaks nothing', () => {
  const [a, b] = [seal.seal(place, 'Nyeri dada'), seal.seal(place, 'Nyeri dada')]
  expect(a.equals(b)).toBe(false)
  for (const sealed of [a, b]) expect(sealed.toString('latin1')).not.toMatch(/Nyeri|dada/)
  expect([a[0], a.subarray(1, 5)]).toEqual([1, old.id])
})

test.each<Place>([
  'konsultasi.keluhan:8',
  'konsultasi.initial_consult:7',
  'konsultasi.alasan_batal:7',
  'percakapan.pesan:7',
])('a value moved to %s cannot be decrypted', (elsewhere) => {
  const sealed = seal.seal(place, 'Pusing')
  expect(() => seal.open(elsewhere, sealed)).toThrow()
})

describe('tampering', () => {
  test('with any single byte is detected', () => {
    const sealed = seal.seal(place, 'Pusing')
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] as number) ^ 1
      expect(() => seal.open(place, changed), `byte ${at}`).toThrow()
    }
  })

  test('by cutting or extending is detected', () => {
    const sealed = seal.seal(place, 'Pusing')
    for (let length = 0; length < sealed.length; length++)
      expect(() => seal.open(place, sealed.subarray(0, length)), `length ${length}`).toThrow()
    expect(() => seal.open(place, Buffer.concat([sealed, Buffer.of(0)]))).toThrow()
  })
})

describe('keys', () => {
  test('an unknown key is reported', () => {
    expect(() => sealOf(fresh).open(place, seal.seal(place, 'Pusing'))).toThrow(KeyError)
  })

  test('an old key of the ring still decrypts; the active key encrypts', () => {
    const both = sealOf(fresh, old)
    expect(both.open(place, seal.seal(place, 'Pusing'))).toBe('Pusing')
    expect(both.seal(place, 'Pusing').subarray(1, 5)).toEqual(fresh.id)
    expect(both.activeKeyId()).toEqual(fresh.id)
  })
})

describe('digests', () => {
  test('match the same text only, also after the key changed', () => {
    const digest = seal.digest('permintaan')
    const both = sealOf(fresh, old)
    expect([both.matches('permintaan', digest), both.matches('lain', digest)]).toEqual([true, false])
    expect(sealOf(fresh).matches('lain', digest)).toBe(true)
    expect(both.digest('permintaan').equals(digest)).toBe(false)
  })
})
