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
import { insertAlihan } from './alihan.store.ts'

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
const OFFERS = 30
/** The end of offers that were made at `START`. */
const END = new Date(START.getTime() + 86_400_000)

/** Offers of requests for Wednesday, each to a colleague on Thursday. */
async function offers() {
  const admin = await make.person(1)
  for (let n = 0; n < OFFERS; n++) {
    const pasien = await make.person(5)
    const { jadwal_id } = await make.booked(pasien)
    const { id, profesional_id } = await make.sesi((await make.profesional()).profesional_id, { hari: 'Kamis' })
    const slot = { profesional_id, jadwal_tenaga_id: id, tanggal: '2026-11-26', jam_mulai: undefined } as const
    const of = { jadwal_id, jenis_id: 1, user_id: pasien.user_id, oleh: admin.user_id, habis_pada: END }
    expect(await insertAlihan(db, { ...slot, ...of }, START)).toBe(true)
  }
}
const open = async () => (await db.rows(sql`select from alihan where hasil is null`)).length
const places = async () => (await db.rows(sql`select from tempat where jenis = 'alihan'`)).length
/** The connections that wait while they end offers. */
const waiting = async () =>
  (
    await db.rows<{ pid: number }>(sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%update alihan a set hasil%'`)
  ).map(({ pid }) => pid)

test('three processes, of which one is killed within it: each offer ends once', async () => {
  await offers()
  const env = { DATABASE_URL: database.serviceUrl, DATA_KEY }
  expect([await open(), await places()]).toEqual([OFFERS, OFFERS])
  const barrier = new pg.Client({ connectionString: database.url })
  await barrier.connect()
  await barrier.query('begin')
  // The place of one offer is locked: the process that ends the offers waits for it. That it releases holds skips this row.
  await barrier.query(`select from tempat where jenis = 'alihan' order by tempat_id desc limit 1 for update`)
  const late = { ...env, APP_NOW: new Date(END.getTime() + 1_000).toISOString() }
  const killed = await startRunning(late)
  await expect.poll(waiting).toHaveLength(1)
  const rest = [await startRunning(late), await startRunning(late)]
  await killed.stop('SIGKILL')
  const before = await waiting()
  await db.rows(sql`select pg_terminate_backend(pid) from unnest(${before}::int[]) pid`)
  // One of the others takes the offers over.
  await expect.poll(async () => (await waiting()).filter((pid) => !before.includes(pid))).toHaveLength(1)
  await barrier.query('rollback')
  await barrier.end()

  await expect.poll(open).toBe(0)
  for (const one of rest) expect(await one.stop()).toBe(0)
  expect(await places()).toBe(0)
  const ended = await db.rows<{ hasil: string }>(sql`select hasil from alihan`)
  expect(ended.map(({ hasil }) => hasil)).toEqual(Array(OFFERS).fill('habis'))
  const requests = await db.rows<{ status: string }>(sql`select distinct status from konsultasi`)
  expect(requests).toEqual([{ status: 'diajukan' }])
})
