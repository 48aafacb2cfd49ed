import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { asFailure } from '../http/errors.ts'
import { connect } from './db.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** Makes new connections reach a leader, or a read-only follower. */
async function letFollow(follow: boolean): Promise<void> {
  const admin = new pg.Client({ connectionString: database.url, options: '-c default_transaction_read_only=off' })
  await admin.connect()
  await admin.query(
    `alter database ${admin.escapeIdentifier(admin.database ?? '')} set default_transaction_read_only = ${follow}`,
  )
  await admin.end()
}

test('a read-only follower is reported as unavailable: it may lead again, or the leader is found', async () => {
  await db.transaction(async (tx) => {
    // As a replica responds, and a leader that has just been replaced.
    await tx.rows(sql`set transaction read only`)
    const error = await tx.rows(sql`create table never (n int)`).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '25006' })
    expect(asFailure(error)).toMatchObject({ status: 503, retryAfterSeconds: 5, body: { code: 'UNAVAILABLE' } })
  })
})

test('a connection to a follower is discarded, and the next one reaches the leader', async () => {
  await letFollow(true)
  const follower = connect(database.url, 1)
  const write = () => follower.transaction((tx) => tx.rows(sql`create table if not exists found (n int)`))
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await letFollow(false)
  await write()
  await follower.close()
})
