import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { startProcess, startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'

const database = await createDatabase(inject('template'))
afterAll(database.drop)
const DATA_KEY = randomBytes(32).toString('base64')
const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() }
// From now on the database holds values of this key.
await (await startRunning(env)).stop()

describe.concurrent('a start that cannot succeed', () => {
  async function failing(change: Record<string, string>) {
    const { child, output } = startProcess({ ...env, ...change })
    const [code] = await once(child, 'close')
    return { code, said: output().trim().split('\n') }
  }

  test.each([
    ['a port that is no number', { PORT: 'abc' }, /^Pengaturan PORT=abc salah: seharusnya [^\n]+\.$/],
    ['a port out of range', { PORT: '65536' }, /^Pengaturan PORT=65536 salah: seharusnya [^\n]+\.$/],
    ['no database', { DATABASE_URL: '' }, /^Pengaturan DATABASE_URL belum diisi: [^\n]+\.$/],
    ['an unreachable database', { DATABASE_URL: 'postgres://sehati@127.0.0.1:9/sehati' }, /ECONNREFUSED/],
    ['no processes', { WEB_CONCURRENCY: '0' }, /^Pengaturan WEB_CONCURRENCY=0 salah: seharusnya [^\n]+\.$/],
    ['half a process', { WEB_CONCURRENCY: '1.5' }, /^Pengaturan WEB_CONCURRENCY/],
    ['a moment that is none', { APP_NOW: 'besok' }, /^Pengaturan APP_NOW=besok salah: seharusnya [^\n]+\.$/],
    ['a day without an hour', { APP_NOW: '2026-11-23' }, /^Pengaturan APP_NOW=2026-11-23 salah: /],
    ['another word for production', { NODE_ENV: 'prod' }, /^Pengaturan NODE_ENV=prod salah: /],
    ['a moved clock in production', { NODE_ENV: 'production' }, /^Pengaturan APP_NOW=.* salah: .*tidak di produksi\.$/],
    [
      'more processes than are of use',
      { WEB_CONCURRENCY: String(4 * availableParallelism() + 1) },
      /^Pengaturan WEB_CONCURRENCY/,
    ],
    [
      'another kind of database',
      { DATABASE_URL: 'mysql://u:rahasia@localhost/x' },
      /^Pengaturan DATABASE_URL=… salah: seharusnya [^\n]+\.$/,
    ],
    [
      'a database without a scheme',
      { DATABASE_URL: 'localhost:5432' },
      /^Pengaturan DATABASE_URL=… salah: seharusnya [^\n]+\.$/,
    ],
    ['an address that is none', { PUBLIC_URL: 'sehati' }, /^Pengaturan PUBLIC_URL=sehati salah: seharusnya [^\n]+\.$/],
    [
      'an address without a scheme',
      { PUBLIC_URL: 'sehati.kampus.id:443' },
      /^Pengaturan PUBLIC_URL=.*:443 salah: seharusnya [^\n]+\.$/,
    ],
    [
      'an address of another kind',
      { PUBLIC_URL: 'ftp://sehati.kampus.id' },
      /^Pengaturan PUBLIC_URL=ftp:.* salah: seharusnya [^\n]+\.$/,
    ],
    [
      'a proxy that is no address',
      { TRUST_PROXY: 'haproxy' },
      /^Pengaturan TRUST_PROXY=haproxy salah: seharusnya [^\n]+\.$/,
    ],
    [
      'a proxy that is the whole world',
      { TRUST_PROXY: '::/0' },
      /^Pengaturan TRUST_PROXY=::\/0 salah: seharusnya [^\n]+\.$/,
    ],
    ['an origin that is none', { CORS_ORIGINS: '*' }, /^Pengaturan CORS_ORIGINS=\* salah: seharusnya [^\n]+\.$/],
    [
      'a mail server that is none',
      { SMTP_URL: 'http://user:rahasia@mail.example' },
      /^Pengaturan SMTP_URL=… salah: seharusnya [^\n]+\.$/,
    ],
    ['a sender that is none', { MAIL_FROM: 'Sehati' }, /^Pengaturan MAIL_FROM=Sehati salah: seharusnya [^\n]+\.$/],
    ['two senders', { MAIL_FROM: 'a@uji.test, b@uji.test' }, /^Pengaturan MAIL_FROM=.* salah: seharusnya [^\n]+\.$/],
    ['a key that is none', { DATA_KEY: 'rahasia' }, /^DATA_KEY: every key must be 32 bytes in base64$/],
    [
      'another database’s key',
      { DATA_KEY: randomBytes(32).toString('base64') },
      /^the data key does not belong to this database/,
    ],
  ])('for %s is reported in one line', async (_, change, line) => {
    const { code, said } = await failing(change)
    expect([code, said]).toEqual([1, [expect.stringMatching(line)]])
  })

  test.each(['1', '2'])('because the port is taken is reported, with %s processes', async (WEB_CONCURRENCY) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, said } = await failing({ PORT: String(port), WEB_CONCURRENCY })
    other.close()
    expect(code).toBe(1)
    expect(new Set(said)).toEqual(new Set([expect.stringMatching(/EADDRINUSE.*choose another PORT$/)]))
  })
})
