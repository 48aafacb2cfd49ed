import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { openSlowGate } from '../../../test/slow-gate.ts'
import { asFailure } from '../http/errors.ts'
import { connect } from './db.ts'
import { SHARED_CONNECTIONS } from './shared-reads.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

const one = (n: number) =>
  db.shared.row<{ n: number; pid: number }>(sql`select ${n}::int as n, pg_backend_pid() as pid`)
const numbers = Array.from({ length: 40 }, (_, n) => n)

test('each statement gets its own response, over few connections', async () => {
  const found = await Promise.all(numbers.map(one))
  expect(found.map((row) => row?.n)).toEqual(numbers)
  expect(new Set(found.map((row) => row?.pid)).size).toBe(SHARED_CONNECTIONS)
})

test('a refused statement fails alone', async () => {
  const divide = (n: number) => db.shared.row<{ n: number }>(sql`select 12 / ${n}::int as n`)
  const found = await Promise.allSettled([0, 1, 2, 0, 3, 4].map(divide))
  expect(found.map((one) => (one.status === 'fulfilled' ? one.value?.n : one.reason.code))).toEqual([
    '22012',
    12,
    6,
    '22012',
    4,
    3,
  ])
})

test('a table that changed under a prepared statement fails at most once for each connection', async () => {
  await db.rows(sql`create table berubah as select 1 as isi`)
  const read = () => db.shared.rows(sql`select * from berubah`).catch(({ code }) => code)
  for (let n = 0; n < SHARED_CONNECTIONS; n++) await read()
  await db.rows(sql`alter table berubah add column baru int`)
  for (let n = 0; n < SHARED_CONNECTIONS; n++) await read()
  for (let n = 0; n < 2 * SHARED_CONNECTIONS; n++) expect(await read()).toEqual([{ isi: 1, baru: null }])
})

test('a statement whose preparation was cancelled is reported as unavailable, also by those that were sent after it', async () => {
  await db.rows(sql`create table terkunci as select 1 as isi`)
  const read = () => db.shared.rows(sql`select isi from terkunci`)
  const holder = connect(database.url, 1)
  const watcher = connect(database.url, 1)
  const reads = await holder.transaction(async (tx) => {
    await tx.rows(sql`lock table terkunci in access exclusive mode`)
    const running = Promise.allSettled(Array.from({ length: 2 * SHARED_CONNECTIONS }, read))
    const blocked = async () =>
      (
        await watcher.rows<{ pid: number }>(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).map(({ pid }) => pid)
    await expect.poll(async () => (await blocked()).length).toBe(SHARED_CONNECTIONS)
    await watcher.rows(sql`select pg_cancel_backend(pid) from unnest(${await blocked()}::int[]) pid`)
    return running
  })
  await Promise.all([holder.close(), watcher.close()])
  const reasons = reads.map((one) => (one as PromiseRejectedResult).reason)
  expect(reasons.map(({ code }) => code)).toContain('26000')
  for (const reason of reasons) expect(asFailure(reason)).toMatchObject({ status: 503, retryAfterSeconds: 5 })
  for (let n = 0; n < 2 * SHARED_CONNECTIONS; n++) expect(await read()).toEqual([{ isi: 1 }])
})

test('a lost connection is replaced', async () => {
  const pids = async () => new Set((await Promise.all(numbers.map(one))).map((row) => row?.pid))
  const before = await pids()
  await db.rows(sql`select pg_terminate_backend(pid) from unnest(${[...before]}::int[]) pid`)
  await expect.poll(() => pids().catch(() => before)).not.toEqual(before)
  expect((await Promise.all(numbers.map(one))).map((row) => row?.n)).toEqual(numbers)
})

test('a statement that the network lost times out, and the next one uses a new connection', async () => {
  const gate = await openSlowGate(database.url)
  const far = connect(gate.url, 1, 300)
  const reads = () => Promise.allSettled(numbers.map((n) => far.shared.row(sql`select ${n}::int as n`)))
  await reads()
  gate.network.swallows = true
  for (const read of await reads()) {
    const { reason } = read as PromiseRejectedResult
    expect(asFailure(reason)).toMatchObject({ status: 503, retryAfterSeconds: 5 })
  }
  gate.network.swallows = false
  expect((await reads()).map((read) => read.status)).toEqual(numbers.map(() => 'fulfilled'))
  await gate.close()
  await far.close()
})
