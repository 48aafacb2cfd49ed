import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openVapidFile, pairOf } from './vapid.ts'

const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'sehati-vapid-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
const DATABASE_URL = 'postgres://127.0.0.1/sehati'
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATABASE_URL, ...env })
const pair = pairOf(Buffer.alloc(32, 9).toString('base64url')) as { publicKey: string; privateKey: string }
const named = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey }

test('a key pair is made once, for its owner alone', () => {
  const dir = join(folder(), 'data')
  const made = openVapidFile(dir)
  expect(openVapidFile(dir)).toEqual(made)
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65)
  const file = join(dir, 'vapid.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8').trim()).toBe(made.privateKey)
})

test('a file without a key ends the start, and is not replaced', () => {
  const dir = folder()
  writeFileSync(join(dir, 'vapid.key'), 'bukan kunci\n')
  expect(() => openVapidFile(dir)).toThrow(/vapid\.key holds no key/)
  expect(readFileSync(join(dir, 'vapid.key'), 'utf8')).toBe('bukan kunci\n')
})

test('the key is that of the settings, else the file, but with DATA_KEY none', () => {
  expect(read(named).vapid).toEqual(pair)
  expect(read({}).vapid).toBe('file')
  expect(read({ DATA_KEY: Buffer.alloc(32).toString('base64') }).vapid).toBe(null)
  expect(read({ ...named, DATA_KEY: Buffer.alloc(32).toString('base64') }).vapid).toEqual(pair)
})

test('keys that are no pair end the start, without a key in the sentence', () => {
  const other = pairOf(Buffer.alloc(32, 8).toString('base64url'))?.privateKey as string
  for (const env of [
    { ...named, VAPID_PRIVATE_KEY: other },
    { VAPID_PUBLIC_KEY: pair.publicKey },
    { VAPID_PRIVATE_KEY: pair.privateKey },
  ])
    expect(() => read(env)).toThrow('VAPID_PUBLIC_KEY dan VAPID_PRIVATE_KEY salah: seharusnya satu pasang kunci.')
  expect(() => read({ VAPID_PRIVATE_KEY: 'rahasia' })).toThrow(/VAPID_PRIVATE_KEY=… salah/)
})

test('push services may write to the sender of mails, to the page of the service, or where the setting says', () => {
  expect(read({}).vapidSubject).toBe('mailto:no-reply@localhost')
  expect(read({ MAIL_FROM: 'Klinik <klinik@kampus.example>' }).vapidSubject).toBe('mailto:klinik@kampus.example')
  expect(read({ PUBLIC_URL: 'https://sehati.example' }).vapidSubject).toBe('https://sehati.example')
  expect(read({ VAPID_SUBJECT: 'mailto:admin@kampus.example' }).vapidSubject).toBe('mailto:admin@kampus.example')
  expect(() => read({ VAPID_SUBJECT: 'admin@kampus.example' })).toThrow(/VAPID_SUBJECT/)
})

test('production knows no other push service', () => {
  const PUSH_ORIGINS = 'http://127.0.0.1:4000'
  expect(read({ PUSH_ORIGINS }).pushOrigins).toEqual([PUSH_ORIGINS])
  expect(() => read({ PUSH_ORIGINS, NODE_ENV: 'production' })).toThrow(/PUSH_ORIGINS/)
})
