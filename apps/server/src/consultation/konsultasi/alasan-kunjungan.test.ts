import { PassThrough } from 'node:stream'
import { getHitunganAlasan } from '@sehati/contract/care/statistik.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { insertAlasan, pageTenagaAlasan, updateAlasan } from '@sehati/contract/schedule/alasan.endpoints'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { makeMailbox } from '../../../test/mailbox.ts'
import { START, startServer } from '../../../test/server.ts'

const stream = new PassThrough()
const chunks: string[] = []
stream.on('data', (chunk) => chunks.push(String(chunk)))
const server = await startServer({ logger: { level: 'trace', stream } })
const { db, call, make, at, seal } = server
const book = makeBook(call)
const { mailsOf } = await makeMailbox(server)
const admin = await make.person(1)

let serial = 0
/** The word of a reason occurs nowhere but in what its patient chose: it is changed right after the booking. */
const reason = async (kata = `Alasan ${++serial}`): Promise<number> =>
  (await call(admin, insertAlasan, { body: { kata, kata_en: 'Word', bidang: 'dokter' } })).data.alasan_id
const one = (who: { token: string }, jadwalid: number) => call(who, api.getKonsultasi, { query: { jadwalid } })
const counted = async (alasan_id: number) =>
  db.rows(sql`select minggu, jumlah from hitungan_alasan where alasan_id = ${alasan_id} order by minggu`)

test('the choice travels with the booking, and its patient and its professional read it beside the complaint', async () => {
  const [patient, tenaga] = [await make.person(5), await make.profesional(2)]
  const session = await make.sesi(tenaga.profesional_id)
  const alasan_id = await reason('Batuk malam')
  const chosen = { kata: 'Batuk malam', kata_en: 'Word' }
  const booked = await book(patient, session, { alasan_id })
  expect(booked).toMatchObject({ status: 201, data: { keluhan: 'Pusing sejak pagi', alasan_kunjungan: chosen } })
  const { jadwal_id } = booked.data
  // The words are those that the patient chose, also where an admin has changed them since.
  const body = { kata: 'Batuk', bidang: 'dokter' }
  await call(admin, updateAlasan, { query: { id: alasan_id }, body })
  for (const who of [patient, tenaga])
    expect((await one(who, jadwal_id)).data).toMatchObject({ keluhan: 'Pusing sejak pagi', alasan_kunjungan: chosen })
  const listed = (await call(patient, api.listRiwayat, { query: { usrid: patient.user_id } })).data[0]
  expect(listed).toMatchObject({ keluhan: 'Pusing sejak pagi', alasan_kunjungan: chosen })
  expect((await one(admin, jadwal_id)).data).toMatchObject({ tertutup: true, alasan_kunjungan: null })
  expect(await counted(alasan_id)).toEqual([{ minggu: '2026-11-23', jumlah: 1 }])
})

test.each([
  ['no reason', {}],
  ['null', { alasan_id: null }],
  ['an unknown one', { alasan_id: 999_999 }],
  ['a word', { alasan_id: 'cemas' }],
  ['an object', { alasan_id: { x: 1 } }],
])('a booking with %s is booked as before', async (_what, change) => {
  const [patient, tenaga] = [await make.person(5), await make.profesional(2)]
  const booked = await book(patient, await make.sesi(tenaga.profesional_id), change)
  expect(booked).toMatchObject({ status: 201, data: { keluhan: 'Pusing sejak pagi', alasan_kunjungan: null } })
  const row = await db.row<{ keluhan: Buffer }>(
    sql`select keluhan from konsultasi where jadwal_id = ${booked.data.jadwal_id}`,
  )
  expect(seal.open(`konsultasi.keluhan:${booked.data.jadwal_id}`, row?.keluhan as Buffer)).toBe('Pusing sejak pagi')
})

test('the reason is in no row, log, event, notice and mail', async () => {
  // A number and a word that occur nowhere else.
  const canary = { alasan_id: 918_273_645, kata: 'kenarikunjungan', kata_en: 'kenarivisit' }
  await db.rows(sql`
    insert into alasan (alasan_id, kata, kata_en, bidang, urutan) overriding system value
    values (${canary.alasan_id}, ${canary.kata}, ${canary.kata_en}, 'dokter', 900)`)
  const [patient, tenaga] = [await make.person(5), await make.profesional(2)]
  const session = await make.sesi(tenaga.profesional_id)
  const { alasan_id } = canary
  await call(patient, pageTenagaAlasan, { body: { alasan_id } })
  await call(patient, pageTenagaAlasan, { body: { alasan_id, page: 'x' } })
  const booked = await book(patient, session, { alasan_id }, { 'idempotency-key': 'kunci-kenari' })
  expect(booked.data.alasan_kunjungan).toEqual({ kata: canary.kata, kata_en: canary.kata_en })
  expect((await book(patient, session, { alasan_id })).status).toBe(409)
  const { jadwal_id } = booked.data
  const query = { jadwalid: jadwal_id }
  await call(tenaga, api.updateKonsultasi, { query, body: { status: 'disetujui', initial_consult: 'Baik' } })
  await one(tenaga, jadwal_id)
  const mails = [...(await mailsOf(patient)), ...(await mailsOf(tenaga))]
  expect(mails.length).toBeGreaterThan(1)
  // The table of reasons itself, and its anonymous number, are what an admin keeps.
  await db.rows(sql`update alasan set kata = 'Lain', kata_en = null where alasan_id = ${alasan_id}`)
  const tables = await db.rows<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('alasan', 'hitungan_alasan')`)
  let rows = ''
  for (const { name } of tables)
    rows += (await db.rows<{ text: string }>(sql`select t::text as text from ${raw(name)} t`))
      .map(({ text }) => text)
      .join('\n')
  expect(rows).toContain('konsultasi')
  expect(chunks.join('')).toContain('/api/users/alasan/tenaga')
  for (const [where, text] of Object.entries({ rows, log: chunks.join(''), mails: JSON.stringify(mails) }))
    for (const secret of ['918273645', canary.kata, canary.kata_en, Buffer.from(canary.kata).toString('hex')])
      expect(text.includes(secret), `${secret} in ${where}`).toBe(false)
})

test('a repeated request is counted once, a refused one not at all; with another reason it is another request', async () => {
  const [patient, tenaga] = [await make.person(5), await make.profesional(2)]
  const session = await make.sesi(tenaga.profesional_id)
  const [alasan_id, other] = [await reason(), await reason()]
  const key = { 'idempotency-key': 'kunci-alasan' }
  const first = await book(patient, session, { alasan_id }, key)
  expect(await book(patient, session, { alasan_id }, key)).toMatchObject({ status: 201, data: first.data })
  expect(await book(patient, session, { alasan_id: other }, key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect(await book(await make.person(5), session, { alasan_id })).toMatchObject({ code: 'SLOT_TAKEN' })
  expect((await counted(alasan_id)).map((row) => row)).toEqual([{ minggu: '2026-11-23', jumlah: 1 }])
  expect(await counted(other)).toEqual([])
})

test('a booking that a trigger refuses leaves no count', async () => {
  const [patient, tenaga] = [await make.person(5), await make.profesional(2)]
  const session = await make.sesi(tenaga.profesional_id)
  const alasan_id = await reason()
  await make.cuti(tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-25' })
  expect(await book(patient, session, { alasan_id })).toMatchObject({ code: 'PROFESSIONAL_AWAY' })
  expect(await counted(alasan_id)).toEqual([])
})

test('many bookings with one reason at once are all booked and all counted', async () => {
  const alasan_id = await reason()
  const tenaga = await make.profesional(2)
  const sessions = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      make.sesi(tenaga.profesional_id, {
        sesi: n + 1,
        jam_mulai: `${String(n + 8).padStart(2, '0')}:00:00`,
        jam_selesai: `${String(n + 8).padStart(2, '0')}:50:00`,
      }),
    ),
  )
  // Three patients for each session: one of them gets it.
  const people = await Promise.all(Array.from({ length: 36 }, () => make.person(5)))
  const replies = await Promise.all(
    people.map((who, n) => book(who, sessions[n % 12] as { id: number; profesional_id: number }, { alasan_id })),
  )
  const codes = replies.map(({ status, code }) => (status === 201 ? 'booked' : code))
  expect(codes.filter((code) => code === 'booked').length).toBe(12)
  expect(codes.filter((code) => code === 'SLOT_TAKEN').length).toBe(24)
  expect(await counted(alasan_id)).toEqual([{ minggu: '2026-11-23', jumlah: 12 }])
})

test('an admin who books for a patient may name a reason', async () => {
  const [patient, tenaga] = [await make.person(5), await make.profesional(2)]
  const session = await make.sesi(tenaga.profesional_id)
  const alasan_id = await reason('Dari loket')
  const body = askFor(session, { alasan_id, user_id: patient.user_id })
  const { data } = await call(admin, api.insertKonsultasi, { body })
  expect(data.alasan_kunjungan).toMatchObject({ kata: 'Dari loket' })
  expect((await one(patient, data.jadwal_id)).data.alasan_kunjungan).toMatchObject({ kata: 'Dari loket' })
})

test('an admin sees weeks that are over, and no number under five', async () => {
  const [often, seldom] = [await reason('Sering'), await reason('Jarang')]
  const weeks: [string, number, number][] = [
    ['2026-11-16', often, 5],
    ['2026-11-16', seldom, 4],
    ['2026-11-09', seldom, 6],
    ['2026-11-23', often, 50],
  ]
  for (const [minggu, alasan_id, jumlah] of weeks)
    await db.rows(sql`insert into hitungan_alasan values (${minggu}::date, ${alasan_id}, ${jumlah})`)
  const show = async (query: { dari?: string } = {}) =>
    (await call(admin, getHitunganAlasan, { query })).data.per_minggu
  const past = [
    { minggu: '2026-11-16', alasan: [{ alasan_id: often, kata: 'Sering', kata_en: 'Word', jumlah: 5 }] },
    { minggu: '2026-11-09', alasan: [{ alasan_id: seldom, kata: 'Jarang', kata_en: 'Word', jumlah: 6 }] },
  ]
  expect(await show()).toEqual(past)
  expect(await show({ dari: '2026-11-10' })).toEqual(past.slice(0, 1))
  at('2026-11-30T00:00:00+07:00')
  const later = await call(await make.person(1), getHitunganAlasan)
  expect(later.data.per_minggu[0]).toMatchObject({ minggu: '2026-11-23', alasan: [{ jumlah: 50 }, { jumlah: 12 }] })
  at(START.toISOString())
  for (const who of [await make.person(5), await make.profesional(3)])
    expect((await call(who, getHitunganAlasan)).status).toBe(403)
})
