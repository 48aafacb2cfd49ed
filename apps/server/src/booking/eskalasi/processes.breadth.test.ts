import { randomBytes } from 'node:crypto'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { makeFactories } from '../../../test/factories.ts'
import { startRunning } from '../../../test/process.ts'
import { START } from '../../../test/server.ts'
import { checkDataKey } from '../../base/db/data-key.store.ts'
import { connect } from '../../base/db/db.ts'
import { openKeyring } from '../../base/db/keyring.ts'
import { makeSeal } from '../../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const ring = openKeyring('/nonexistent', DATA_KEY)
await checkDataKey(db, ring, START)
const make = makeFactories(db, makeSeal(ring), () => START)
afterAll(async () => {
  await db.close()
  await database.drop()
})
/** The deadline of requests that were made at `START` for Wednesday: Tuesday 08.00. */
const AFTER = '2026-11-24T08:00:01+07:00'

/** The connections that wait to write a step. */
const waiting = async () =>
  (
    await db.rows<{ pid: number }>(sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%insert into eskalasi%'`)
  ).map(({ pid }) => pid)

test('three processes, of which one is killed within a step: each step is taken once', async () => {
  const admin = await make.person(1)
  const requests = await Promise.all(Array.from({ length: 30 }, async () => make.booked(await make.person(5))))
  const barrier = new pg.Client({ connectionString: database.url })
  await barrier.connect()
  await barrier.query('begin')
  // A step of the last request that is not committed: the process that takes the steps waits for it.
  await barrier.query(
    `insert into eskalasi (jadwal_id, tahap, jatuh_tempo)
      select jadwal_id, 'batas', jawab_sebelum from konsultasi order by jadwal_id desc limit 1`,
  )
  const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: AFTER }

  // The first process has found what is due and waits to write it. It is killed, and its transaction ends with its connection.
  const killed = await startRunning(env)
  await expect.poll(waiting).toHaveLength(1)
  const rest = [await startRunning(env), await startRunning(env)]
  // A statement that has waited for too long is repeated, over any connection of its process.
  await expect.poll(waiting).toHaveLength(1)
  await killed.stop('SIGKILL')
  const before = await waiting()
  await db.rows(sql`select pg_terminate_backend(pid) from unnest(${before}::int[]) pid`)
  // One of the others takes it over; the third leaves it to that one.
  await expect.poll(async () => (await waiting()).filter((pid) => !before.includes(pid))).toHaveLength(1)
  await barrier.query('rollback')
  await barrier.end()

  const count = async () => (await db.rows(sql`select from pemberitahuan where jenis = 'belum_dijawab'`)).length
  await expect.poll(count).toBe(30)
  for (const one of rest) expect(await one.stop()).toBe(0)
  const notices = await db.rows<{ jadwal_id: number; jenis: string; n: number }>(sql`
    select jadwal_id, jenis, count(*)::int as n from pemberitahuan
    where jenis in ('jawab_separuh', 'jawab_lewat', 'belum_dijawab') group by jadwal_id, jenis order by jadwal_id, jenis`)
  expect(notices).toEqual(
    requests
      .map(({ jadwal_id }) => jadwal_id)
      .toSorted((a, b) => a - b)
      .flatMap((jadwal_id) => [
        { jadwal_id, jenis: 'belum_dijawab', n: 1 },
        { jadwal_id, jenis: 'jawab_lewat', n: 1 },
      ]),
  )
  const once = await db.rows(sql`select from pemberitahuan where user_id = ${admin.user_id} and jenis = 'janji_lewat'`)
  expect(once).toHaveLength(1)
})
