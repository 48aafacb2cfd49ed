import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeFactories } from '../../test/factories.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { startSmtp } from '../../test/smtp.ts'
import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'
import { insertPeristiwa } from '../record/peristiwa/peristiwa.store.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const ring = openKeyring('/nonexistent', DATA_KEY)
await checkDataKey(db, ring, START)
const make = makeFactories(db, makeSeal(ring), () => START)
const smtp = await startSmtp()
const env = {
  DATABASE_URL: database.serviceUrl,
  DATA_KEY,
  APP_NOW: START.toISOString(),
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Sehati <halo@sehati.test>',
}
afterAll(async () => {
  await db.close()
  await database.drop()
})
const happen = (who: { user_id: number }) =>
  insertPeristiwa(db, { jenis: 'masuk', user_id: who.user_id, isi: { perangkat: 'Firefox di Linux' } }, START)
const statusOf = async (who: { user_id: number }) =>
  (await db.row<{ status: string }>(sql`select status from surat where user_id = ${who.user_id}`))?.status

test('killed before the mail server responds, and between commit and send: all mails are delivered after the next start', async () => {
  const [held, later] = [await make.person(5), await make.person(5)]
  smtp.treat(held.email, 'hold')
  const first = await startRunning(env)
  await happen(held)
  await expect.poll(() => smtp.idsOf(held.email).size).toBe(1)
  await first.stop('SIGKILL')
  // As if that process had taken it long ago.
  await db.rows(sql`update surat set sejak = sejak - interval '1 hour'`)
  // Committed while no process ran that could publish it.
  await happen(later)
  smtp.treat(held.email, 'accept')
  smtp.release()

  const second = await startRunning({ ...env, WEB_CONCURRENCY: '2' })
  for (const one of [held, later]) await expect.poll(() => statusOf(one)).toBe('terkirim')
  expect(await second.stop()).toBe(0)
  const counts = [held, later].map(({ email }) => smtp.received.filter(({ to }) => to === email).length)
  expect(counts).toEqual([2, 1])
  for (const { email } of [held, later])
    expect([...smtp.idsOf(email)]).toEqual([expect.stringMatching(/@sehati\.test>$/)])
})

test('while the database is unreachable the process runs, and continues when it is back', async () => {
  const me = await make.person(5)
  const server = await startRunning(env)
  const elsewhere = connect(process.env.TEST_DATABASE_URL as string, 1)
  const allow = (yes: boolean) =>
    elsewhere.rows(sql`update pg_database set datallowconn = ${yes} where datname = ${database.name}`)
  await allow(false)
  await elsewhere.rows(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database.name} and application_name <> ''`,
  )
  await expect.poll(() => server.output()).toContain('a job was interrupted')
  expect(server.child.exitCode).toBeNull()
  await allow(true)
  await elsewhere.close()
  await happen(me)
  await expect.poll(() => statusOf(me)).toBe('terkirim')
  expect(await server.stop()).toBe(0)
})
