import { randomBytes, randomUUID } from 'node:crypto'
import type { Kabar } from '@sehati/contract/channel/realtime.schema'
import * as api from '@sehati/contract/talk/bilik.endpoints'
import type { IsiSinyal } from '@sehati/contract/talk/bilik.schema'
import sql, { raw } from 'sql-template-tag'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { another, type Halaman, makeRoom, NINE } from '../../../test/bilik.ts'
import { createDatabase } from '../../../test/database.ts'
import { makeFactories } from '../../../test/factories.ts'
import { type Running, startRunning } from '../../../test/process.ts'
import { type Connected, makeConnect } from '../../../test/socket.ts'
import { checkDataKey } from '../../base/db/data-key.store.ts'
import { connect as openDb } from '../../base/db/db.ts'
import { CHANNEL } from '../../base/db/db-event.ts'
import { openKeyring } from '../../base/db/keyring.ts'
import { listenTo } from '../../base/db/listener.ts'
import { makeSeal } from '../../base/db/seal.ts'

// The product's own processes, one for each person.

const database = await createDatabase(inject('template'))
const db = openDb(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const ring = openKeyring('/nonexistent', DATA_KEY)
const START = new Date(NINE)
await checkDataKey(db, ring, START)
const make = makeFactories(db, makeSeal(ring), () => START)
const SECRET = 'kenarirahasiarelay'
const env = {
  DATABASE_URL: database.serviceUrl,
  DATA_KEY,
  APP_NOW: START.toISOString(),
  TURN_URLS: 'turn:127.0.0.1:3478?transport=udp',
  TURN_SECRET: SECRET,
}
const payloads: string[] = []
const listener = listenTo(database.url, CHANNEL, {
  notified: (payload) => payloads.push(payload),
  listening: () => {},
  lost: () => {},
})
await listener.tried
const { connect, closeAll } = makeConnect()
afterEach(closeAll)
afterAll(async () => {
  await listener.close()
  await db.close()
  await database.drop()
})

type Call = { method: string; path: string }
async function send(
  { url }: Running,
  { token }: { token: string },
  { method, path }: Call,
  query: object,
  body?: object,
) {
  const response = await fetch(`${url}${path}?${new URLSearchParams(query as Record<string, string>)}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on responses of any shape
  return { status: response.status, ...((await response.json()) as { data: any; code?: string }) }
}
const callsAt = (server: Running, jadwalid: number) => ({
  masuk: (who: Halaman) => send(server, who, api.putKursi, { jadwalid }, { sambungan: who.sambungan }),
  persilakan: (who: Halaman) => send(server, who, api.persilakanBilik, { jadwalid }),
  turn: (who: Halaman) => send(server, who, api.getTurn, { jadwalid, sambungan: who.sambungan }),
  kirim: (who: Halaman, isi: IsiSinyal) =>
    send(server, who, api.insertSinyal, { jadwalid }, { sambungan: who.sambungan, isi }),
  terima: (who: Halaman) => send(server, who, api.listSinyal, { jadwalid, sambungan: who.sambungan }),
})
const only = ({ received }: Connected) =>
  received.filter((kabar: Kabar) => kabar.jenis === 'bilik' || kabar.jenis === 'sinyal')

/** Words that occur in signals alone, in the forms that a dump could show. */
const words = { sdp: 'kenariuraian', kandidat: '203.0.113.77' }
const forms = Object.values(words).flatMap((word) => [word, Buffer.from(word).toString('hex')])
const OFFER: IsiSinyal = { deskripsi: { type: 'offer', sdp: `v=0\r\na=fingerprint:${words.sdp}\r\n` } }
const CANDIDATE: IsiSinyal = {
  kandidat: [{ candidate: `candidate:1 1 udp 1 ${words.kandidat} 9 typ relay`, sdpMid: '0', sdpMLineIndex: 0 }],
}

/** Every row of every table as text, binary columns as hex. */
async function dump(): Promise<string> {
  const tables = await db.rows<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => db.rows<{ text: string }>(sql`select t::text as text from ${raw(name)} t`)),
  )
  return rows
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

test('one person at each process: seats and signals cross, to the two alone, and no address leaves a sealed row', async () => {
  const [one, two] = [await startRunning(env), await startRunning(env)]
  const { jadwal_id, pasien, tenaga } = await makeRoom(make)
  const [his, hers] = [await connect(one.url, tenaga), await connect(two.url, pasien)]
  const strangers = await Promise.all(
    [await make.person(1), await make.person(5), await make.profesional()].map((who) => connect(two.url, who)),
  )
  const [atOne, atTwo] = [callsAt(one, jadwal_id), callsAt(two, jadwal_id)]
  const about = { jenis: 'bilik', jadwal_id }

  await atTwo.masuk(pasien)
  await expect.poll(() => only(his)).toEqual([about])
  await atOne.masuk(tenaga)
  await expect.poll(() => only(hers)).toEqual([about, about])
  await atOne.persilakan(tenaga)
  await expect.poll(() => only(hers)).toEqual([about, about, about])
  // A heartbeat is no change.
  await atTwo.masuk(pasien)
  await atOne.masuk(tenaga)

  expect((await atOne.kirim(tenaga, OFFER)).status).toBe(201)
  await expect.poll(() => only(hers).slice(3)).toEqual([{ jenis: 'sinyal', jadwal_id }])
  expect((await atTwo.terima(pasien)).data).toMatchObject([{ dari: tenaga.sambungan, isi: OFFER }])
  expect((await atTwo.kirim(pasien, CANDIDATE)).status).toBe(201)
  await expect.poll(() => only(his).slice(3)).toEqual([{ jenis: 'sinyal', jadwal_id }])
  expect((await atOne.terima(tenaga)).data).toMatchObject([{ dari: pasien.sambungan, isi: CANDIDATE }])
  const { data: turn } = await atTwo.turn(pasien)
  expect(turn.hanya_relay).toBe(true)

  // While the signals are stored.
  const stored = await dump()
  expect(stored).toContain(pasien.sambungan)
  for (const form of [...forms, turn.credential]) expect(stored).not.toContain(form)
  const events = payloads.join('\n')
  expect(events).toContain('"sinyal"')
  expect(events).not.toContain(pasien.sambungan)
  const log = one.output() + two.output()
  expect(log).toContain('/api/allroles/bilik/sinyal')
  for (const text of [events, log])
    for (const secret of [...forms, turn.credential, SECRET]) expect(text).not.toContain(secret)
  expect(log).not.toContain(pasien.sambungan)
  for (const stranger of strangers) expect(only(stranger)).toEqual([])
  expect(await Promise.all([one.stop(), two.stop()])).toEqual([0, 0])
})

test('a process that is killed takes no seat with it: its person goes on at another one', async () => {
  const [one, two] = [await startRunning(env), await startRunning(env)]
  const { jadwal_id, pasien, tenaga } = await makeRoom(make)
  const [atOne, atTwo] = [callsAt(one, jadwal_id), callsAt(two, jadwal_id)]
  await atOne.masuk(tenaga)
  await atOne.masuk(pasien)
  await atOne.persilakan(tenaga)
  await atOne.kirim(tenaga, OFFER)
  await one.stop('SIGKILL')
  // Both come back at the other process, as the pages they were: no waiting room, and the signal is there.
  expect((await atTwo.masuk(pasien)).data.keadaan).toBe('di dalam')
  expect((await atTwo.masuk(tenaga)).data.lawan).toMatchObject({ keadaan: 'di dalam', sambungan: pasien.sambungan })
  expect((await atTwo.terima(pasien)).data).toMatchObject([{ isi: OFFER }])
  expect((await atTwo.kirim(pasien, CANDIDATE)).status).toBe(201)
  await two.stop()
})

test('a seat whose page is gone is emptied by the tick, the other person is notified, and old signals are deleted', async () => {
  const server = await startRunning(env)
  const { jadwal_id, pasien, tenaga } = await makeRoom(make)
  const his = await connect(server.url, tenaga)
  const { masuk, persilakan, kirim } = callsAt(server, jadwal_id)
  await masuk(tenaga)
  await masuk(pasien)
  await persilakan(tenaga)
  await kirim(pasien, OFFER)
  // As if the page had been gone for half a minute, and another signal were from long ago.
  await db.rows(
    sql`update bilik set denyut = denyut - interval '30 seconds' where jadwal_id = ${jadwal_id} and peran = 'pasien'`,
  )
  await db.rows(sql`
    insert into sinyal (sinyal_id, jadwal_id, dari, untuk, isi, dibuat)
    select nextval('sinyal_id'), 0, ${randomUUID()}, ${randomUUID()}, isi, dibuat - interval '3 minutes' from sinyal where jadwal_id = ${jadwal_id}`)
  const left = () =>
    db.rows(
      sql`select peran from bilik where jadwal_id = ${jadwal_id} union all select 'lama' from sinyal where jadwal_id = 0`,
    )
  await expect.poll(left).toEqual([{ peran: 'tenaga' }])
  const kinds = () => only(his).map(({ jenis }) => jenis)
  // Both entrances, the patient let in, the signal, and the seat that was emptied.
  await expect.poll(() => kinds().slice(0, 5)).toEqual(['bilik', 'bilik', 'bilik', 'sinyal', 'bilik'])
  expect((await masuk(another(pasien))).data.keadaan).toBe('di dalam')
  await server.stop()
})
