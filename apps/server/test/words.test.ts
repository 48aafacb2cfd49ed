import { levelIds, roles } from '@sehati/contract/base/access'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from './server.ts'

const { db } = await startServer()

test('the database has the roles of the contract, and no other', async () => {
  const found = await db.rows(sql`select level_id, nama_level from level order by level_id`)
  expect(found).toEqual(levelIds.map((level_id) => ({ level_id, nama_level: roles[level_id].nama })))
})
