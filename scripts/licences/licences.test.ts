import { expect, test } from 'vitest'
import { judge, licencesMarkdown, readPackages } from './packages.ts'

test('every package names a licence that is allowed', () => {
  const packages = readPackages()
  expect(packages.length).toBeGreaterThan(300)
  expect(judge(packages)).toEqual([])
  const shipped = new Set(packages.filter(({ isOfProduct }) => isOfProduct).map(({ name }) => name))
  for (const name of ['fastify', 'pg', 'react', 'sharp', 'zod']) expect(shipped).toContain(name)
  for (const name of ['vitest', 'fast-check', '@playwright/test']) expect(shipped).not.toContain(name)
})

test('a licence that is unknown, not allowed, or only half allowed is refused', () => {
  const of = (licence: string | null) => ({ name: 'x', version: '1', licence, isOfProduct: true })
  expect(judge([of('MIT'), of('(MIT OR GPL-3.0)'), of('Apache-2.0 AND MIT')])).toEqual([])
  const wrong = [of(null), of('GPL-3.0-only'), of('MIT AND SSPL-1.0'), of('AGPL-3.0 OR SSPL-1.0')]
  expect(judge(wrong)).toEqual(wrong)
  expect(licencesMarkdown([of('MIT')])).toContain('| MIT | 1 | x 1 |')
})
