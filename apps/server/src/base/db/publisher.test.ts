import sql from 'sql-template-tag'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { openGate } from '../../../test/gate.ts'
import { connect } from './db.ts'
import { CHANNEL, type DbEvent, GAP, packEvents, readEvents } from './db-event.ts'
import { listenTo } from './listener.ts'
import { openPublisher } from './publisher.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 2)
const payloads: string[] = []
const listener = listenTo(database.url, CHANNEL, {
  notified: (text) => payloads.push(text),
  listening: () => {},
  lost: () => {},
})
await listener.tried
afterEach(() => void payloads.splice(0))
afterAll(async () => {
  await listener.close()
  await db.close()
  await database.drop()
})

const pesan = (id: number): DbEvent => ({ jenis: 'pesan', jadwal_id: 7, id, pengirim_id: 3, kepada: [3, 4] })
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)
const received = () => payloads.flatMap(readEvents)
const connections = () =>
  db.rows<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'sehati publisher'`)

test('many events at once arrive complete, in order, in few payloads', async () => {
  const { publish, close } = openPublisher(database.url)
  for (const id of ids(1, 1_001)) publish(pesan(id))
  await expect.poll(received).toHaveLength(1_000)
  expect(received()).toEqual(ids(1, 1_001).map(pesan))
  expect(payloads.length).toBeLessThan(15)
  expect(await connections()).toHaveLength(1)
  await close()
  expect(await connections()).toHaveLength(0)
})

test('an event that was published just before the end is still sent', async () => {
  const { publish, close } = openPublisher(database.url)
  publish(pesan(1))
  await close()
  await expect.poll(received).toEqual([pesan(1)])
  publish(pesan(2))
  expect(await connections()).toHaveLength(0)
})

test('after a lost connection subscribers receive a gap event, and then events again', async () => {
  // The publisher connects through a gate that the test can shut.
  const gate = await openGate(database.url)
  const { publish, close } = openPublisher(gate.url)
  publish(pesan(1))
  await expect.poll(received).toEqual([pesan(1)])
  gate.shut()
  await expect.poll(connections).toHaveLength(0)
  for (const id of ids(2, 50)) publish(pesan(id))
  await expect.poll(gate.refusals).toBeGreaterThan(0)
  expect(received()).toEqual([pesan(1)])
  gate.open()
  await expect.poll(received).toEqual([pesan(1), { jenis: GAP }])
  publish(pesan(50))
  await expect.poll(received).toEqual([pesan(1), { jenis: GAP }, pesan(50)])
  await close()
  await gate.close()
})

test('without a database publishing and closing neither throw nor block', async () => {
  const gate = await openGate(database.url)
  gate.shut()
  const hour = 3_600_000
  const { publish, close } = openPublisher(gate.url, { firstMs: hour, lastMs: hour })
  for (const id of ids(1, 100)) publish(pesan(id))
  await expect.poll(gate.refusals).toBe(1)
  publish(pesan(101))
  // The next attempt is due in an hour: if `close` waited for it, this test would time out.
  await close()
  await gate.close()
})

test('every payload is within the limit of PostgreSQL', () => {
  const packed = packEvents(ids(2_000_000_000, 2_000_001_000).map(pesan))
  for (const payload of packed) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  expect(packed.flatMap(readEvents)).toHaveLength(1_000)
  expect(packEvents([])).toEqual([])
})

test('a payload holds one event or several, and unknown kinds are skipped', () => {
  expect(readEvents(JSON.stringify(pesan(1)))).toEqual([pesan(1)])
  expect(readEvents(JSON.stringify([pesan(1), { jenis: 'kelak' }, null, pesan(2)]))).toEqual([pesan(1), pesan(2)])
  for (const text of ['', 'x', 'null', '7', '{}', '[[[]]]']) expect(readEvents(text)).toEqual([])
})
