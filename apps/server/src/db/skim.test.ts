import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseKeys } from './keyring.ts'
import { makeSeal, type Place } from './seal.ts'

const [key, other, gone] = [0, 1, 2].map(() => parseKeys(randomBytes(32).toString('base64'))[0]) as [
  ReturnType<typeof parseKeys>[number],
  ReturnType<typeof parseKeys>[number],
  ReturnType<typeof parseKeys>[number],
]
const find = (id: Buffer) => [key, other].find((one) => one.id.equals(id)) ?? null
const sealBy = (active: typeof key) => makeSeal({ active: () => active, find })
const seal = sealBy(key)
const place = (n: number): Place => `users.no_bpjs:${n}`

test('reads what `open` reads, of several keys at once, in its order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ text: fc.stringMatching(/^[0-9]{0,16}$/), by: fc.constantFrom(key, other) }), {
        maxLength: 40,
      }),
      (texts) => {
        const values = texts.map(({ text, by }, n) => sealBy(by).seal(place(n), text))
        expect(seal.skim(values)).toEqual(values.map((value, n) => seal.open(place(n), value)))
      },
    ),
  )
})

test('is null for a missing key, a longer text and what is no encrypted value, among others', () => {
  const values = [
    seal.seal(place(1), '0001112223334'),
    sealBy(gone).seal(place(2), '0001112223334'),
    seal.seal(place(3), '01234567890123456'),
    Buffer.from('0001112223334'),
    Buffer.alloc(0),
    sealBy(other).seal(place(4), '0001112223335'),
  ]
  expect(seal.skim(values)).toEqual(['0001112223334', null, null, null, null, '0001112223335'])
})
