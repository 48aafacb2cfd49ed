import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { asFailure } from '../http/errors.ts'
import { connect } from './db.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** What whoever connects from now on meets: a leader, or one that follows another. */
async function letFollow(follow: boolean): Promise<void> {
  const admin = new pg.Client({ connectionString: database.url, options: '-c default_transaction_read_only=off' })
  await admin.connect()
  await admin.query(
    `alter database ${admin.escapeIdentifier(admin.database ?? '')} set default_transaction_read_only = ${follow}`,
  )
  await admin.end()
}

test('a database that only follows another one asks for patience: it may lead again, or another one is found', async () => {
  await db.transaction(async (tx) => {
    // As a replica answers, and a leader that has just been replaced.
    await tx.rows(sql`set transaction read only`)
    const error = await tx.rows(sql`create table never (n int)`).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '25006' })
    expect(asFailure(error)).toMatchObject({ status: 503, retryAfterSeconds: 5, body: { code: 'UNAVAILABLE' } })
  })
})

test('a connection that leads to a follower is not kept: the next one finds the leader', async () => {
  await letFollow(true)
  const follower = connect(database.url, 1)
  const write = () => follower.transaction((tx) => tx.rows(sql`create table if not exists found (n int)`))
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await letFollow(false)
  await write()
  await follower.close()
})
