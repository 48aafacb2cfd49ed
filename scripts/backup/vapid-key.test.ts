import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openVapidFile } from '../../apps/server/src/base/outside/vapid.ts'
import { bringVapidKey, readVapidKey } from './vapid-key.ts'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-vapid-key-'))
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

let dataDir = ''
let said: string[] = []
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(home, 'data-'))
  said = []
})
const bring = (wanted: string | undefined, environment: NodeJS.ProcessEnv = {}) =>
  bringVapidKey({ dataDir, say: (line) => said.push(line) }, wanted, environment)
const stored = (name = 'vapid.key') => {
  const file = path.join(dataDir, name)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
}
const key = () =>
  crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d as string

test('a backup takes the key that the service uses: of the settings, else of the file, else none', () => {
  expect(readVapidKey(dataDir, {})).toBe(null)
  const { privateKey } = openVapidFile(dataDir)
  expect(readVapidKey(dataDir, {})).toBe(privateKey)
  const other = key()
  expect(readVapidKey(dataDir, { VAPID_PRIVATE_KEY: other })).toBe(other)
})

test('on another machine the service has the key of the backup, and a key that was there is kept beside it', () => {
  const wanted = key()
  bring(wanted)
  expect(openVapidFile(dataDir).privateKey).toBe(wanted)
  expect(fs.statSync(path.join(dataDir, 'vapid.key')).mode & 0o777).toBe(0o600)
  expect(stored('vapid.key.before')).toBe(null)
  const next = key()
  bring(next)
  expect([stored(), stored('vapid.key.before')]).toEqual([`${next}\n`, `${wanted}\n`])
  bring(next)
  expect(stored('vapid.key.before')).toBe(`${wanted}\n`)
})

test('what fails afterwards leaves the files as they were', () => {
  bring(key())()
  expect(fs.readdirSync(dataDir)).toEqual([])
  const { privateKey } = openVapidFile(dataDir)
  bring(key())()
  expect([fs.readdirSync(dataDir), stored()?.trim()]).toEqual([['vapid.key'], privateKey])
  bring(privateKey)()
  expect(stored()?.trim()).toBe(privateKey)
})

test('a backup without the key, or with one that is none, changes nothing', () => {
  bring(undefined)
  bring('bukan kunci')
  expect(fs.readdirSync(dataDir)).toEqual([])
})

test('a pair in the settings stays, and the person reads that another one ends the subscriptions', () => {
  const [wanted, other] = [key(), key()]
  bring(wanted, { VAPID_PRIVATE_KEY: wanted })
  expect(said).toEqual([])
  bring(wanted, { VAPID_PRIVATE_KEY: other })
  expect([fs.readdirSync(dataDir), said.length]).toEqual([[], 1])
  expect(said[0]).not.toContain(other)
})

test('with DATA_KEY the service reads no file: the person reads what to set', () => {
  const wanted = key()
  bring(wanted, { DATA_KEY: 'x' })
  expect(stored()).toBe(`${wanted}\n`)
  expect(said).toEqual([expect.stringContaining('VAPID_PUBLIC_KEY')])
  expect(said[0]).not.toContain(wanted)
})
