import { randomUUID } from 'node:crypto'
import { jenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import * as api from '@sehati/contract/channel/webhook.endpoints'
import { jenisWebhook, webhookOf } from '@sehati/contract/channel/webhook.rules'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { KENARI, makeRequested } from '../../../test/requested.ts'
import { START, startServer } from '../../../test/server.ts'
import { startWebhooks } from '../../../test/webhook.ts'

const { server, receiver, admin, send, hook } = await startWebhooks()
const { call, make, db, at } = server
const closed = await startServer()
const disetujui = ['konsultasi.disetujui'] as const
const told = (jenis: string) =>
  db.rows<{ akun: string }>(
    sql`select isi ->> 'akun' as akun from peristiwa where jenis = ${jenis} and user_id = ${admin.user_id}`,
  )
const inTrail = () =>
  db
    .rows(sql`select from jejak_baru where objek = 'webhook' and pelaku_id = ${admin.user_id}`)
    .then(({ length }) => length)

beforeEach(async () => {
  at(START.toISOString())
  await db.rows(sql`delete from webhook`)
  await db.rows(sql`delete from peristiwa`)
})

test('the secret is shown once, stored encrypted, and is in no list', async () => {
  const { webhook_id, rahasia } = await hook()
  expect(rahasia).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { data, ...reply } = await call(admin, api.listWebhook)
  const on = { aktif: true, mati_sejak: null, menunggu: 0, terakhir: null }
  expect(data).toMatchObject([{ webhook_id, jenis: [...jenisWebhook], ...on }])
  expect(JSON.stringify([data, reply])).not.toContain(rahasia)
  const [row] = await db.rows<{ row: string; rahasia: Buffer }>(sql`select w::text as row, rahasia from webhook w`)
  expect(row?.row).not.toContain(rahasia)
  expect(server.seal.open(`webhook.rahasia:${webhook_id}`, row?.rahasia as Buffer)).toBe(rahasia)
})

test('making, changing and deleting is in the trail and told to every admin, with who did it', async () => {
  const before = await inTrail()
  const { webhook_id, alamat } = await hook()
  expect(await told('webhook_berubah')).toEqual([{ akun: String(admin.user_id) }])
  const body = { webhook_id, jenis: disetujui, aktif: false }
  expect((await call(admin, api.updateWebhook, { body })).data).toMatchObject({
    alamat,
    jenis: disetujui,
    aktif: false,
    mati_sejak: '2026-11-23T07:00:00+07:00',
  })
  expect((await call(admin, api.updateWebhook, { body: { webhook_id, aktif: true } })).data).toMatchObject({
    jenis: disetujui,
    aktif: true,
    mati_sejak: null,
  })
  expect((await call(admin, api.removeWebhook, { query: { id: webhook_id } })).status).toBe(200)
  expect((await call(admin, api.listWebhook)).data).toEqual([])
  expect(await told('webhook_berubah')).toHaveLength(4)
  expect((await inTrail()) - before).toBe(4)
})

test('what waited while a webhook was off is sent when it is on again', async () => {
  const here = await hook(500)
  const { answer } = await makeRequested(server)(await make.person(5))
  await send()
  here.treat(200)
  await call(admin, api.updateWebhook, { body: { webhook_id: here.webhook_id, aktif: false } })
  await answer('disetujui')
  at('2026-11-23T07:01:00+07:00')
  await send()
  expect(here.received()).toEqual([])
  await call(admin, api.updateWebhook, { body: { webhook_id: here.webhook_id, aktif: true } })
  await send()
  // Nothing is written for a webhook that is off.
  expect(here.received().map(({ isi }) => isi.type)).toEqual(['konsultasi.diajukan'])
})

test('another secret signs from now on, after the own password, and what was refused meanwhile is repeated', async () => {
  const here = await hook()
  await makeRequested(server)(await make.person(5))
  const body = { webhook_id: here.webhook_id }
  const wrong = await call(admin, api.gantiRahasiaWebhook, { body: { ...body, password: 'bukan password saya' } })
  expect([wrong.status, wrong.code]).toEqual([422, 'PASSWORD_WRONG'])
  const { status, data } = await call(admin, api.gantiRahasiaWebhook, { body: { ...body, password: PASSWORD } })
  expect([status, data.webhook.webhook_id]).toEqual([200, here.webhook_id])
  expect(data.rahasia).toMatch(/^whsec_/)
  expect(data.rahasia).not.toBe(here.rahasia)
  expect(await told('webhook_berubah')).toHaveLength(2)
  await send()
  expect(await here.kept()).toMatchObject([{ status: 'antre', percobaan: 1, galat: 'status' }])
  expect(receiver.strange.splice(0)).toHaveLength(1)
  here.know(data.rahasia)
  at('2026-11-23T07:01:00+07:00')
  await send()
  expect(here.received()).toHaveLength(1)
})

test('another address gets what waits, after the own password', async () => {
  const [old, other] = [await hook(503), receiver.place()]
  await makeRequested(server)(await make.person(5))
  await send()
  other.know(old.rahasia)
  const body = { webhook_id: old.webhook_id, alamat: other.alamat }
  expect((await call(admin, api.updateWebhook, { body })).status).toBe(422)
  expect((await call(admin, api.updateWebhook, { body: { ...body, password: 'bukan' } })).code).toBe('PASSWORD_WRONG')
  expect((await call(admin, api.listWebhook)).data).toMatchObject([{ alamat: old.alamat, terakhir: { http: 503 } }])
  expect((await call(admin, api.updateWebhook, { body: { ...body, password: PASSWORD } })).status).toBe(200)
  at('2026-11-23T07:01:00+07:00')
  await send()
  expect([old.received(), other.received().length]).toEqual([[], 1])
})

describe('a webhook is refused, and nothing changes,', () => {
  test('with a wrong password', async () => {
    const body = { alamat: 'https://it.kampus.example/', jenis: disetujui, password: 'bukan password saya' }
    expect((await call(admin, api.insertWebhook, { body })).code).toBe('PASSWORD_WRONG')
    expect((await call(admin, api.listWebhook)).data).toEqual([])
    expect(await told('webhook_berubah')).toEqual([])
  })

  test.each([
    ['without https', { alamat: 'http://it.kampus.example/', jenis: disetujui }],
    ['with a password in its address', { alamat: 'https://a:b@it.kampus.example/', jenis: disetujui }],
    ['with an address that is too long', { alamat: `https://it.kampus.example/${'a'.repeat(500)}`, jenis: disetujui }],
    ['that is told of nothing', { alamat: 'https://it.kampus.example/', jenis: [] }],
    ['that is told of an unknown kind', { alamat: 'https://it.kampus.example/', jenis: ['peringatan'] }],
    ['that is told of a kind twice', { alamat: 'https://it.kampus.example/', jenis: [...disetujui, ...disetujui] }],
  ])('%s', async (_, wrong) => {
    const reply = await call(admin, api.insertWebhook, { body: { ...wrong, password: PASSWORD } })
    expect(reply).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect((await call(admin, api.listWebhook)).data).toEqual([])
    expect(await told('webhook_berubah')).toEqual([])
  })

  test.each(['https://127.0.0.1/', 'https://10.1.2.3/', 'https://[::1]/', 'https://[fd00::1]/', 'https://localhost/'])(
    'in a private network, where the operator has not allowed it: %s',
    async (alamat) => {
      const me = await closed.make.person(1)
      const reply = await closed.call(me, api.insertWebhook, { body: { alamat, jenis: disetujui, password: PASSWORD } })
      expect(reply).toMatchObject({ status: 422, code: 'WEBHOOK_PRIVATE' })
      expect((await closed.call(me, api.listWebhook)).data).toEqual([])
    },
  )

  test('with an address that another one has, and beyond the number that a clinic may have', async () => {
    const { alamat } = await hook()
    expect(
      (await call(admin, api.insertWebhook, { body: { alamat, jenis: disetujui, password: PASSWORD } })).code,
    ).toBe('WEBHOOK_EXISTS')
    for (let n = 1; n < 20; n += 1) await hook()
    const one = { alamat: 'https://lain.kampus.example/', jenis: disetujui, password: PASSWORD }
    expect((await call(admin, api.insertWebhook, { body: one })).code).toBe('WEBHOOK_MOST')
  })

  test('that does not exist', async () => {
    const body = { webhook_id: 999_999, aktif: false }
    expect((await call(admin, api.updateWebhook, { body })).status).toBe(404)
    expect((await call(admin, api.removeWebhook, { query: { id: 999_999 } })).status).toBe(404)
    expect((await call(admin, api.ujiWebhook, { body })).status).toBe(404)
    expect((await call(admin, api.ulangiPengiriman, { body: { pengiriman_id: randomUUID() } })).status).toBe(404)
    expect(await told('webhook_berubah')).toEqual([])
  })

  test('to send again while it is off', async () => {
    const { webhook_id } = await hook()
    const { data } = await call(admin, api.ujiWebhook, { body: { webhook_id } })
    await call(admin, api.updateWebhook, { body: { webhook_id, aktif: false } })
    const reply = await call(admin, api.ulangiPengiriman, { body: { pengiriman_id: data.pengiriman_id } })
    expect(reply.code).toBe('WEBHOOK_OFF')
  })
})

test.each(['http://it.kampus.example/', 'https://a:b@it.kampus.example/', 'https://', 'ftp://it.kampus.example/'])(
  'the database refuses the address %s',
  async (alamat) => {
    await expect(
      db.rows(sql`insert into webhook (alamat, rahasia, jenis, aktif, oleh, dibuat)
        values (${alamat}, ${server.seal.seal('webhook.rahasia:1', 'x')}, ${disetujui}, true, ${admin.user_id}, ${START})`),
    ).rejects.toMatchObject({ constraint: 'webhook_alamat' })
  },
)

test.each(jenisPemberitahuan)(
  'an event of the kind %s says nothing of a name, a complaint or a profession',
  async (jenis) => {
    const here = await hook()
    const { jadwal_id } = await makeRequested(server)(await make.person(5, KENARI))
    await db.rows(sql`delete from peristiwa`)
    await db.rows(sql`
    insert into peristiwa (jenis, jadwal_id, mulai, sejak) select ${jenis}, jadwal_id, mulai, ${START} from konsultasi where jadwal_id = ${jadwal_id}`)
    await send()
    const type = webhookOf[jenis]
    const bodies = here.received().map(({ body }) => body)
    expect(bodies).toHaveLength(type === null ? 0 : 1)
    for (const { isi, headers, body } of here.received()) {
      expect(Object.keys(isi)).toEqual(['type', 'timestamp', 'data'])
      expect(isi.type).toBe(type)
      expect(Object.keys(isi.data)).toEqual(['jadwal_id', 'status', 'mulai'])
      expect(JSON.stringify([body, headers])).not.toMatch(
        /kenari|psikolog|dokter|keluhan|kesehatan|skrining|rekam|peringatan|darurat|hadir|konseling/i,
      )
    }
  },
)
