import * as api from '@sehati/contract/channel/webhook.endpoints'
import { listPermintaanSaya, withdrawPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RUNNING } from '../../test/jobs.ts'
import { restrict } from '../../test/permintaan.ts'
import { makeRequested } from '../../test/requested.ts'
import { START } from '../../test/server.ts'
import { startWebhooks } from '../../test/webhook.ts'
import type { KirimanWebhook } from '../channel/webhook/pengiriman.store.ts'
import { sendOne } from './send-until.ts'

// Nothing leaves of a person who restricts the use of their data.

const { server, receiver, queue, admin, relay, send, hook } = await startWebhooks()
const { call, make, db, at, clock } = server
const request = makeRequested(server)
const requested = async () => request(await make.person(5))

beforeEach(async () => {
  at(START.toISOString())
  // What another test left on its way.
  await db.rows(sql`delete from webhook`)
  await db.rows(sql`delete from peristiwa`)
})
afterEach(() => expect(receiver.strange).toEqual([]))

const DAY = { dari: '2026-11-23', sampai: '2026-11-23', hanya_gagal: true }
const held = { status: 'gagal', galat: 'dibatasi', percobaan: 0 }
async function shown(here: Awaited<ReturnType<typeof hook>>) {
  const { data } = await call(admin, api.listPengiriman, { query: { webhook_id: here.webhook_id } })
  return data.queried[0]
}

test('neither what happens meanwhile nor what waits already leaves; the deliveries of others do', async () => {
  const here = await hook(503)
  const { pasien, jadwal_id, answer } = await requested()
  await send()
  await restrict(server, pasien)
  await answer('disetujui')
  const other = await requested()
  here.treat(200)
  at(new Date(clock().getTime() + 5_000).toISOString())
  await send()
  expect(here.received().map(({ isi }) => isi.data.jadwal_id)).toEqual([other.jadwal_id])
  expect(await here.kept()).toMatchObject([{ ...held, percobaan: 1 }, held, { status: 'terkirim' }])
  expect(here.tries()).toHaveLength(2)
  // The receiver has not failed.
  expect((await call(admin, api.listWebhook)).data).toMatchObject([{ aktif: true, gagal_sejak: null }])
  expect((await call(admin, api.ulangiRentang, { body: { webhook_id: here.webhook_id, ...DAY } })).data.jumlah).toBe(2)
  await send()
  expect(here.tries()).toHaveLength(2)

  const [{ permintaan_id }] = (await call(pasien, listPermintaanSaya)).data
  expect((await call(pasien, withdrawPermintaan, { query: { id: permintaan_id } })).status).toBe(200)
  await call(admin, api.ulangiRentang, { body: { webhook_id: here.webhook_id, ...DAY } })
  await send()
  expect(here.received().map(({ isi }) => isi.data.jadwal_id)).toEqual([other.jadwal_id, jadwal_id, jadwal_id])
})

test('what a process has taken already does not leave', async () => {
  const here = await hook()
  const { pasien } = await requested()
  await relay()
  const [taken] = (await queue.take(9)) as [KirimanWebhook]
  await restrict(server, pasien)
  await sendOne(queue, taken, RUNNING)
  expect(here.tries()).toEqual([])
  expect(await here.kept()).toMatchObject([held])
  expect(await shown(here)).toMatchObject({ ...held, dicoba: null, http: null })
  expect((await call(admin, api.listWebhook)).data).toMatchObject([{ menunggu: 0, terakhir: null }])
})
