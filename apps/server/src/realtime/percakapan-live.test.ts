import { randomBytes, randomUUID } from 'node:crypto'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import type { Kabar } from '@sehati/contract/channel/realtime.schema'
import * as api from '@sehati/contract/talk/percakapan.endpoints'
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeFactories } from '../../test/factories.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { type Connected, makeConnect } from '../../test/socket.ts'
import { connect as openDb } from '../base/db/db.ts'
import { GAP } from '../base/db/db-event.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { openPublisher } from '../base/db/publisher.ts'
import { makeSeal } from '../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = openDb(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const make = makeFactories(db, makeSeal(openKeyring('/nonexistent', DATA_KEY)), () => START)
const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() }
const [one, two] = [await startRunning(env), await startRunning(env)]
const { publish, close } = openPublisher(database.url)
const { connect, closeAll } = makeConnect()
afterEach(closeAll)
afterAll(async () => {
  await Promise.all([one.stop(), two.stop(), close()])
  await db.close()
  await database.drop()
})

const patient = await make.person(5)
const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
const room = { jenis: 'percakapan', id: jadwal_id } as const

async function send(who: { token: string }, { method, path }: Endpoint, input: object, url = one.url) {
  const inBody = method === 'POST' || method === 'PUT'
  const query = inBody ? '' : `?${new URLSearchParams(input as Record<string, string>)}`
  const response = await fetch(`${url}${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, ...(inBody ? { 'content-type': 'application/json' } : {}) },
    ...(inBody ? { body: JSON.stringify(input) } : {}),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on responses of any shape
  return (await response.json()) as { data: any; code?: string }
}
const say = (who: { token: string }, pesan: string, url = one.url) =>
  send(who, api.insertPercakapan as unknown as Endpoint, { jadwal_id, pesan, client_id: randomUUID() }, url)
const only = (jenis: Kabar['jenis'], ...sockets: Connected[]) =>
  sockets.map(({ received }) => received.filter((kabar) => kabar.jenis === jenis))

describe('a message', () => {
  test('is delivered to every connection of both people at every process, by its id, and to no other', async () => {
    const [a, b, c] = [await connect(one.url, tenaga), await connect(two.url, tenaga), await connect(two.url, patient)]
    const others = await Promise.all(
      [await make.person(1), await make.person(5), await make.profesional()].map((who) => connect(two.url, who)),
    )
    const received: string[] = []
    b.socket.io.engine.on('packet', ({ data }) => received.push(String(data)))
    const { data } = await say(patient, 'Rahasiaku')
    const expected = { jenis: 'pesan', jadwal_id, id: data.id, pengirim_id: patient.user_id }
    await expect.poll(() => [a.received, b.received, c.received]).toEqual([[expected], [expected], [expected]])
    // Without its text: clients read that from the API.
    expect(received.join()).toContain('pesan')
    expect(received.join()).not.toMatch(/Rahasiaku|kepada/)
    await send(patient, api.removePercakapan as unknown as Endpoint, { id: data.id }, two.url)
    await expect
      .poll(() => [a.received, c.received])
      .toEqual([
        [expected, expected],
        [expected, expected],
      ])
    expect(others.map(({ received }) => received)).toEqual([[], [], []])
  })

  test('marks are delivered both ways, and a mark that does not move publishes nothing', async () => {
    const [mine, theirs] = [await connect(one.url, patient), await connect(two.url, tenaga)]
    const { data } = await say(patient, 'Sudah sampai?')
    const mark = { jadwal_id, terkirim_id: data.id }
    const { data: marks } = await send(tenaga, api.putTanda as unknown as Endpoint, mark, two.url)
    await send(tenaga, api.putTanda as unknown as Endpoint, mark, two.url)
    const after = await send(tenaga, api.putTanda as unknown as Endpoint, { jadwal_id, dibaca_id: data.id })
    const expected = [marks, after.data].map((tanda) => ({ jenis: 'tanda', ...tanda }))
    await expect.poll(() => only('tanda', mine, theirs)).toEqual([expected, expected])
  })

  test('of thirty from both sides through both processes none is lost, and both receive all of them in order', async () => {
    const sockets = [await connect(one.url, patient), await connect(two.url, tenaga)]
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, n) => say(n % 2 ? patient : tenaga, `Ke-${n}`, n % 3 ? one.url : two.url)),
    )
    const ids = sent.map(({ data }) => data.id).sort((a, b) => a - b)
    const messageIds = () =>
      only('pesan', ...sockets).map((received) =>
        received.flatMap((kabar) => (kabar.jenis === 'pesan' ? kabar.id : [])).sort((a, b) => a - b),
      )
    await expect.poll(messageIds).toEqual([ids, ids])
  })
})

test('an alert is published to the holders of the duty at every process, without a word, a name or an id', async () => {
  const holder = await make.profesional()
  await make.tugas(holder.user_id, 'jaga')
  const [here, there] = [await connect(one.url, holder), await connect(two.url, holder)]
  const [author, admin] = [await connect(two.url, patient), await connect(two.url, await make.person(1))]
  const treating = await connect(one.url, tenaga)
  await say(patient, 'Saya ingin mati saja')
  const event = { jenis: 'peringatan' }
  await expect.poll(() => only('peringatan', here, there)).toEqual([[event], [event]])
  // The notice of the professional comes with the next run of the relay.
  await expect
    .poll(() => only('pemberitahuan', treating))
    .toEqual([[{ jenis: 'pemberitahuan', user_id: tenaga.user_id }]])
  expect(only('peringatan', author, admin, treating)).toEqual([[], [], []])
})

test('a notice is delivered to every connection of its person, and to no other', async () => {
  const [a, b] = [await connect(one.url, patient), await connect(two.url, patient)]
  const other = await connect(two.url, tenaga)
  publish({ jenis: 'pemberitahuan', user_id: patient.user_id })
  const expected = [{ jenis: 'pemberitahuan', user_id: patient.user_id }]
  await expect.poll(() => [a.received, b.received]).toEqual([expected, expected])
  expect(other.received).toEqual([])
})

test('after a gap between the servers, every client is asked to read again', async () => {
  const [a, b] = [await connect(one.url, patient), await connect(two.url, await make.person(1))]
  publish({ jenis: GAP })
  await expect.poll(() => [a.state, b.state]).toEqual([['segar'], ['segar']])
})

describe('the room of a conversation', () => {
  test('admits its patient and its professional, and no other', async () => {
    for (const who of [patient, tenaga]) {
      expect(await (await connect(two.url, who)).follow(room)).toEqual({ ok: true })
    }
    for (const who of [await make.person(1), await make.person(4), await make.person(5), await make.profesional(3)]) {
      expect(await (await connect(two.url, who)).follow(room)).toEqual({ ok: false, code: 'FORBIDDEN' })
    }
    const id = 2_000_000_000
    expect(await (await connect(one.url, patient)).follow({ ...room, id })).toEqual({ ok: false, code: 'FORBIDDEN' })
  })

  test('delivers at every process that the other person is typing, at most once in a while, and not to the sender', async () => {
    const [mine, theirs] = [await connect(one.url, patient), await connect(two.url, tenaga)]
    const outsider = await make.person(5)
    const [stranger, elsewhere] = [await connect(two.url, outsider), await connect(two.url, tenaga)]
    await stranger.follow(room)
    for (const socket of [mine, theirs]) await socket.follow(room)
    for (let n = 0; n < 20; n++) mine.socket.emit('mengetik', jadwal_id)
    const expected = [{ jenis: 'mengetik', jadwal_id, user_id: patient.user_id }]
    // Acknowledged after all of them; events that the same process publishes from now on arrive after theirs.
    expect(await mine.follow(room)).toEqual({ ok: true })
    const { data } = await say(patient, 'Itu saja')
    const last = [{ jenis: 'pesan', jadwal_id, id: data.id, pengirim_id: patient.user_id }]
    await expect
      .poll(() => [mine.received, theirs.received, elsewhere.received])
      .toEqual([last, [...expected, ...last], last])
    publish({ jenis: 'pemberitahuan', user_id: outsider.user_id })
    await expect.poll(() => stranger.received).toEqual([{ jenis: 'pemberitahuan', user_id: outsider.user_id }])
  })

  test('ignores typing from outside the conversation and invalid ids', async () => {
    const [listening, outside, stranger] = [
      await connect(one.url, tenaga),
      await connect(one.url, patient),
      await connect(one.url, await make.person(1)),
    ]
    await listening.follow(room)
    await stranger.follow(room)
    for (const socket of [outside, stranger]) socket.socket.emit('mengetik', jadwal_id)
    for (const wild of ['1', -1, null, { id: 1 }]) outside.socket.emit('mengetik', wild as never)
    await outside.follow(room)
    outside.socket.emit('mengetik', jadwal_id)
    await expect.poll(() => listening.received).toEqual([{ jenis: 'mengetik', jadwal_id, user_id: patient.user_id }])
  })

  test('is not joined by a client that left during the query', async () => {
    const [mine, theirs] = [await connect(one.url, patient), await connect(one.url, tenaga)]
    const asked = theirs.follow(room)
    theirs.socket.emit('lepas', room)
    await asked
    await mine.follow(room)
    mine.socket.emit('mengetik', jadwal_id)
    publish({ jenis: 'pemberitahuan', user_id: tenaga.user_id })
    await expect.poll(() => theirs.received).toHaveLength(1)
    expect(only('mengetik', theirs)).toEqual([[]])
  })
})
