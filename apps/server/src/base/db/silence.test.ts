import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { openSlowGate } from '../../../test/slow-gate.ts'
import { asFailure } from '../http/errors.ts'
import { connect, type Db } from './db.ts'

const database = await createDatabase(inject('template'))
const gate = await openSlowGate(database.url)
const db = connect(gate.url, 1, 300)
afterAll(async () => {
  await gate.close()
  await db.close()
  await database.drop()
})

test.each([
  ['statement', () => db.rows(sql`select 1`)],
  ['transaction', () => db.transaction((tx: Db) => tx.rows(sql`select 1`))],
])('a %s that the network lost times out, and the next one uses a new connection', async (_, work) => {
  // A slow machine may need more than one attempt to respond within the limit.
  const responds = () => db.row(sql`select 1 as one`).catch(() => null)
  await expect.poll(responds).toEqual({ one: 1 })
  gate.network.swallows = true
  const failed = await work().catch((error: unknown) => error)
  expect(asFailure(failed)).toMatchObject({ status: 503, retryAfterSeconds: 5 })
  gate.network.swallows = false
  await expect.poll(responds).toEqual({ one: 1 })
})
