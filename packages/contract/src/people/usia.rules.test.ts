import { expect, test } from 'vitest'
import { checkLahir, dewasaPada, isBelumDewasa } from './usia.rules.ts'

test.each([
  ['2009-11-24', '2027-11-24'],
  ['2008-02-29', '2026-03-01'],
  ['2006-02-28', '2024-02-28'],
])('a person born on %s is of age on %s', (lahir, dewasa_pada) => {
  expect(dewasaPada(lahir)).toBe(dewasa_pada)
})

test.each([
  [null, '2026-11-23', false],
  ['2026-11-24', '2026-11-23', true],
  ['2026-11-23', '2026-11-23', false],
  ['2026-11-22', '2026-11-23', false],
])('whose 18th birthday is %s is under age on %s: %s', (dewasa_pada, hari, verdict) => {
  expect(isBelumDewasa(dewasa_pada, hari)).toBe(verdict)
})

test.each([
  ['2009-01-01', null],
  ['2008-11-24', null],
  ['2008-11-23', 'AGE_CONTRADICTS'],
  ['1990-01-01', 'AGE_CONTRADICTS'],
  ['2026-11-23', null],
  ['2026-11-24', 'AGE_CONTRADICTS'],
])('under 18 and born on %s, said on 2026-11-23: %s', (lahir, verdict) => {
  expect(checkLahir(lahir, '2026-11-23')).toBe(verdict)
})
