import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installProblem, installRefusal } from './install-remedy.mjs'
import { hasTestPackages, installMatchesLock, type Wanted } from './installed-packages.mjs'

let root = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-install-'))
  fs.mkdirSync(path.join(root, 'node_modules'))
})
afterEach(() => fs.rmSync(root, { recursive: true }))

function write(wanted: object, installed: object): void {
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  fs.writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }))
}

const own = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
const foreign = { ...own, os: ['plan9'] }

test('a node_modules that matches the lock file is recognised as installed', () => {
  const one = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } }
  write({ '': {}, 'apps/web': {}, ...one, 'node_modules/b': foreign }, one)
  expect(installMatchesLock(root, 'all')).toBe(true)
})

test.each([
  ['nothing', { 'node_modules/a': { version: '1.0.0' } }, {}],
  ['another version', { 'node_modules/a': { version: '1.0.0' } }, { 'node_modules/a': { version: '1.0.1' } }],
  ['other content', { 'node_modules/a': { integrity: 'x' } }, { 'node_modules/a': { integrity: 'y' } }],
  ['no build for this machine', { 'node_modules/a': own }, {}],
])('%s there means: install', (_, wanted, installed) => {
  write(wanted, installed)
  expect(installMatchesLock(root, 'product')).toBe(false)
})

describe('beside the product', () => {
  const product = { 'node_modules/a': { version: '1.0.0' } }
  const wanted = { ...product, 'node_modules/t': { version: '2.0.0', dev: true } }

  test.each([
    ['nothing', product, { product: true, all: false }],
    [
      'an older package of the tests',
      { ...product, 'node_modules/t': { version: '1.0.0', dev: true } },
      { product: true, all: false },
    ],
    ['all that tests need', wanted, { product: true, all: true }],
    [
      'all that tests need, but not the product',
      { 'node_modules/t': wanted['node_modules/t'] },
      { product: false, all: false },
    ],
  ])('%s', (_, installed, expected) => {
    write(wanted, installed)
    const matches = (what: Wanted) => installMatchesLock(root, what)
    expect({ product: matches('product'), all: matches('all') }).toEqual(expected)
    expect(hasTestPackages(root)).toBe(installed !== product)
  })
})

test('no list of installed packages means: install', () => {
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{"packages":{}}')
  expect(installMatchesLock(root, 'product')).toBe(false)
})

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org failed', 'network'],
  ['npm error code EAI_AGAIN', 'network'],
  ['npm error code ENOSPC\nnpm error nospc no space left on device', 'disk'],
  ['npm error code EACCES', 'permission'],
  ['npm error code EUSAGE', 'other'],
])('%s → %s', (output, problem) => {
  expect(installProblem(output)).toBe(problem)
})

test('the refusal has the remedy, what npm said, and where the rest is', () => {
  const { message } = installRefusal('npm warn x\nnpm error code ENOTFOUND\n', '/x/install.log', 'id')
  expect(message).toMatch(/^Tidak ada sambungan[\s\S]*npm error code ENOTFOUND[\s\S]*\/x\/install\.log$/)
  expect(message).not.toContain('warn')
})
