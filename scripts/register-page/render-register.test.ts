import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registerFile, renderRegister } from './render-register.ts'

test('the page about personal data is the one that the register makes: npm run docs:register', () => {
  expect(readFileSync(registerFile, 'utf8')).toBe(renderRegister())
})
