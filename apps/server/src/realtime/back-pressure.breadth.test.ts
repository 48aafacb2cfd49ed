import { randomBytes } from 'node:crypto'
import type { Socket as TcpSocket } from 'node:net'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeFactories } from '../../test/factories.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { makeConnect } from '../../test/socket.ts'
import { connect as openDb } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { openPublisher } from '../base/db/publisher.ts'
import { makeSeal } from '../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = openDb(database.url, 2)
const DATA_KEY = randomBytes(32).toString('base64')
const make = makeFactories(db, makeSeal(openKeyring('/nonexistent', DATA_KEY)), () => START)
const server = await startRunning({ DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() })
const { publish, close } = openPublisher(database.url)
const { connect, closeAll } = makeConnect()
afterAll(async () => {
  closeAll()
  await Promise.all([server.stop(), close()])
  await db.close()
  await database.drop()
})

test('a client that does not read is cut before it fills the server, and clients that read receive everything', async () => {
  const [reading, stuck] = [await make.person(5), await make.person(5)]
  const [live, dead] = [await connect(server.url, reading), await connect(server.url, stuck)]
  // The client's socket stops reading. The operating system's buffers do not count as the server's memory.
  const { ws } = dead.socket.io.engine.transport as unknown as { ws: { _socket?: TcpSocket } }
  expect(ws._socket).toBeDefined()
  ws._socket?.pause()
  const connected = async () => {
    // One person may open twenty connections: the twentieth succeeds only after the server has cut the stuck one.
    const more = await Promise.all(Array.from({ length: 20 }, () => connect(server.url, stuck).catch(() => null)))
    for (const one of more) one?.socket.close()
    return more.filter((one) => one === null).length
  }
  // More than both network buffers hold together, which is some megabytes.
  const ROUNDS = 1_000
  const EACH = 120
  const heavy = { jenis: 'pesan', jadwal_id: 2_000_000_000, pengirim_id: stuck.user_id } as const
  for (let n = 1; n <= ROUNDS; n++) {
    for (let m = 1; m <= EACH; m++) publish({ ...heavy, id: 2_000_000_000 + m, kepada: [stuck.user_id] })
    publish({ ...heavy, id: n, kepada: [reading.user_id] })
    await new Promise((resume) => setTimeout(resume, 3))
  }
  await expect.poll(() => live.received.length).toBe(ROUNDS)
  expect(dead.received).toEqual([])
  await expect.poll(connected).toBe(0)
  expect(live.socket.connected).toBe(true)
})
