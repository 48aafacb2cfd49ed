import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dpia, skor } from '@sehati/contract/rights/dpia.texts'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { dpiaFile, renderDpia } from './render-dpia.ts'

test('the page is the one that the risks make: npm run docs:register', () => {
  expect(readFileSync(dpiaFile, 'utf8')).toBe(renderDpia())
})

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const isThere = (bukti: string) => {
  const command = bukti.match(/^npm run (\S+)$/)?.[1]
  return command ? command in scripts : /\.(test|e2e)\.ts$/.test(bukti) && existsSync(path.join(root, bukti))
}

test('every test and command that shows a measure is there', () => {
  const named = dpia.flatMap(({ tindakan }) => tindakan.map(([, bukti]) => bukti))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((bukti) => !isThere(bukti))).toEqual([])
  expect(isThere('npm run tidak-ada')).toBe(false)
})

test('no measure makes a risk greater', () => {
  expect(dpia.filter(({ sebelum, sesudah }) => skor(sesudah) >= skor(sebelum))).toEqual([])
})
