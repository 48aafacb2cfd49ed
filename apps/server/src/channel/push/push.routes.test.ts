import { randomBytes } from 'node:crypto'
import { PUSH_TERBANYAK } from '@sehati/contract/base/constants'
import { getKunciPush, putLanggananPush, removeLanggananPush } from '@sehati/contract/channel/push.endpoints'
import { changePassword, logout } from '@sehati/contract/people/auth.endpoints'
import { removePerangkatLain } from '@sehati/contract/people/perangkat.endpoints'
import { deactivateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { startPushing, VAPID } from '../../../test/push.ts'
import { startServer } from '../../../test/server.ts'
import { checkDataKey } from '../../base/db/data-key.store.ts'
import { type DataKey, parseKeys } from '../../base/db/keyring.ts'
import { resealAll } from '../../base/db/reseal.store.ts'
import { makeSeal } from '../../base/db/seal.ts'
import { openLangganan } from './langganan.store.ts'

const { server, service, subscribe, langgananOf } = await startPushing()
const { call, make, db, seal } = server
afterEach(() => expect(service.strange).toEqual([]))

const state = async (who: { token: string }) => (await call(who, getKunciPush)).data
const again = async (user_id: number) => ({ user_id, token: await make.signIn(user_id) })

test('a browser is turned on and off for its session alone', async () => {
  const me = await make.person(5)
  const elsewhere = await again(me.user_id)
  expect(await state(me)).toEqual({ kunci: VAPID.publicKey, aktif: false })
  await subscribe(me)
  expect(await state(me)).toEqual({ kunci: VAPID.publicKey, aktif: true })
  expect((await state(elsewhere)).aktif).toBe(false)
  await subscribe(elsewhere)
  expect((await call(me, removeLanggananPush)).data).toEqual({ kunci: VAPID.publicKey, aktif: false })
  expect((await state(me)).aktif).toBe(false)
  expect((await state(elsewhere)).aktif).toBe(true)
  expect((await call(me, removeLanggananPush)).status).toBe(200)
})

test('the address and its keys are encrypted, and found by a digest alone', async () => {
  const me = await make.person(5)
  const { subscription } = await subscribe(me)
  const row = await db.row<{ endpoint_hash: Buffer; isi: Buffer; text: string }>(
    sql`select endpoint_hash, isi, l::text as text from langganan_push l where user_id = ${me.user_id}`,
  )
  if (!row) throw new Error('no row')
  expect(openLangganan(seal, row)).toEqual(subscription)
  const secrets = [subscription.endpoint.split('/').at(-1), subscription.keys.auth, subscription.keys.p256dh]
  for (const secret of secrets) {
    expect(row.isi.toString('latin1')).not.toContain(secret)
    expect(row.text).not.toContain(secret)
  }
})

test('a rotation of keys encrypts it again, and it stays readable', async () => {
  const me = await make.person(5)
  const { subscription } = await subscribe(me)
  const keys = parseKeys(`${randomBytes(32).toString('base64')},${server.dataKey}`)
  const [fresh] = keys as [DataKey]
  const ring = { active: () => fresh, find: (id: Buffer) => keys.find((key) => key.id.equals(id)) ?? null }
  await checkDataKey(db, ring, server.clock())
  await resealAll(db, makeSeal(ring))
  const row = await db.row<{ endpoint_hash: Buffer; isi: Buffer }>(
    sql`select endpoint_hash, isi from langganan_push where user_id = ${me.user_id}`,
  )
  if (!row) throw new Error('no row')
  expect(row.isi.subarray(1, 5)).toEqual(fresh.id)
  expect(openLangganan(makeSeal({ ...ring, find: (id) => (fresh.id.equals(id) ? fresh : null) }), row)).toEqual(
    subscription,
  )
})

test('a session has one subscription, also where its browser subscribes again', async () => {
  const me = await make.person(5)
  await subscribe(me)
  const [before] = await langgananOf(me)
  await subscribe(me)
  const after = await langgananOf(me)
  expect(after).toHaveLength(1)
  expect(after[0]?.langganan_id).not.toBe(before?.langganan_id)
})

test('a browser that another person signs in at leaves the first one', async () => {
  const [first, second] = [await make.person(5), await make.person(4)]
  const { subscription } = await subscribe(first)
  expect((await call(second, putLanggananPush, { body: subscription })).status).toBe(201)
  expect(await langgananOf(first)).toEqual([])
  expect(await langgananOf(second)).toHaveLength(1)
})

test('an account has ten at most; one more ends the oldest, also at once', async () => {
  const me = await make.person(5)
  const sessions = await Promise.all(Array.from({ length: PUSH_TERBANYAK + 4 }, () => again(me.user_id)))
  for (const session of sessions.slice(0, PUSH_TERBANYAK)) await subscribe(session)
  const first = await langgananOf(me)
  expect(first).toHaveLength(PUSH_TERBANYAK)
  await Promise.all(sessions.slice(PUSH_TERBANYAK).map((session) => subscribe(session)))
  const now = await langgananOf(me)
  expect(now).toHaveLength(PUSH_TERBANYAK)
  const kept = first.slice(4).map(({ langganan_id }) => langganan_id)
  expect(now.slice(0, 6).map(({ langganan_id }) => langganan_id)).toEqual(kept)
})

describe('refused is', () => {
  const addresses = [
    'https://jahat.example/push',
    'http://fcm.googleapis.com/fcm/send/a',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/push',
    'https://fcm.googleapis.com.jahat.example/a',
  ]
  test.each(addresses)('%s', async (endpoint) => {
    const me = await make.person(5)
    const { keys } = service.browser().subscription
    const reply = await call(me, putLanggananPush, { body: { endpoint, keys } })
    expect([reply.status, reply.code]).toEqual([422, 'PUSH_SERVICE'])
    expect(reply.message).toBe(
      'Browser ini memakai layanan kabar yang tidak dikenal. Gunakan Chrome, Edge, Firefox, atau Safari.',
    )
    expect(await langgananOf(me)).toEqual([])
  })

  test('a subscription without its keys', async () => {
    const { endpoint } = service.browser().subscription
    const reply = await call(await make.person(5), putLanggananPush, {
      body: { endpoint, keys: { p256dh: '', auth: '' } },
    })
    expect([reply.status, reply.code]).toEqual([422, 'VALIDATION_FAILED'])
  })

  test('any, where the service has no keys', async () => {
    const without = await startServer()
    const me = await without.make.person(5)
    expect((await without.call(me, getKunciPush)).data).toEqual({ kunci: null, aktif: false })
    const reply = await without.call(me, putLanggananPush, { body: service.browser().subscription })
    expect([reply.status, reply.code]).toEqual([422, 'PUSH_OFF'])
  })
})

describe('a subscription ends', () => {
  test('with the logout', async () => {
    const me = await make.person(5)
    await subscribe(me)
    await call(me, logout)
    expect(await langgananOf(me)).toEqual([])
  })

  test('with another password, but in the session that chose it', async () => {
    const me = await make.person(5)
    const elsewhere = await again(me.user_id)
    await subscribe(me)
    await subscribe(elsewhere)
    const body = { current_password: PASSWORD, password: 'rahasia-yang-lain' }
    expect((await call(me, changePassword, { body })).status).toBe(200)
    expect((await state(me)).aktif).toBe(true)
    expect(await langgananOf(me)).toHaveLength(1)
  })

  test('with the session that is ended remotely', async () => {
    const me = await make.person(5)
    const elsewhere = await again(me.user_id)
    await subscribe(elsewhere)
    expect((await call(me, removePerangkatLain)).status).toBe(200)
    expect(await langgananOf(me)).toEqual([])
  })

  test('with the account', async () => {
    const [me, admin] = [await make.person(5), await make.person(1)]
    await subscribe(me)
    const reply = await call(admin, deactivateUser, { query: { id: me.user_id }, body: {} })
    expect(reply.status).toBe(200)
    expect(await langgananOf(me)).toEqual([])
  })
})
