import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { faultOf, pairs } from './readable.ts'

test('the ratio is WCAG’s own', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

test.each(pairs)('$where can be read', (pair) => expect(faultOf(pair)).toBeNull())

test.each([
  ['a pale accent', '#76C4B5', 'has a contrast of 2.03, needed is 4.5'],
  ['a colour of another notation', 'teal', 'has a contrast of NaN, needed is 4.5'],
])('%s under white words is named', (_, back, fault) => {
  expect(faultOf({ where: 'light: on-accent on accent', fore: '#FFFFFF', back, least: 4.5 })).toBe(
    `light: on-accent on accent: #FFFFFF on ${back} ${fault}`,
  )
})
