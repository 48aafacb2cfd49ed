import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { makeAntrean } from '../../../test/antrean.ts'
import { createDatabase } from '../../../test/database.ts'
import { makeFactories } from '../../../test/factories.ts'
import { startRunning } from '../../../test/process.ts'
import { START } from '../../../test/server.ts'
import { makeConnect } from '../../../test/socket.ts'
import { connect as openDb } from '../../base/db/db.ts'
import { openKeyring } from '../../base/db/keyring.ts'
import { makeSeal } from '../../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = openDb(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const make = makeFactories(db, makeSeal(openKeyring('/nonexistent', DATA_KEY)), () => START)
const running = await startRunning({ DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() })
const { connect, closeAll } = makeConnect()
afterEach(closeAll)
afterAll(async () => {
  await running.stop()
  await db.close()
  await database.drop()
})

async function call(who: { token: string } | null, { method, path }: Endpoint, { body }: { body?: unknown } = {}) {
  const headers = { authorization: `Bearer ${who?.token}`, 'content-type': 'application/json' }
  const reply = await fetch(`${running.url}${path}`, { method, headers, body: JSON.stringify(body) })
  return { status: reply.status, ...((await reply.json()) as object) }
}
const { petugas, klinik, tenagaDi, kunjungan, hadir, panggil } = makeAntrean({ call, make } as never)

test('an arrival and a call are published to the desk and to the patients of the clinic, as its id alone', async () => {
  const [clerk, klinik_id] = [await petugas(), await klinik()]
  const tenaga = await tenagaDi(klinik_id)
  const { patient, jadwal_id } = await kunjungan(tenaga, '08:00:00')
  const room = { jenis: 'antrean', id: klinik_id } as const
  const sockets = [await connect(running.url, clerk), await connect(running.url, patient)]
  for (const { follow } of sockets) expect(await follow(room)).toEqual({ ok: true })
  const news = { jenis: 'antrean', klinik_id }
  expect((await hadir(clerk, { jadwal_id })).status).toBe(201)
  for (const { received } of sockets) await expect.poll(() => received).toEqual([news])
  expect((await panggil(clerk, tenaga.profesional_id)).status).toBe(200)
  for (const { received } of sockets) await expect.poll(() => received).toEqual([news, news])
})

test('without a visit there today, and without the duty, the queue of a clinic is not followed', async () => {
  const [here, elsewhere] = [await klinik(), await klinik()]
  const { patient } = await kunjungan(await tenagaDi(elsewhere), '08:00:00')
  for (const who of [patient, await make.person(4), await make.person(1), await tenagaDi(here)]) {
    const { follow } = await connect(running.url, who)
    expect(await follow({ jenis: 'antrean', id: here })).toEqual({ ok: false, code: 'FORBIDDEN' })
  }
})
