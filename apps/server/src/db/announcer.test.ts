import sql from 'sql-template-tag'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { openGate } from '../../test/gate.ts'
import { openAnnouncer } from './announcer.ts'
import { type Berita, CHANNEL, packBerita, readBerita } from './berita.ts'
import { connect } from './db.ts'
import { listenTo } from './listener.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 2)
const payloads: string[] = []
const listener = listenTo(database.url, CHANNEL, {
  notice: (text) => payloads.push(text),
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

const pesan = (id: number): Berita => ({ jenis: 'pesan', jadwal_id: 7, id, pengirim_id: 3, kepada: [3, 4] })
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)
const heard = () => payloads.flatMap(readBerita)
const tellers = () =>
  db.rows<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'sehati berita'`)

test('much news at once comes whole, in its order, in few payloads', async () => {
  const { announce, close } = openAnnouncer(database.url)
  for (const id of ids(1, 1_001)) announce(pesan(id))
  await expect.poll(heard).toHaveLength(1_000)
  expect(heard()).toEqual(ids(1, 1_001).map(pesan))
  expect(payloads.length).toBeLessThan(15)
  expect(await tellers()).toHaveLength(1)
  await close()
  expect(await tellers()).toHaveLength(0)
})

test('what was announced just before the end is still told', async () => {
  const { announce, close } = openAnnouncer(database.url)
  announce(pesan(1))
  await close()
  await expect.poll(heard).toEqual([pesan(1)])
  announce(pesan(2))
  expect(await tellers()).toHaveLength(0)
})

test('after its connection is lost everybody hears that news was lost, and then news again', async () => {
  // Between the announcer and the database stands a gate that can be shut.
  const gate = await openGate(database.url)
  const { announce, close } = openAnnouncer(gate.url)
  announce(pesan(1))
  await expect.poll(heard).toEqual([pesan(1)])
  gate.shut()
  await expect.poll(tellers).toHaveLength(0)
  for (const id of ids(2, 50)) announce(pesan(id))
  await expect.poll(gate.refusals).toBeGreaterThan(0)
  expect(heard()).toEqual([pesan(1)])
  gate.open()
  await expect.poll(heard).toEqual([pesan(1), { jenis: 'luput' }])
  announce(pesan(50))
  await expect.poll(heard).toEqual([pesan(1), { jenis: 'luput' }, pesan(50)])
  await close()
  await gate.close()
})

test('a database that is not there throws nothing and keeps nobody waiting, not even at the end', async () => {
  const gate = await openGate(database.url)
  gate.shut()
  const hour = 3_600_000
  const { announce, close } = openAnnouncer(gate.url, { firstMs: hour, lastMs: hour })
  for (const id of ids(1, 100)) announce(pesan(id))
  await expect.poll(gate.refusals).toBe(1)
  announce(pesan(101))
  // The next try is due in an hour: an end that waited for it would not be seen here.
  await close()
  await gate.close()
})

test('every payload is one that PostgreSQL takes', () => {
  const packed = packBerita(ids(2_000_000_000, 2_000_001_000).map(pesan))
  for (const payload of packed) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  expect(packed.flatMap(readBerita)).toHaveLength(1_000)
  expect(packBerita([])).toEqual([])
})

test('news is read one by one and many at once, and what is not known is passed over', () => {
  expect(readBerita(JSON.stringify(pesan(1)))).toEqual([pesan(1)])
  expect(readBerita(JSON.stringify([pesan(1), { jenis: 'kelak' }, null, pesan(2)]))).toEqual([pesan(1), pesan(2)])
  for (const text of ['', 'x', 'null', '7', '{}', '[[[]]]']) expect(readBerita(text)).toEqual([])
})
