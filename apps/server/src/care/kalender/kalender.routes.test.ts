import * as api from '@sehati/contract/care/kalender.endpoints'
import { kalenderTexts } from '@sehati/contract/care/kalender.texts'
import { cancelKonsultasi, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { changePassword } from '@sehati/contract/people/auth.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import ICAL from 'ical.js'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { START, sharedServer } from '../../../test/server.ts'

const { app, db, make, call, at } = await sharedServer()
type Who = { token: string }

/** Parses a response as another program does, with an independent parser. */
function read(raw: Buffer) {
  const calendar = new ICAL.Component(ICAL.parse(raw.toString()))
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    text: event.toString(),
    uid: event.getFirstPropertyValue('uid'),
    judul: event.getFirstPropertyValue('summary'),
    mulai: event.getFirstPropertyValue('dtstart')?.toString(),
    selesai: event.getFirstPropertyValue('dtend')?.toString(),
    changed: event.getFirstPropertyValue('last-modified')?.toString(),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
    lokasi: event.getFirstPropertyValue('location'),
    alarms: event.getAllSubcomponents('valarm').map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
  }))
  return { calendar, events }
}

const ics = async (who: Who, jadwalid: number) => {
  const reply = await call(who, api.getKonsultasiIcs, { query: { jadwalid } })
  return { reply, event: read(reply.raw).events[0] }
}
const subscribe = async (who: Who): Promise<string> => {
  const { data } = await call(who, api.putLangganan)
  return new URL(data.alamat, 'http://x').searchParams.get('token') as string
}
const feed = (token: string, headers = {}) => call(null, api.getKalender, { query: { token }, headers })
const starts = async (token: string) => read((await feed(token)).raw).events.map(({ mulai }) => mulai)

test('one consultation is one event: UTC, an alarm an hour before, and neither people nor clinical text', async () => {
  const patient = await make.person(5, { name: 'Rahasia Pasien' })
  const { jadwal_id, tenaga } = await make.booked(patient, { keluhan: 'Sulit tidur', balasan: 'Istirahat' })
  const { reply, event } = await ics(patient, jadwal_id)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="janji-sehati-${jadwal_id}.ics"`,
  })
  expect(event).toMatchObject({
    uid: `konsultasi-${jadwal_id}@sehati`,
    judul: kalenderTexts.judul,
    mulai: '2026-11-25T02:00:00Z',
    selesai: '2026-11-25T03:00:00Z',
    status: 'TENTATIVE',
    sequence: 0,
    lokasi: null,
    alarms: ['-PT1H'],
  })
  const text = reply.raw.toString()
  for (const secret of [patient.name, tenaga.name, 'Sulit tidur', 'Istirahat', 'Klinik'])
    expect(text).not.toContain(secret)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect((await ics(tenaga, jadwal_id)).event?.text).toBe(event?.text)
})

test.each([
  ['diajukan', 'TENTATIVE', 1],
  ['menunggu', 'TENTATIVE', 1],
  ['disetujui', 'CONFIRMED', 1],
  ['selesai', 'CONFIRMED', 1],
  ['dibatalkan', 'CANCELLED', 0],
])('%s is %s', async (status, word, alarms) => {
  const patient = await make.person(4)
  const { jadwal_id } = await make.booked(patient, { status })
  const { event } = await ics(patient, jadwal_id)
  expect([event?.status, event?.alarms.length]).toEqual([word, alarms])
})

test('the place is given only where the patient must go there', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient)
  await db.rows(sql`update konsultasi set metode_konsultasi = 'offline' where jadwal_id = ${jadwal_id}`)
  expect((await ics(patient, jadwal_id)).event?.lokasi).toBe('Klinik')
})

test('every change is the same event in a later version', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient)
  const query = { jadwalid: jadwal_id }
  at('2026-11-23T08:00:00+07:00')
  await call(tenaga, updateKonsultasi, { query, body: { status: 'disetujui', initial_consult: 'Baik' } })
  const approved = (await ics(patient, jadwal_id)).event
  at('2026-11-23T08:00:05+07:00')
  await call(patient, cancelKonsultasi, { query, body: {} })
  const cancelled = (await ics(patient, jadwal_id)).event
  at(START.toISOString())
  expect(approved).toMatchObject({ status: 'CONFIRMED', sequence: 3_600, changed: '2026-11-23T01:00:00Z' })
  expect(cancelled).toMatchObject({ status: 'CANCELLED', sequence: 3_605, uid: approved?.uid })
})

describe('the organizer', () => {
  const clinic = (nama: string | null, email: string | null) =>
    db.rows(sql`update layanan set nama = ${nama}, email = ${email}`)
  /** What RFC 5546 asks of a published event, and what RFC 5545 asks of every event, by an independent parser. */
  function faultsOf(raw: Buffer, organizer: string | null) {
    const { calendar } = read(raw)
    const faults = calendar.getFirstPropertyValue('version') === '2.0' ? [] : ['VERSION']
    if (calendar.getAllProperties('prodid').length !== 1) faults.push('PRODID')
    if (calendar.getFirstPropertyValue('method') !== (organizer && 'PUBLISH')) faults.push('METHOD')
    for (const event of calendar.getAllSubcomponents('vevent')) {
      for (const once of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'sequence', 'status'])
        if (event.getAllProperties(once).length !== 1) faults.push(once)
      if (event.getFirstPropertyValue('organizer') !== organizer) faults.push('organizer')
      if (event.getAllProperties('attendee').length > 0) faults.push('attendee')
    }
    return faults
  }

  test.each([
    ['without an e-mail address: neither ORGANIZER nor METHOD', null, null],
    ['with one: published by it', 'klinik@kampus.test', 'mailto:klinik@kampus.test'],
  ])('is the clinic, %s', async (_, email, organizer) => {
    await clinic('Klinik; "Kampus", A', email)
    onTestFinished(() => clinic(null, null).then(() => {}))
    const patient = await make.person(5)
    const { jadwal_id } = await make.booked(patient)
    await make.booked(patient, { tanggal: '2026-11-26' })
    const token = await subscribe(patient)
    expect(read((await feed(token)).raw).events).toHaveLength(2)
    expect(faultsOf((await feed(token)).raw, organizer)).toEqual([])
    expect(faultsOf((await ics(patient, jadwal_id)).reply.raw, organizer)).toEqual([])
    await call(patient, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
    const cancelled = (await ics(patient, jadwal_id)).reply.raw
    expect([read(cancelled).events[0]?.status, faultsOf(cancelled, organizer)]).toEqual(['CANCELLED', []])
  })

  test('a changed address of the clinic changes the feed’s tag', async () => {
    onTestFinished(() => clinic(null, null).then(() => {}))
    const patient = await make.person(5)
    await make.booked(patient)
    const token = await subscribe(patient)
    const headers = { 'if-none-match': String((await feed(token)).headers.etag) }
    expect((await feed(token, headers)).status).toBe(304)
    await clinic(null, 'klinik@kampus.test')
    expect((await feed(token, headers)).status).toBe(200)
  })
})

test('the feed holds the caller’s scheduled consultations, of the last 60 days and ahead', async () => {
  const [patient, other] = [await make.person(5), await make.person(5)]
  for (const tanggal of ['2026-09-23', '2026-09-25', '2026-11-27', '2027-02-10'])
    await make.booked(patient, { tanggal })
  await make.booked(patient, { tanggal: '2026-11-26', status: 'dibatalkan' })
  await make.booked(other)
  const token = await subscribe(patient)
  expect(await starts(token)).toEqual(['2026-09-25T02:00:00Z', '2026-11-27T02:00:00Z', '2027-02-10T02:00:00Z'])
  const { calendar, events } = read((await feed(token)).raw)
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(kalenderTexts.judul)
  expect(new Set(events.map(({ judul }) => judul))).toEqual(new Set([kalenderTexts.judul]))
})

test('a professional’s feed holds their bookings; an admin’s and a new user’s are empty', async () => {
  const patient = await make.person(5)
  const { tenaga } = await make.booked(patient)
  expect(await starts(await subscribe(tenaga))).toEqual(['2026-11-25T02:00:00Z'])
  for (const level of [1, 2, 5] as const) expect(await starts(await subscribe(await make.person(level)))).toEqual([])
})

test('it can be revalidated: 304 for an unchanged feed, 200 for a changed one', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient)
  const token = await subscribe(patient)
  const first = await feed(token)
  const headers = { 'if-none-match': String(first.headers.etag) }
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect((await feed(token, headers)).status).toBe(304)
  await call(patient, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
  const second = await feed(token, headers)
  expect([second.status, read(second.raw).events.length]).toEqual([200, 0])
})

test('the address is returned once, only its hash is stored, and its existence can be read', async () => {
  const me = await make.person(4)
  expect((await call(me, api.getLangganan)).data).toBeNull()
  const made = await call(me, api.putLangganan)
  const token = new URL(made.data.alamat, 'http://x').searchParams.get('token') as string
  expect(made).toMatchObject({ status: 201, data: { sejak: '2026-11-23T07:00:00+07:00' } })
  expect(token).toMatch(/^[\w-]{43}$/)
  const known = await call(me, api.getLangganan)
  expect(known.data).toEqual({ sejak: '2026-11-23T07:00:00+07:00' })
  const rows = await db.rows<{ row: string }>(sql`select to_jsonb(l)::text as row from kalender_langganan l`)
  for (const { row } of rows) expect(row).not.toContain(token)
})

test('after renewal, revocation, a new password, or deactivation the old address does not exist', async () => {
  const me = await make.person(5)
  const gone: string[] = [await subscribe(me)]
  gone.push(await subscribe(me))
  expect((await feed(gone[1] as string)).status).toBe(200)
  await call(me, api.removeLangganan)
  gone.push(await subscribe(me))
  expect((await feed(gone[2] as string)).status).toBe(200)
  await call(me, changePassword, { body: { current_password: PASSWORD, password: 'sandi-baru-sekali' } })
  const off = await make.person(5)
  gone.push(await subscribe(off))
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${off.user_id}`)
  const unknown = await feed('A'.repeat(43))
  expect([unknown.status, unknown.code]).toEqual([404, 'NOT_FOUND'])
  for (const token of [...gone, '', 'x', '../..'])
    expect(await feed(token)).toMatchObject({ status: 404, code: unknown.code, message: unknown.message })
})

test('a session’s token is invalid for a feed, and a feed’s token for a session', async () => {
  const me = await make.person(5)
  const token = await subscribe(me)
  expect((await feed(me.token)).status).toBe(404)
  expect((await call({ token }, api.getLangganan)).code).toBe('TOKEN_INVALID')
})

describe('the address ends where the account', () => {
  const cases = {
    'is deactivated and activated again': ['nonaktif', 'aktif'],
    'was closed before this version': ['aktif'],
  }
  test.each(Object.entries(cases))('%s', async (what, statuses) => {
    const [admin, who] = [await make.person(1), await make.person(5)]
    const { alamat } = (await call(who, api.putLangganan)).data
    if (what.startsWith('was'))
      await db.transaction(async (tx) => {
        await tx.rows(sql`alter table users disable trigger users_70_kedudukan`)
        await tx.rows(sql`update users set status_user = 'nonaktif' where user_id = ${who.user_id}`)
        await tx.rows(sql`alter table users enable trigger users_70_kedudukan`)
      })
    for (const status_user of statuses)
      expect((await call(admin, updateUser, { body: { user_id: who.user_id, status_user } })).status).toBe(200)
    expect((await app.inject(alamat)).statusCode).toBe(404)
  })

  test('gets another level', async () => {
    const [admin, who] = [await make.person(1), await make.person(5)]
    const { alamat } = (await call(who, api.putLangganan)).data
    expect((await app.inject(alamat)).statusCode).toBe(200)
    await call(admin, updateUser, { body: { user_id: who.user_id, level_id: 4 } })
    expect((await app.inject(alamat)).statusCode).toBe(404)
  })
})
