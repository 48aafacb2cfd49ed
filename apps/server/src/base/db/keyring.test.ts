import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { makeDirectory } from '../../../test/directory.ts'
import { checkDataKey } from './data-key.store.ts'
import { connect } from './db.ts'
import { addKey, KeyError, keepKeys, openKeyring, parseKeys } from './keyring.ts'

const newKey = () => randomBytes(32).toString('base64')
const fileIn = (directory: string) => join(directory, 'data.key')
afterEach(() => vi.useRealTimers())

describe('the file', () => {
  test('is created once by processes that start at the same moment, readable by its owner only', async () => {
    const directory = join(makeDirectory(), 'made', 'on', 'demand')
    const program = `import { openKeyring } from ${JSON.stringify(new URL('./keyring.ts', import.meta.url).href)}
      console.log(openKeyring(process.argv[1], null).active().id.toString('hex'))`
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, directory])
    const ids = (await Promise.all(Array.from({ length: 6 }, run))).map(({ stdout }) => stdout.trim())
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^[0-9a-f]{8}$/)
    expect(readdirSync(directory)).toEqual(['data.key'])
    expect(statSync(fileIn(directory)).mode & 0o777).toBe(0o600)
  })

  test('keeps its mode when keys are added and removed, and keeps an existing key', () => {
    const directory = makeDirectory()
    const first = openKeyring(directory, null).active()
    addKey(directory)
    const ring = openKeyring(directory, null)
    expect(ring.active().id).not.toEqual(first.id)
    expect(ring.find(first.id)).toEqual(first)
    expect(statSync(fileIn(directory)).mode & 0o777).toBe(0o600)
    keepKeys(directory, [ring.active().id])
    const after = openKeyring(directory, null)
    expect([after.active().id, after.find(first.id)]).toEqual([ring.active().id, null])
    expect(statSync(fileIn(directory)).mode & 0o777).toBe(0o600)
    expect(readdirSync(directory)).toEqual(['data.key'])
  })

  test.each(['', 'not base64 at all', 'AAAA', `${newKey()},`])(
    'with the content %j is refused, not replaced',
    (content) => {
      const directory = makeDirectory()
      writeFileSync(fileIn(directory), content)
      chmodSync(fileIn(directory), 0o600)
      expect(() => openKeyring(directory, null)).toThrow(KeyError)
      expect(readFileSync(fileIn(directory), 'utf8')).toBe(content)
    },
  )
})

describe('a rotation', () => {
  test('is noticed within seconds by every process that has the file open', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const directory = makeDirectory()
    const ring = openKeyring(directory, null)
    const before = ring.active()
    addKey(directory)
    vi.setSystemTime(Date.now() + 2_001)
    expect(ring.active().id).not.toEqual(before.id)
    expect(ring.find(before.id)).toEqual(before)
  })

  test('is noticed at once when a value of the new key must be decrypted', () => {
    const directory = makeDirectory()
    const ring = openKeyring(directory, null)
    ring.active()
    addKey(directory)
    const { id } = openKeyring(directory, null).active()
    expect(ring.find(id)?.id).toEqual(id)
  })
})

describe('keys in the environment', () => {
  test('the first key encrypts, every key decrypts, and no file is created', () => {
    const directory = makeDirectory()
    const text = [newKey(), newKey()].join(' , ')
    const [first, second] = parseKeys(text)
    const ring = openKeyring(directory, text)
    expect([ring.active(), ring.find(second?.id ?? Buffer.of())]).toEqual([first, second])
    expect(readdirSync(directory)).toEqual([])
  })

  test.each(['x', 'AAAA', `${newKey()},short`])('%j is refused with an error that does not quote it', (text) => {
    expect(() => openKeyring('/nonexistent', text)).toThrow(KeyError)
    expect(() => openKeyring('/nonexistent', text)).toThrow(/^DATA_KEY: every key must be 32 bytes in base64$/)
  })
})

test('a database whose values need an unknown key is refused, one known key is enough', async () => {
  const database = await createDatabase(inject('template'))
  const db = connect(database.url, 1)
  try {
    const [mine, other] = [newKey(), newKey()]
    const check = (keys: string) => checkDataKey(db, openKeyring('/nonexistent', keys), new Date())
    await check(mine)
    await check(mine)
    await expect(check(other)).rejects.toThrow(/the data key does not belong to this database/)
    await check(`${other},${mine}`)
    await check(other)
  } finally {
    await db.close()
    await database.drop()
  }
})
