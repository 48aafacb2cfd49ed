import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import sql from 'sql-template-tag'
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeFactories } from '../../test/factories.ts'
import { openGate } from '../../test/gate.ts'
import { type Running, startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { type Connected, makeConnect } from '../../test/socket.ts'
import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect as openDb } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = openDb(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const ring = openKeyring('/nonexistent', DATA_KEY)
await checkDataKey(db, ring, START)
const make = makeFactories(db, makeSeal(ring), () => START)
const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() }
const { connect, closeAll } = makeConnect()
afterEach(closeAll)
afterAll(async () => {
  await db.close()
  await database.drop()
})

const patient = await make.person(5)
const { profesional_id } = await make.profesional()
const room = { jenis: 'slot', id: profesional_id } as const
/** Reconnects by itself as the browser's client does, and then follows its room again. */
const persistent = { reconnection: true, reconnectionDelay: 50, reconnectionDelayMax: 200 }
async function follower(url: string) {
  const socket = await connect(url, patient, persistent)
  await socket.follow(room)
  const back = { count: 0 }
  socket.socket.on('connect', async () => {
    await socket.follow(room)
    back.count += 1
  })
  return { ...socket, back }
}
const change = () => db.rows(sql`select kabari_slot(${profesional_id}, '2026-11-25')`)
const receives = async (socket: Connected) => {
  const before = socket.received.length
  await change()
  await expect.poll(() => socket.received.length).toBe(before + 1)
}
const listeners = () =>
  db.rows<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'sehati realtime'`)

describe('a process that ends', () => {
  /** One address in front of two processes, as a load balancer is: a new connection goes to a process that is up. */
  const inFront = async (first: Running, second: Running) => {
    const { url, close, turnTo } = await openGate(first.url)
    return { url, close, turn: () => turnTo(second.url) }
  }

  test('notifies its clients on SIGTERM, and they continue at the other', async () => {
    const [first, second] = await Promise.all([startRunning(env), startRunning(env)])
    const front = await inFront(first, second)
    const socket = await follower(front.url)
    await receives(socket)
    front.turn()
    // A process that waits for its live connections is ended by force, with another exit code.
    expect(await first.stop()).toBe(0)
    expect(socket.end).toEqual({ tutup: [{ alasan: 'berhenti' }], reason: 'transport close' })
    await expect.poll(() => socket.back.count).toBe(1)
    await receives(socket)
    await second.stop()
    await front.close()
    expect(await listeners()).toEqual([])
  })

  test('by SIGKILL loses its clients to the other too', async () => {
    const [first, second] = await Promise.all([startRunning(env), startRunning(env)])
    const front = await inFront(first, second)
    const socket = await follower(front.url)
    front.turn()
    await first.stop('SIGKILL')
    await expect.poll(() => socket.back.count).toBe(1)
    await receives(socket)
    await second.stop()
    await front.close()
  })

  test('does not wait for a client that answers nothing, as a phone that sleeps', async () => {
    const server = await startRunning(env)
    const { hostname, port } = new URL(server.url)
    const phone = connectTcp(Number(port), hostname)
    phone.write(
      [
        `GET ${REALTIME_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    )
    const [first] = await once(phone, 'data')
    expect(String(first)).toContain('101 Switching Protocols')
    phone.pause()
    expect(await server.stop()).toBe(0)
    phone.destroy()
  })

  test('is one of several on one port: clients of the others still receive events', async () => {
    const server = await startRunning({ ...env, WEB_CONCURRENCY: '3' })
    // Three processes that start at once may keep a connection from answering in time: it is opened again.
    await expect.poll(async () => (await listeners()).length).toBe(3)
    const sockets = await Promise.all(Array.from({ length: 9 }, () => follower(server.url)))
    await change()
    await expect.poll(() => sockets.map(({ received }) => received.length)).toEqual(Array(9).fill(1))
    expect(await server.stop()).toBe(0)
  })
})

describe('the connection that receives events', () => {
  test('is opened again when it is lost: clients are notified of the gap, and sessions that ended in it are closed', async () => {
    const server = await startRunning(env)
    const socket = await follower(server.url)
    const gone = await connect(server.url, await make.person(5))
    await expect.poll(async () => (await listeners()).length).toBe(1)
    const before = await listeners()
    // No process receives the event of this session's end: it falls into the gap.
    await db.rows(sql`select pg_terminate_backend(${before[0]?.pid})`)
    await db.transaction(async (tx) => {
      await tx.rows(sql`set local session_replication_role = replica`)
      await tx.rows(sql`delete from auth_session where user_id <> ${patient.user_id}`)
    })
    await expect.poll(() => socket.state).toEqual(['jeda', 'segar'])
    await expect.poll(() => gone.end.tutup).toEqual([{ alasan: 'sesi' }])
    await receives(socket)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const after = await listeners()
    expect([after.length, after[0]?.pid !== before[0]?.pid]).toEqual([1, true])
    expect(await server.stop()).toBe(0)
  })
})
