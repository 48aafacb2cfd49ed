import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { Refusal } from '../bootstrap/refusal.mjs'
import { readSettings } from './settings.ts'

test('without an environment it is the demo on port 3000', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', seedDemo: true, production: false })
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('in production there is no demo data', () => {
  expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ seedDemo: false, production: true })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '30 00'],
  ['HOST', 'http://x'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost:5432'],
  ['WEB_CONCURRENCY', '0'],
  ['WEB_CONCURRENCY', '1.5'],
  ['WEB_CONCURRENCY', String(4 * availableParallelism() + 1)],
  ['DRAIN_SECONDS', '61'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'Sehati'],
  ['PUBLIC_URL', 'sehati.example.org'],
  ['PUBLIC_URL', 'sehati.example.org:443'],
  ['TRUST_PROXY', 'haproxy.kampus.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1,,x'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['CORS_ORIGINS', 'https://app.kampus.example/'],
  ['CORS_ORIGINS', 'app.kampus.example'],
  ['APP_NOW', 'besok'],
  ['APP_NOW', '2026-11-23'],
  ['APP_NOW', '2026-13-45T00:00:00Z'],
  ['SEED_DEMO', 'ya'],
  ['NODE_ENV', 'prod'],
])('%s=%s is refused with one line', (name, value) => {
  const attempt = () => readSettings({ [name]: value })
  expect(attempt).toThrow(Refusal)
  expect(attempt).toThrow(new RegExp(`^Pengaturan ${name}=.* salah: seharusnya [^\\n]+\\.$`))
})

test.each([
  ['APP_NOW', '2026-11-23T09:00:00+07:00'],
  ['SEED_DEMO', '1'],
])('%s=%s is refused in production only', (name, value) => {
  expect(() => readSettings({ [name]: value })).not.toThrow()
  expect(() => readSettings({ [name]: value, NODE_ENV: 'production' })).toThrow(name)
})

test.each([
  ['PORT', '0'],
  ['HOST', '::1'],
  ['HOST', '0.0.0.0'],
  ['DATABASE_URL', 'postgresql://u:p@db.example.org/sehati'],
  ['SMTP_URL', 'smtps://mail.example.org'],
  ['MAIL_FROM', 'Sehati <sehati@mail.example.org>'],
  ['MAIL_FROM', 'sehati@mail.example.org'],
  ['PUBLIC_URL', 'https://sehati.example.org'],
  ['TRUST_PROXY', 'loopback'],
  ['TRUST_PROXY', '10.0.0.5, fd00::/8'],
  ['CORS_ORIGINS', 'https://app.kampus.example,http://localhost:5173'],
  ['WEB_CONCURRENCY', '4'],
  ['DRAIN_SECONDS', '5'],
  ['SEED_DEMO', '0'],
])('%s=%s is accepted', (name, value) => {
  expect(() => readSettings({ [name]: value })).not.toThrow()
})

test('two wrong values still make one line, and no password is shown', () => {
  expect(() => readSettings({ PORT: 'x', SEED_DEMO: 'x' })).toThrow(/^[^\n]+$/)
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:geheim@host/x' })).toThrow(/^(?!.*geheim)/)
})
