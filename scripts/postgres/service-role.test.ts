import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../apps/server/src/base/db/migrate.ts'
import { runCommand } from '../../apps/server/test/command.ts'
import type { Database } from './database.ts'
import { ensureDatabase } from './ensure-database.ts'

/** One cluster for the file, as `npm start` makes it; the tests build on one another. */
let home = ''
let running: Database | null = null

beforeAll(() => {
  home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-roles-')))
  // Where tests run as root, PostgreSQL runs as another account and must be able to pass.
  fs.chmodSync(home, 0o755)
})
afterEach(async () => {
  await running?.stop()
  running = null
})
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

async function start(): Promise<Database> {
  running = await ensureDatabase({ directory: path.join(home, 'postgres') })
  return running
}
const secretFile = () => path.join(home, 'postgres', 'secret.json')
const readSecretFile = (): Record<string, unknown> => JSON.parse(fs.readFileSync(secretFile(), 'utf8'))

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const migrateBoth = ({ url, serviceUrl }: Database) =>
  runCommand('migrate', { DATABASE_URL: serviceUrl, MIGRATE_DATABASE_URL: url, DATA_DIR: path.join(home, 'data') })
const LATE = 'truncate riwayat_status'

test('the data of a version with one role gets the second one at its next start, and keeps its rows', async () => {
  // As that version left it: one role, which owns everything, and one password.
  const before = await start()
  await migrate(before.url)
  await ask(before.url, `insert into spesialisasi (nama_spesialisasi) values ('Dari versi lama')`)
  await ask(before.url, 'drop owned by sehati_layanan; drop role sehati_layanan')
  await before.stop()
  const { servicePassword: _, ...old } = readSecretFile()
  fs.writeFileSync(secretFile(), JSON.stringify(old))

  const after = await start()
  expect(readSecretFile()).toMatchObject({ password: old.password, servicePassword: expect.any(String) })
  expect(await migrateBoth(after)).toMatchObject({ code: 0, out: 'database is up to date', err: '' })
  expect(await ask(after.serviceUrl, 'select current_user as name')).toEqual([{ name: 'sehati_layanan' }])
  expect(await ask(after.serviceUrl, 'select nama_spesialisasi from spesialisasi')).toEqual([
    { nama_spesialisasi: 'Dari versi lama' },
  ])
  await expect(ask(after.serviceUrl, LATE)).rejects.toMatchObject({ code: '42501' })
})

test('the password stays the same from start to start', async () => {
  const before = readSecretFile()
  const { serviceUrl } = await start()
  expect(readSecretFile()).toMatchObject({ servicePassword: before.servicePassword })
  expect(await ask(serviceUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('what a person made of the role ends at the next start and the next migration', async () => {
  const before = await start()
  await ask(
    before.url,
    `alter role sehati_layanan superuser createdb password 'lain'; grant truncate on riwayat_status to sehati_layanan`,
  )
  await before.stop()
  const after = await start()
  await migrateBoth(after)
  expect(
    await ask(after.url, `select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = 'sehati_layanan'`),
  ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])
  await expect(ask(after.serviceUrl, LATE)).rejects.toMatchObject({ code: '42501' })
})
