import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { connect } from './db.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (how: { type: 'minor' | 'major' }) => void
/** The memory that is in use, in megabytes. */
const usedMb = () => process.memoryUsage().heapUsed / 1e6

/** Some 300 kB of rows: those of all reads of a test together are 19 MB. */
const large = sql`select n, 'a text of some length' as one, 'another text of some length' as two from generate_series(1, 2000) n`

test.each([
  ['a statement', () => db.rows(large)],
  ['a shared read', () => db.shared.rows(large)],
  ['a transaction', () => db.transaction((tx) => tx.rows(large))],
])('the rows of %s are freed without a full collection', async (_, read) => {
  await read()
  collect({ type: 'major' })
  const before = usedMb()
  for (let n = 0; n < 60; n++) await read()
  collect({ type: 'minor' })
  collect({ type: 'minor' })
  expect(usedMb() - before).toBeLessThan(5)
})
