import { randomBytes } from 'node:crypto'
import * as api from '@sehati/contract/safety/peringatan.endpoints'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import pg from 'pg'
import sql, { raw } from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { makeFactories } from '../../../test/factories.ts'
import { startRunning } from '../../../test/process.ts'
import { START } from '../../../test/server.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { checkDataKey } from '../../base/db/data-key.store.ts'
import { connect } from '../../base/db/db.ts'
import { CHANNEL } from '../../base/db/db-event.ts'
import { openKeyring } from '../../base/db/keyring.ts'
import { listenTo } from '../../base/db/listener.ts'
import { makeSeal } from '../../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const ring = openKeyring('/nonexistent', DATA_KEY)
await checkDataKey(db, ring, START)
const make = makeFactories(db, makeSeal(ring), () => START)
const smtp = await startSmtp()
const payloads: string[] = []
const listener = listenTo(database.url, CHANNEL, {
  notified: (payload) => payloads.push(payload),
  listening: () => {},
  lost: () => {},
})
await listener.tried
afterAll(async () => {
  await listener.close()
  await db.close()
  await database.drop()
})

/** The product's own process, `minutes` after the start of the test's day. */
const startAt = (minutes: number) =>
  startRunning({
    DATABASE_URL: database.serviceUrl,
    DATA_KEY,
    APP_NOW: new Date(START.getTime() + minutes * 60_000).toISOString(),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Sehati <halo@sehati.test>',
  })
const send = async (
  url: string,
  { token }: { token: string },
  { method, path }: { method: string; path: string },
  { query = '', body }: { query?: string; body?: object } = {},
) => {
  const response = await fetch(url + path + query, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}
const reached = (langkah: number) =>
  db.rows<{ user_id: number }>(sql`select user_id from peringatan_kepada where langkah = ${langkah} order by user_id`)
const mailsOf = ({ email }: { email: string }) => smtp.received.filter(({ to }) => to === email).length

const [admin, holder, other] = [await make.person(1), await make.profesional(2), await make.profesional(3)]
for (const { user_id } of [holder, other]) await make.tugas(user_id, 'jaga')
await make.jaga(holder.user_id, '2026-11-23')
const patient = await make.person(5)

test('three processes, one killed while it takes a step: each person is reached once by each step', async () => {
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  const first = await startAt(0)
  const body = { jadwal_id, pesan: 'saya ingin bunuh diri kenarikata' }
  expect((await send(first.url, patient, insertPercakapan, { body })).status).toBe(201)
  expect(await reached(0)).toEqual([{ user_id: admin.user_id }])
  await expect.poll(() => mailsOf(admin)).toBe(1)
  expect(await first.stop()).toBe(0)

  // The step waits in the middle of its transaction, for a lock of this test.
  await db.rows(sql`
    create function uji_tahan() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(990062); return new; end'`)
  await db.rows(
    sql`create trigger uji_tahan before insert on peringatan_kepada for each row execute function uji_tahan()`,
  )
  // A client of its own: a pool closes a connection that is idle, and its lock ends with it.
  const blocker = new pg.Client({ connectionString: database.url })
  await blocker.connect()
  await blocker.query('select pg_advisory_lock(990062)')
  const waiting = () =>
    db.rows(sql`select from pg_locks where locktype = 'advisory' and objid = 990062 and not granted`)
  const killed = await startAt(6)
  await expect.poll(waiting).toHaveLength(1)
  await killed.stop('SIGKILL')
  const rest = await Promise.all([startAt(6), startAt(6)])
  await blocker.end()
  const holders = [holder, other].map(({ user_id }) => ({ user_id })).sort((a, b) => a.user_id - b.user_id)
  await expect.poll(() => reached(1)).toEqual(holders)
  for (const who of [holder, other]) await expect.poll(() => mailsOf(who)).toBeGreaterThan(0)
  for (const one of rest) expect(await one.stop()).toBe(0)

  const later = await Promise.all([startAt(17), startAt(17), startAt(17)])
  await expect.poll(() => reached(2)).toEqual([{ user_id: admin.user_id }])
  await expect.poll(() => mailsOf(admin)).toBe(2)
  for (const one of later) expect(await one.stop()).toBe(0)
  // At once, and after 15 minutes, as no one else was there; every holder after 5 minutes. None twice.
  const notices = await db.rows(sql`
    select user_id, jenis, count(*)::int as n from pemberitahuan where jenis in ('peringatan', 'peringatan_belum')
    group by 1, 2 order by 1, 2`)
  expect(notices).toEqual([
    { user_id: admin.user_id, jenis: 'peringatan_belum', n: 2 },
    { user_id: holder.user_id, jenis: 'peringatan', n: 1 },
    { user_id: other.user_id, jenis: 'peringatan', n: 1 },
  ])
  expect([admin, holder, other].map(mailsOf)).toEqual([2, 1, 1])
})

test('words, place and note stand in no log, mail, event or row', async () => {
  const server = await startAt(70)
  const ask = { body: { phone_number: '081234567890', tempat: 'kenaritempat' } }
  const asked = await send(server.url, patient, api.insertHubungi, ask)
  expect(asked.status).toBe(201)
  // Before it is closed: of a closed alert no mail is sent.
  await expect.poll(() => mailsOf(holder)).toBeGreaterThan(1)
  const { text } = await send(server.url, holder, api.listPeringatan)
  expect(text).toContain('kenaritempat')
  expect(text).not.toContain('kenarikata')
  const ids = (JSON.parse(text) as { data: { peringatan_id: number }[] }).data.map((row) => row.peringatan_id)
  // One open alert for each person: the call joined the one that the words had raised.
  expect(ids).toHaveLength(1)
  for (const id of ids) {
    const query = `?id=${id}`
    expect((await send(server.url, holder, api.akuiPeringatan, { query })).status).toBe(200)
    const body = { catatan: 'kenaricatatan' }
    expect((await send(server.url, holder, api.tutupPeringatan, { query, body })).status).toBe(200)
  }
  expect(await server.stop()).toBe(0)
  const names = await db.rows<{ name: string }>(sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  const rows: string[] = []
  for (const { name } of names) {
    const found = await db.rows<{ isi: string }>(sql`select t::text as isi from ${raw(name)} t`)
    rows.push(...found.map(({ isi }) => isi))
  }
  expect(payloads.some((payload) => payload.includes('"peringatan"'))).toBe(true)
  const everywhere = [server.output(), JSON.stringify(smtp.received), payloads.join('\n'), rows.join('\n')]
  for (const canary of ['kenarikata', 'kenaritempat', 'kenaricatatan'])
    for (const form of [canary, Buffer.from(canary).toString('hex')])
      expect(everywhere.map((place) => place.includes(form))).toEqual([false, false, false, false])
  // A mail of an alert names no person.
  const mails = smtp.received.filter(({ to }) => to === holder.email)
  expect(JSON.stringify(mails)).not.toContain(patient.name)
})
