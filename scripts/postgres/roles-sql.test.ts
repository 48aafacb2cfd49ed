import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../apps/server/src/base/db/migrate.ts'
import { listHeld, listObjects, listWanted } from '../../apps/server/src/base/db/rights.store.ts'
import { runCommand } from '../../apps/server/test/command.ts'
import { createDatabase } from '../../apps/server/test/database.ts'
import { root } from '../bootstrap/root.mjs'

// deploy/postgres/roles.sql on a server that an operator runs: the owner is no superuser there. Its two roles get names of this
// run, because roles belong to the whole server.
const tag = randomBytes(4).toString('hex')
const [owner, service] = [`pemilik_${tag}`, `layanan_${tag}`] as [string, string]
const password = randomBytes(12).toString('hex')
const script = fs
  .readFileSync(path.join(root, 'deploy', 'postgres', 'roles.sql'), 'utf8')
  .replaceAll('sehati_pemilik', owner)
  .replace(/\bsehati\b/g, service)

const database = await createDatabase('template0')
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sehati-roles-sql-'))
afterAll(async () => {
  await database.drop()
  await ask(process.env.TEST_DATABASE_URL as string, `drop role if exists ${owner}; drop role if exists ${service}`)
  fs.rmSync(dataDir, { recursive: true })
})

const as = (username: string) => Object.assign(new URL(database.url), { username, password }).toString()
async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    return (await db.query<Row>(statement)).rows
  } finally {
    await db.end()
  }
}

test('a database of one role gets two: all that the role owned changes hands, and it serves with its rights', async () => {
  // As docs/install.md of earlier versions made it.
  await ask(database.url, `create role ${service} login password '${password}'`)
  await ask(database.url, `alter database ${database.name} owner to ${service}`)
  await migrate(as(service))
  await ask(as(service), `insert into spesialisasi (nama_spesialisasi) values ('Dari versi lama')`)

  await ask(database.url, script)
  await ask(database.url, script)
  await ask(database.url, `alter role ${owner} password '${password}'`)
  const left = `select from pg_class where relowner = '${service}'::regrole
    union all select from pg_proc where proowner = '${service}'::regrole
    union all select from pg_namespace where nspowner = '${service}'::regrole
    union all select from pg_database where datdba = '${service}'::regrole`
  expect(await ask(database.url, left)).toEqual([])
  await expect(ask(as(service), 'select from spesialisasi')).rejects.toMatchObject({ code: '42501' })

  const env = { DATABASE_URL: as(service), MIGRATE_DATABASE_URL: as(owner), DATA_DIR: dataDir }
  expect(await runCommand('migrate', env)).toMatchObject({ code: 0, out: 'database is up to date', err: '' })
  expect(await ask(as(service), 'select nama_spesialisasi from spesialisasi')).toEqual([
    { nama_spesialisasi: 'Dari versi lama' },
  ])
  for (const statement of ['delete from jejak', `set role ${owner}`, 'alter table jejak disable trigger user'])
    await expect(ask(as(service), statement)).rejects.toMatchObject({ code: '42501' })

  const db = new pg.Client({ connectionString: as(owner) })
  await db.connect()
  const held = (await listHeld(db, service)).filter(({ everyone }) => !everyone)
  const wanted = listWanted(await listObjects(db))
  await db.end()
  const keys = (rights: { object: string; right: string }[]) =>
    rights.map(({ object, right }) => `${object} ${right}`).sort()
  expect(keys(held)).toEqual(keys(wanted))
})

test('a new database is migrated by an owner that is no superuser', async () => {
  const fresh = await createDatabase('template0')
  try {
    await ask(fresh.url, script)
    const at = (username: string) => Object.assign(new URL(fresh.url), { username, password }).toString()
    const env = { DATABASE_URL: at(service), MIGRATE_DATABASE_URL: at(owner), DATA_DIR: dataDir }
    expect(await runCommand('migrate', env)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('00_types'),
    })
    expect(await ask(at(service), 'select count(*)::int as n from level')).toEqual([{ n: 5 }])
  } finally {
    await fresh.drop()
  }
})
