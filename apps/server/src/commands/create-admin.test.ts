import { getPengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import sql from 'sql-template-tag'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { runCommand } from '../../test/command.ts'
import { createDatabase } from '../../test/database.ts'
import { connect } from '../base/db/db.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url)
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(() => db.rows(sql`with gone as (delete from users) update pengaturan set privasi_ketat = false`))

const create = (email: string, password: string, env: Record<string, string> = {}) =>
  runCommand('create-admin', { DATABASE_URL: database.serviceUrl, ADMIN_PASSWORD: password, ...env }, [
    '--name',
    'Admin',
    '--email',
    email,
  ])
const production = { NODE_ENV: 'production' }
const isStrict = async () => (await db.row(sql`select privasi_ketat from pengaturan`)) as Record<string, boolean>

test('the first admin of a production system turns strict privacy on, and the command reports it', async () => {
  expect(getPengaturan.data.shape).toHaveProperty('privasi_ketat')
  const made = await create('satu@kampus.test', 'kopi pagi di teras', production)
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toMatch(/^admin \d+ created\b.*privasi_ketat/s)
  expect(await isStrict()).toEqual({ privasi_ketat: true })
})

test('a later admin leaves the setting unchanged', async () => {
  await create('satu@kampus.test', 'kopi pagi di teras', production)
  await db.rows(sql`update pengaturan set privasi_ketat = false`)
  const made = await create('dua@kampus.test', 'kopi pagi di teras', production)
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).not.toContain('privasi_ketat')
  expect(await isStrict()).toEqual({ privasi_ketat: false })
})

test('outside of production nothing is turned on, and a common password is accepted', async () => {
  const made = await create('satu@kampus.test', 'password')
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(await isStrict()).toEqual({ privasi_ketat: false })
})

test('a common password is refused in production, and nothing is created or turned on', async () => {
  const refused = await create('satu@kampus.test', 'password', production)
  expect(refused.code).toBe(1)
  expect(refused.err).not.toContain('at ')
  expect(await db.rows(sql`select from users`)).toEqual([])
  expect(await isStrict()).toEqual({ privasi_ketat: false })
})
