import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '../../../test/command.ts'
import { createDatabase } from '../../../test/database.ts'
import { connect } from './db.ts'
import { migrate } from './migrate.ts'
import { listSchemaFiles } from './schema-files.ts'

const database = await createDatabase()
afterAll(database.drop)

test('four processes at once on an empty database: one migrates, the others find nothing to do', async () => {
  const runs = await Promise.all(Array.from({ length: 4 }, () => runCommand('migrate', { DATABASE_URL: database.url })))
  expect(runs.map(({ code, err }) => ({ code, err }))).toEqual(runs.map(() => ({ code: 0, err: '' })))
  const said = runs.map(({ out }) => out).sort()
  expect(said[0]).toBe(`applied ${listSchemaFiles().join(', ')}`)
  expect(said.slice(1)).toEqual(Array(3).fill('database is up to date'))
})

test('every file of the schema is recorded once, and a second run finds nothing to do', async () => {
  expect(await migrate(database.url)).toEqual([])
  const db = connect(database.url, 1)
  const applied = await db.rows<{ name: string }>(sql`select name from schema_migration order by id`)
  await db.close()
  expect(applied.map(({ name }) => name)).toEqual(listSchemaFiles())
})

test('a missing database is reported in one line', async () => {
  const { code, out, err } = await runCommand('migrate', { DATABASE_URL: 'postgres://stranger@127.0.0.1:9/none' })
  expect([code, out, err.split('\n').length]).toEqual([1, '', 1])
  expect(err).toContain('ECONNREFUSED')
})
