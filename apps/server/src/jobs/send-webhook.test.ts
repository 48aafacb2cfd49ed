import * as api from '@sehati/contract/channel/webhook.endpoints'
import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RUNNING } from '../../test/jobs.ts'
import { makeRequested } from '../../test/requested.ts'
import { START } from '../../test/server.ts'
import { startWebhooks } from '../../test/webhook.ts'
import { type Received, verifyAt } from '../../test/webhook-receiver.ts'
import type { KirimanWebhook } from '../channel/webhook/pengiriman.store.ts'
import { relayOnce } from './relay.ts'
import { sendOne } from './send-until.ts'

const { server, receiver, queue, admin, relay, send, hook } = await startWebhooks()
const { call, make, db, at, clock, service } = server
const request = makeRequested(server)
const requested = async () => request(await make.person(5))
const later = (ms: number) => at(new Date(clock().getTime() + ms).toISOString())
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

beforeEach(async () => {
  at(START.toISOString())
  // What another test left on its way.
  await db.rows(sql`delete from webhook`)
  await db.rows(sql`delete from peristiwa`)
})
afterEach(() => expect(receiver.strange).toEqual([]))

describe('a webhook', () => {
  test('is told of a request and of its answer, signed, in their order and once', async () => {
    const here = await hook()
    const { jadwal_id, answer } = await requested()
    await answer('disetujui')
    await send()
    await send()
    const mulai = (
      await db.row<{ mulai: string }>(
        sql`select to_char(mulai, 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as mulai from konsultasi where jadwal_id = ${jadwal_id}`,
      )
    )?.mulai
    const data = { jadwal_id, status: 'disetujui', mulai }
    expect(here.received().map(({ isi }) => isi)).toEqual([
      { type: 'konsultasi.diajukan', timestamp: '2026-11-23T07:00:00+07:00', data },
      { type: 'konsultasi.disetujui', timestamp: '2026-11-23T07:00:00+07:00', data },
    ])
    expect(here.received()[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': '1795392000',
    })
    expect((await here.kept()).map(({ status }) => status)).toEqual(['terkirim', 'terkirim'])
  })

  test('is told of the kinds that an admin chose, and each webhook of its own', async () => {
    const [all, one] = [await hook(), await hook(200, ['konsultasi.disetujui'])]
    const { answer } = await requested()
    await answer('disetujui')
    await send()
    expect(all.received()).toHaveLength(2)
    expect(one.received().map(({ isi }) => isi.type)).toEqual(['konsultasi.disetujui'])
    expect(one.received()[0]?.id).not.toBe(all.received()[1]?.id)
  })

  test('that is down for an hour gets everything once and in order, and stops no other', async () => {
    const [down, good] = [await hook(503), await hook()]
    const ids: number[] = []
    for (let n = 0; n < 6; n += 1) {
      ids.push((await requested()).jadwal_id)
      await send()
      later(10 * MINUTE)
    }
    expect(good.received().map(({ isi }) => isi.data.jadwal_id)).toEqual(ids)
    expect(down.received()).toEqual([])
    down.treat(200)
    later(2 * HOUR)
    await send()
    expect(down.received().map(({ isi }) => isi.data.jadwal_id)).toEqual(ids)
    expect(new Set(down.received().map(({ id }) => id)).size).toBe(6)
  })

  test('that fails is tried again after longer and longer pauses, always with the same id, and then given up', async () => {
    const here = await hook(500)
    await requested()
    await send()
    const pauses: number[] = []
    for (let [one] = await here.kept(); one?.status === 'antre'; [one] = await here.kept()) {
      const due = new Date(one.sejak)
      pauses.push((due.getTime() - clock().getTime()) / SECOND)
      at(new Date(due.getTime() - 1).toISOString())
      const before = here.tries().length
      await send()
      expect(here.tries()).toHaveLength(before)
      at(due.toISOString())
      await send()
    }
    expect(pauses).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400])
    expect(here.tries()).toHaveLength(8)
    expect(new Set(here.tries()).size).toBe(1)
    expect(await here.kept()).toMatchObject([{ status: 'gagal', galat: 'status' }])
  })

  test.each([
    ['that does not respond', 'never', 'waktu'],
    ['that leads elsewhere', { redirect: 'https://127.0.0.1/' }, 'alihan'],
    ['that refuses', 401, 'status'],
  ] as const)('%s is tried again', async (_, treatment, galat) => {
    const here = await hook(treatment)
    await requested()
    await send()
    expect(await here.kept()).toMatchObject([{ status: 'antre', percobaan: 1, galat }])
  })
})

const told = (jenis: string) =>
  db.rows(sql`select from peristiwa where jenis = ${jenis} and user_id = ${admin.user_id}`)

describe('the service switches a webhook off and tells the admins', () => {
  test('that is gone (410), at once', async () => {
    const here = await hook(410)
    await requested()
    await db.rows(sql`delete from peristiwa where jenis = 'webhook_berubah'`)
    await send()
    expect(here.tries()).toHaveLength(1)
    expect((await call(admin, api.listWebhook)).data).toMatchObject([{ aktif: false, sebab_mati: 'hilang' }])
    expect(await told('webhook_berubah')).toHaveLength(1)
    await requested()
    await send()
    expect(here.tries()).toHaveLength(1)
  })

  test('that has failed for five days, and not before', async () => {
    const here = await hook(500)
    await requested()
    await send()
    // Its first delivery is given up after a day and a half; another one fails later.
    for (const ms of [119 * HOUR, HOUR]) {
      expect((await call(admin, api.listWebhook)).data).toMatchObject([{ aktif: true, sebab_mati: null }])
      later(ms)
      await send()
    }
    const off = { aktif: false, sebab_mati: 'gagal', mati_sejak: '2026-11-28T07:00:00+07:00' }
    expect((await call(admin, api.listWebhook)).data).toMatchObject([{ ...off, terakhir: { http: 500 } }])
    expect(await told('webhook_berubah')).toHaveLength(1)
    expect(here.received()).toEqual([])
    // Repaired and switched on again, it gets at once what waits.
    here.treat(200)
    const body = { webhook_id: here.webhook_id, aktif: true }
    const { data } = await call(admin, api.updateWebhook, { body })
    expect(data).toMatchObject({ aktif: true, sebab_mati: null, mati_sejak: null, gagal_sejak: null })
    expect(data.menunggu).toBe(1)
    await send()
    expect(here.received().length).toBe(data.menunggu)
  })
})

test('two relays at once write one delivery of an event for each webhook', async () => {
  const hooks = [await hook(), await hook()]
  for (let n = 0; n < 5; n += 1) await requested()
  const deps = { ...server, db: service, publish: () => {} }
  await Promise.all(Array.from({ length: 6 }, () => relayOnce(deps)))
  await relay()
  for (const one of hooks) expect(await one.kept()).toHaveLength(5)
})

test('a delivery of an event that is written a second time is refused by the database', async () => {
  const here = await hook()
  await requested()
  await relay()
  await expect(
    db.rows(sql`
      insert into pengiriman_webhook (pengiriman_id, webhook_id, peristiwa_id, jenis, jadwal_id, status_konsultasi, mulai, terjadi, sejak, dibuat)
      select gen_random_uuid(), webhook_id, peristiwa_id, jenis, jadwal_id, status_konsultasi, mulai, terjadi, sejak, dibuat
      from pengiriman_webhook where webhook_id = ${here.webhook_id}`),
  ).rejects.toMatchObject({ constraint: 'pengiriman_webhook_sekali' })
})

test('what follows a delivery of the same webhook is taken at once, and nothing after a failure', async () => {
  const [here] = [await hook(), await hook()]
  for (let n = 0; n < 3; n += 1) await requested()
  await relay()
  const first = (await queue.take(9)).find(({ webhook_id }) => webhook_id === here.webhook_id) as KirimanWebhook
  expect(await queue.next?.(first)).toBeUndefined()
  await sendOne(queue, first, RUNNING)
  const second = (await queue.next?.(first)) as KirimanWebhook
  expect(second.webhook_id).toBe(here.webhook_id)
  here.treat(500)
  await sendOne(queue, second, RUNNING)
  expect(await queue.next?.(second)).toBeUndefined()
  expect(here.tries()).toEqual((await here.kept()).slice(0, 2).map(({ pengiriman_id }) => pengiriman_id))
})

test('a process that is killed between sending and noting leaves it to be sent again, with the same id', async () => {
  const here = await hook()
  await requested()
  await requested()
  await relay()
  const [first, second] = await Promise.all([queue.take(9), queue.take(9)])
  const [taken] = [...first, ...second]
  expect(first.length + second.length).toBe(1)
  if (taken) await queue.send(taken, new AbortController().signal)
  // It never notes the result. The next one waits its turn.
  await send()
  expect(here.received()).toHaveLength(1)
  later(MINUTE)
  await send()
  const ids = here.received().map(({ id }) => id)
  expect(ids).toHaveLength(3)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a webhook that is played back later is refused by the library of the receiver', async () => {
  const here = await hook()
  await requested()
  await send()
  const [{ body, headers }] = here.received() as [Received]
  expect(verifyAt(here.rahasia, body, headers, clock()).type).toBe('konsultasi.diajukan')
  expect(() => verifyAt(here.rahasia, body, headers, new Date(clock().getTime() + 6 * MINUTE))).toThrow(/too old/)
  expect(() => verifyAt(here.rahasia, `${body} `, headers, clock())).toThrow(/signature/)
  const other = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 360) }
  expect(() => verifyAt(here.rahasia, body, other, new Date(clock().getTime() + 6 * MINUTE))).toThrow(/signature/)
})

test('a delivery that is asked for again keeps its id', async () => {
  const here = await hook(500)
  const { pasien, jadwal_id } = await requested()
  await send()
  here.treat(200)
  const [one] = await here.kept()
  const reply = await call(admin, api.ulangiPengiriman, { body: { pengiriman_id: one?.pengiriman_id } })
  expect(reply).toMatchObject({ status: 200, data: { status: 'antre', percobaan: 0, galat: null } })
  await send()
  expect(here.received().map(({ id }) => id)).toEqual([one?.pengiriman_id])
  await call(pasien, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
  await call(admin, api.ulangiPengiriman, { body: { pengiriman_id: one?.pengiriman_id } })
  await send()
  expect(here.received().map(({ id }) => id)).toEqual([one?.pengiriman_id, one?.pengiriman_id])
  expect(here.received()[1]?.body).toBe(here.received()[0]?.body)
})

test('the deliveries of some days are sent again, in their order and with their ids; failed ones alone, if so wished', async () => {
  const here = await hook()
  const first = await requested()
  await send()
  here.treat(400)
  await requested()
  for (let n = 0; n < 8; n += 1) {
    later(15 * HOUR)
    await send()
  }
  here.treat(200)
  await first.answer('disetujui')
  await call(admin, api.ujiWebhook, { body: { webhook_id: here.webhook_id } })
  await send()
  const kept = await here.kept()
  expect(kept.map(({ status, jenis }) => [status, jenis])).toEqual([
    ['terkirim', 'konsultasi.diajukan'],
    ['gagal', 'konsultasi.diajukan'],
    ['terkirim', 'uji'],
    ['terkirim', 'konsultasi.disetujui'],
  ])
  const ids = kept.filter(({ jenis }) => jenis !== 'uji').map(({ pengiriman_id }) => pengiriman_id)
  const before = here.received().length
  const again = async (span: object) => {
    const body = { webhook_id: here.webhook_id, dari: '2026-11-23', sampai: '2026-11-28', hanya_gagal: false, ...span }
    const reply = await call(admin, api.ulangiRentang, { body })
    await send()
    return [
      reply.status,
      reply.data?.jumlah,
      here
        .received()
        .slice(before)
        .map(({ id }) => id),
    ]
  }
  expect(await again({ dari: '2026-11-24', sampai: '2026-11-27' })).toEqual([200, 0, []])
  expect(await again({ sampai: '2026-11-22' })).toEqual([422, undefined, []])
  expect(await again({ hanya_gagal: true })).toEqual([200, 1, [ids[1]]])
  expect(await again({})).toEqual([200, 3, [ids[1], ...ids]])
  await call(admin, api.updateWebhook, { body: { webhook_id: here.webhook_id, aktif: false } })
  expect((await again({}))[0]).toBe(409)
})

test('a test returns what came of it, is not repeated, and names no consultation', async () => {
  const here = await hook()
  const good = await call(admin, api.ujiWebhook, { body: { webhook_id: here.webhook_id } })
  expect(good).toMatchObject({ status: 200, data: { jenis: 'uji', status: 'terkirim', http: 200, galat: null } })
  expect(here.received().map(({ isi }) => isi)).toEqual([
    { type: 'uji', timestamp: '2026-11-23T07:00:00+07:00', data: {} },
  ])
  here.treat(503)
  const bad = await call(admin, api.ujiWebhook, { body: { webhook_id: here.webhook_id } })
  expect(bad).toMatchObject({ status: 200, data: { status: 'gagal', http: 503, galat: 'status' } })
  later(HOUR)
  await send()
  expect(here.tries()).toHaveLength(2)
  const { data } = await call(admin, api.listPengiriman, { query: { webhook_id: here.webhook_id } })
  expect(data.queried.map(({ status }: { status: string }) => status)).toEqual(['gagal', 'terkirim'])
})
