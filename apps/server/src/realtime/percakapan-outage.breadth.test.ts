import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as api from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeFactories } from '../../test/factories.ts'
import { openGate } from '../../test/gate.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { makeConnect } from '../../test/socket.ts'
import { checkDataKey } from '../base/db/data-key.store.ts'
import { connect as openDb } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = openDb(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
// A server records its key when it starts; here rows are written before one starts.
await checkDataKey(db, openKeyring('/nonexistent', DATA_KEY), START)
const make = makeFactories(db, makeSeal(openKeyring('/nonexistent', DATA_KEY)), () => START)
const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() }
const { connect, closeAll } = makeConnect()
afterEach(closeAll)
afterAll(async () => {
  await db.close()
  await database.drop()
})

type Who = { token: string }

/** Sends as a client's outbox does: the same message under the same id, until a server acknowledges it. */
async function deliver(url: string, who: Who, body: object): Promise<void> {
  for (;;) {
    const status = await fetch(url + api.insertPercakapan.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Ends a request whose connection the killed process lost.
      signal: AbortSignal.timeout(30_000),
    }).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 201) return
    expect([0, 503]).toContain(status)
    await wait(30)
  }
}

/** Reads as a client's screen does: at every event and every new connection, from the last id it has. */
async function reader(url: string, who: Who, jadwal_id: number) {
  const texts: string[] = []
  let last = 1
  let reading: Promise<void> = Promise.resolve()
  const readOn = () => {
    reading = reading.then(async () => {
      const query = `?jadwal_id=${jadwal_id}&after=${last}&limit=100`
      const headers = { authorization: `Bearer ${who.token}` }
      const response = await fetch(url + api.listPercakapan.path + query, { headers }).catch(() => null)
      if (response?.status !== 200) return
      const { data } = (await response.json()) as { data: { id: number; pesan: string }[] }
      texts.push(...data.map(({ pesan }) => pesan))
      last = data.at(-1)?.id ?? last
    })
  }
  const { socket } = await connect(url, who, { reconnection: true, reconnectionDelay: 30, reconnectionDelayMax: 100 })
  for (const event of ['connect', 'kabar', 'segar'] as const) socket.on(event, readOn)
  return { texts, socket }
}

test('the process that holds the sockets is killed while both write: nothing is lost, duplicated or out of order', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
  // Ids of this conversation start after 1.
  await make.pesan({ jadwal_id: (await make.booked(await make.person(5))).jadwal_id, pengirim_id: patient.user_id })
  const [first, second] = [await startRunning(env), await startRunning(env)]
  const front = await openGate(first.url)
  const [mine, theirs] = [await reader(front.url, patient, jadwal_id), await reader(front.url, tenaga, jadwal_id)]

  const EACH = 60
  const write = async (who: Who, name: string) => {
    for (let n = 0; n < EACH; n++) {
      await deliver(front.url, who, { jadwal_id, pesan: `${name}${n}`, client_id: randomUUID() })
      await wait(5)
    }
  }
  const writing = Promise.all([write(patient, 'p'), write(tenaga, 't')])
  const written = async () => (await db.rows(sql`select from percakapan where jadwal_id = ${jadwal_id}`)).length
  await expect.poll(written).toBeGreaterThan(10)
  front.turnTo(second.url)
  await first.stop('SIGKILL')
  await writing

  const rows = await db.rows<{ id: number }>(sql`select id from percakapan where jadwal_id = ${jadwal_id} order by id`)
  expect(rows).toHaveLength(2 * EACH)
  await expect.poll(() => [mine.texts.length, theirs.texts.length]).toEqual([2 * EACH, 2 * EACH])
  expect(mine.texts).toEqual(theirs.texts)
  for (const name of ['p', 't']) {
    const own = mine.texts.filter((text) => text.startsWith(name))
    expect(own).toEqual(Array.from({ length: EACH }, (_, n) => `${name}${n}`))
  }
  await second.stop()
  await front.close()
})
