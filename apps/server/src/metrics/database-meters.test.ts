import { expect, test } from 'vitest'
import { sharedServer } from '../../test/server.ts'
import type { Db } from '../base/db/db.ts'
import { makeDatabaseMeters } from './database-meters.ts'

const { db, clock } = await sharedServer()

test('nothing that was measured before an outage of the database is reported during it', async () => {
  let isAway = false
  const patchy: Db = {
    ...db,
    row: (query) => (isAway ? Promise.reject(new Error('away')) : db.row(query)),
    rows: (query) => (isAway ? Promise.reject(new Error('away')) : db.rows(query)),
  }
  const { registry, read } = makeDatabaseMeters(patchy, clock, '/nonexistent', 60_000)
  const reported = async () => {
    await read()
    const lines = (await registry.metrics()).split('\n')
    return lines.filter((line) => line && !line.startsWith('#'))
  }
  const before = await reported()
  expect(before.length).toBeGreaterThan(5)
  isAway = true
  expect(await reported()).toEqual(['sehati_database_up 0'])
  isAway = false
  const names = (lines: string[]) => lines.map((line) => line.split(' ')[0])
  expect(names(await reported())).toEqual(names(before))
})
