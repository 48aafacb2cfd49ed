import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locks } from '../../apps/server/src/db/locks.ts'
import { withoutWords } from './catalog-facts.ts'
import { factsOfNewDatabase, pageFile, pageOf, registerFile } from './page.ts'
import { renderRegister } from './render-register.ts'

const facts = await factsOfNewDatabase()

test('every table, trigger, view and function, and every rule that does not explain itself, has a sentence', () => {
  expect(facts.tables.length).toBeGreaterThan(0)
  expect(withoutWords(facts)).toEqual([])
})

test('every lock has its sentences', () => {
  const silent = Object.entries(locks).filter(
    ([, { key, guards, order }]) => ![key, guards, order].every((s) => s.trim()),
  )
  expect(silent.map(([name]) => name)).toEqual([])
})

test('the page is the one that the migrations make: npm run docs:database', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(pageOf(facts))
})

test('the page about personal data is the one that the register makes: npm run docs:database', () => {
  expect(readFileSync(registerFile, 'utf8')).toBe(renderRegister())
})
