import { randomBytes } from 'node:crypto'
import * as api from '@sehati/contract/care/skrining.endpoints'
import sql, { raw } from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { makeFactories } from '../../../test/factories.ts'
import { startRunning } from '../../../test/process.ts'
import { START } from '../../../test/server.ts'
import { PHQ9 } from '../../../test/skrining.ts'
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

test('answers, total and level stand in no log, mail, event or row, not even where danger raises an alert', async () => {
  const [patient, holder] = [await make.person(5), await make.profesional(2)]
  await make.tugas(holder.user_id, 'jaga')
  await make.jaga(holder.user_id, '2026-11-23')
  const { tenaga } = await make.booked(patient, { level_id: 3 })
  const server = await startRunning({
    DATABASE_URL: database.serviceUrl,
    DATA_KEY,
    // The shift has begun.
    APP_NOW: new Date(START.getTime() + 90 * 60_000).toISOString(),
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Sehati <halo@sehati.test>',
  })
  const send = async (
    { token }: { token: string },
    { method, path }: { method: string; path: string },
    body?: object,
  ) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  }
  const jawaban = [3, 2, 3, 1, 2, 1, 3, 0, 1]
  const saved = await send(patient, api.insertSkrining, { ...PHQ9, jawaban, bagikan: [tenaga.profesional_id] })
  expect([saved.status, saved.text]).toEqual([201, expect.stringContaining('"sedang_berat"')])
  const path = `${api.listSkriningTenpro.path}?user_id=${patient.user_id}`
  expect((await send(tenaga, { method: 'GET', path })).text).toContain('"skor":16')
  const mailed = () => smtp.received.filter(({ to }) => to === holder.email).length
  await expect.poll(mailed).toBeGreaterThan(0)
  expect(await server.stop()).toBe(0)

  const names = await db.rows<{ name: string }>(sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'instrumen'`)
  const rows: string[] = []
  for (const { name } of names) {
    const found = await db.rows<{ isi: string }>(sql`select t::text as isi from ${raw(name)} t`)
    rows.push(...found.map(({ isi }) => isi))
  }
  expect(rows.some((row) => row.includes('PHQ-9'))).toBe(true)
  expect(payloads.some((payload) => payload.includes('"peringatan"'))).toBe(true)
  const everywhere = [server.output(), JSON.stringify(smtp.received), payloads.join('\n'), rows.join('\n')]
  for (const canary of ['sedang_berat', 'tingkat', 'skor', jawaban.join(','), jawaban.join(', ')])
    for (const form of [canary, Buffer.from(canary).toString('hex')])
      expect([form, everywhere.map((place) => place.includes(form))]).toEqual([form, [false, false, false, false]])
  // The mail to the person on duty names neither the patient nor what it is about.
  expect(JSON.stringify(smtp.received)).not.toMatch(/PHQ|skrining/i)
  expect(JSON.stringify(smtp.received.filter(({ to }) => to === holder.email))).not.toContain(patient.name)
})
