import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { runCommand } from '../../test/command.ts'
import { createDatabase } from '../../test/database.ts'
import { makeDirectory } from '../../test/directory.ts'
import { startRunning } from '../../test/process.ts'
import { asService, ensureServiceRole } from '../../test/service-role.ts'
import { connect } from '../base/db/db.ts'

const [database, other] = await Promise.all([createDatabase(), createDatabase(inject('template'))])
await ensureServiceRole(database.url)
afterAll(() => Promise.all([database.drop(), other.drop()]))

const DATA_KEY = randomBytes(32).toString('base64')
const OWNED = 'the role of DATABASE_URL owns the tables'
const readyz = async (url: string) => (await fetch(`${url}/readyz`)).status

test('with one URL one role owns the tables and serves, as before, and the log says so', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: makeDirectory(), DATA_KEY }
  expect(await runCommand('migrate', env)).toMatchObject({ code: 0, err: '' })
  expect(await runCommand('migrate', { ...env, MIGRATE_DATABASE_URL: database.url })).toMatchObject({
    code: 0,
    err: '',
  })
  const server = await startRunning(env)
  expect(await readyz(server.url)).toBe(200)
  await expect.poll(() => server.output()).toContain(OWNED)
  await server.stop()
})

test('with two URLs the next migration gives the service its rights, and it serves without owning anything', async () => {
  const env = { DATABASE_URL: database.serviceUrl, DATA_DIR: makeDirectory(), DATA_KEY }
  expect(await runCommand('migrate', { ...env, MIGRATE_DATABASE_URL: database.url })).toMatchObject({
    code: 0,
    out: 'database is up to date',
    err: '',
  })
  const server = await startRunning(env)
  expect(await readyz(server.url)).toBe(200)
  const db = connect(database.url, 1)
  const served = await db.rows<{ name: string }>(sql`
    select distinct usename as name from pg_stat_activity
    where datname = current_database() and application_name like 'sehati %'`)
  await db.close()
  expect(served).toEqual([{ name: new URL(database.serviceUrl).username }])
  await server.stop()
  expect(server.output()).not.toContain(OWNED)
})

test('two URLs of two databases are refused, and nothing is migrated', async () => {
  const env = { DATABASE_URL: asService(other.url), MIGRATE_DATABASE_URL: database.url, DATA_DIR: makeDirectory() }
  const { code, err } = await runCommand('migrate', env)
  expect([code, err]).toEqual([1, 'MIGRATE_DATABASE_URL and DATABASE_URL lead to two different databases'])
})

test('a command that needs the owner says so where it has only the service', async () => {
  const { code, err } = await runCommand('rotate-keys', {
    DATABASE_URL: other.serviceUrl,
    DATA_DIR: makeDirectory(),
    DATA_KEY,
  })
  expect([code, err]).toEqual([1, expect.stringContaining('needs the owner of the tables, MIGRATE_DATABASE_URL')])
})
