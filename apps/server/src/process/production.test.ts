import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeFactories } from '../../test/factories.ts'
import { startProcess, startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})
const DATA_KEY = randomBytes(32).toString('base64')
const ring = openKeyring('/nonexistent', DATA_KEY)
await checkDataKey(db, ring, START)
const make = makeFactories(db, makeSeal(ring), () => START)
const env = {
  NODE_ENV: 'production',
  DATABASE_URL: database.serviceUrl,
  DATA_KEY,
  APP_NOW: '',
}

test('production does not start on a database with demo accounts, and says so in one line', async () => {
  const admin = await make.person(1)
  await db.rows(sql`update users set email = 'admin@sehati.test' where user_id = ${admin.user_id}`)
  for (const processes of ['1', '2']) {
    const { child, output } = startProcess({ ...env, WEB_CONCURRENCY: processes })
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(output().trim().split('\n')).toEqual([expect.stringMatching(/^Basis data ini memiliki 1 akun contoh/)])
  }
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${admin.user_id}`)
})

test('the placeholder of an example is no secret', async () => {
  const { child, output } = startProcess({ ...env, TURN_URLS: 'turn:127.0.0.1:9', TURN_SECRET: 'REPLACE-THIS-SECRET' })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(output().trim()).toMatch(/^Pengaturan TURN_SECRET=… salah: seharusnya [^\n]+\.$/)
})

test.each([
  [{ PUBLIC_URL: 'http://klinik.kampus.test' }, ['SMTP_URL', 'PUBLIC_URL is http']],
  [{ WEB_CONCURRENCY: '2' }, ['SMTP_URL', 'PUBLIC_URL is not set']],
  [{ PUBLIC_URL: 'https://klinik.kampus.test', SMTP_URL: 'smtp://127.0.0.1:9' }, []],
])('with %j production warns in one line each of what is missing', async (more, wanted) => {
  const server = await startRunning({ ...env, ...(more as Record<string, string>) })
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => /"level":40.*(SMTP_URL|PUBLIC_URL)/.test(line))
  await expect.poll(() => lines().length).toBe(wanted.length)
  await server.stop()
  expect(lines()).toHaveLength(wanted.length)
  for (const words of wanted) expect(lines().filter((line) => line.includes(words))).toHaveLength(1)
})
