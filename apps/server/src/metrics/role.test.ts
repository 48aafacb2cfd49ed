import { expect, test } from 'vitest'
import { sharedServer } from '../../test/server.ts'
import { makeDatabaseMeters } from './database-meters.ts'

const { db, service, clock } = await sharedServer()

test('whether the role that serves owns the tables', async () => {
  const measured = await Promise.all(
    [db, service].map(async (role) => {
      const { registry, read } = makeDatabaseMeters(role, clock, '/nonexistent', 60_000)
      await read()
      const found = (await registry.getMetricsAsJSON()).find(({ name }) => name === 'sehati_database_role_owns_tables')
      return found?.values.map(({ value }) => value)
    }),
  )
  expect(measured).toEqual([[1], [0]])
})
