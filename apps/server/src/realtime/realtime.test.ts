import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import * as auth from '@sehati/contract/people/auth.endpoints'
import sql from 'sql-template-tag'
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { askFor } from '../../test/booking.ts'
import { createDatabase } from '../../test/database.ts'
import { makeFactories, PASSWORD } from '../../test/factories.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { makeConnect } from '../../test/socket.ts'
import { setStatus } from '../../test/status.ts'
import { connect as openDb } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = openDb(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const make = makeFactories(db, makeSeal(openKeyring('/nonexistent', DATA_KEY)), () => START)
const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() }
const [one, two] = [await startRunning(env), await startRunning(env)]
const { connect, closeAll } = makeConnect()
afterEach(closeAll)
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await db.close()
  await database.drop()
})

const patient = await make.person(5)
/** Whom nothing is told but what they follow. */
const reader = await make.person(5)
const tenaga = await make.profesional()
const session = await make.sesi(tenaga.profesional_id)
const room = { jenis: 'slot', id: tenaga.profesional_id } as const

const send = (who: { token: string }, { method, path }: Pick<Endpoint, 'method' | 'path'>, body: object, query = '') =>
  fetch(`${one.url}${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const taken = (tanggal: string | null, profesional_id = tenaga.profesional_id) => ({
  jenis: 'slot',
  profesional_id,
  tanggal,
})

describe('a slot', () => {
  test('that is booked, moved or freed through one process is published at both', async () => {
    const here = await connect(one.url, await make.person(5))
    const there = await connect(two.url, await make.person(4))
    for (const socket of [here, there]) expect(await socket.follow(room)).toEqual({ ok: true })
    const { data } = (await (await send(patient, api.bookKonsultasi, askFor(session))).json()) as {
      data: { jadwal_id: number }
    }
    await expect.poll(() => [here.received, there.received]).toEqual([[taken('2026-11-25')], [taken('2026-11-25')]])

    const later = await make.sesi(tenaga.profesional_id, { hari: 'Kamis' })
    const to = { jadwal_tenaga_id: later.id, tanggal: '2026-11-26' }
    await send(patient, api.rescheduleKonsultasi, to, `?jadwalid=${data.jadwal_id}`)
    const moved = [taken('2026-11-25'), taken(null), taken('2026-11-25'), taken('2026-11-26')]
    await expect.poll(() => there.received).toEqual(moved)
    await send(patient, api.cancelKonsultasi, {}, `?jadwalid=${data.jadwal_id}`)
    const all = [...moved, taken('2026-11-26')]
    await expect.poll(() => [here.received, there.received]).toEqual([all, all])
  })

  test('that an admin books for a patient is published as well', async () => {
    const [who, other, admin] = [await make.person(5), await make.profesional(), await make.person(1)]
    const socket = await connect(two.url, reader)
    await socket.follow({ jenis: 'slot', id: other.profesional_id })
    const hour = await make.sesi(other.profesional_id)
    const added = taken(null, other.profesional_id)
    await expect.poll(() => socket.received).toEqual([added])
    expect((await send(admin, api.insertKonsultasi, askFor(hour, { user_id: who.user_id }))).status).toBe(201)
    await expect.poll(() => socket.received).toEqual([added, taken('2026-11-25', other.profesional_id)])
  })

  test('is not published when the transaction is rolled back, nor when only the status changes', async () => {
    const who = await make.profesional()
    const socket = await connect(two.url, reader)
    await socket.follow({ jenis: 'slot', id: who.profesional_id })
    const hour = await make.sesi(who.profesional_id)
    const ids = { user_id: patient.user_id, profesional_id: who.profesional_id, jadwal_tenaga_id: hour.id }
    const before = [taken(null, who.profesional_id)]
    await expect.poll(() => socket.received).toEqual(before)
    const jadwal_id = await make.konsultasi(ids)
    await db
      .transaction(async (tx) => {
        await setStatus(tx, jadwal_id, 'dibatalkan')
        throw new Error('changed my mind')
      })
      .catch(() => {})
    await setStatus(db, jadwal_id, 'disetujui')
    expect(socket.received).toEqual(before)
    // Later events arrive, so these would have arrived too.
    await setStatus(db, jadwal_id, 'dibatalkan')
    await expect.poll(() => socket.received).toEqual([...before, taken('2026-11-25', who.profesional_id)])
  })

  test('of every date is published where a weekly cap fills, and where a place of such a week is freed', async () => {
    const [first, second, who] = [await make.person(5), await make.person(5), await make.profesional()]
    await db.rows(sql`insert into batas_tenaga (profesional_id, per_minggu) values (${who.profesional_id}, 2)`)
    const socket = await connect(two.url, reader)
    await socket.follow({ jenis: 'slot', id: who.profesional_id })
    const event = (tanggal: string | null) => taken(tanggal, who.profesional_id)
    const [rabu, kamis] = [await make.sesi(who.profesional_id), await make.sesi(who.profesional_id, { hari: 'Kamis' })]
    const added = [event(null), event(null)]
    await expect.poll(() => socket.received).toEqual(added)
    const booked = await send(first, api.bookKonsultasi, askFor(rabu))
    expect(booked.status).toBe(201)
    const { data } = (await booked.json()) as { data: { jadwal_id: number } }
    await expect.poll(() => socket.received).toEqual([...added, event('2026-11-25')])
    expect((await send(second, api.bookKonsultasi, askFor(kamis, { tanggal: '2026-11-26' }))).status).toBe(201)
    await expect.poll(() => socket.received).toHaveLength(5)
    expect(socket.received.slice(3)).toEqual(expect.arrayContaining([event(null), event('2026-11-26')]))
    await send(first, api.cancelKonsultasi, {}, `?jadwalid=${data.jadwal_id}`)
    await expect.poll(() => socket.received.slice(5)).toEqual([event(null)])
  })

  test('is published on leave, on a holiday and on the closing of its professional’s account', async () => {
    const who = await make.profesional()
    const socket = await connect(one.url, reader)
    await socket.follow({ jenis: 'slot', id: who.profesional_id })
    await make.cuti(who.profesional_id)
    await db.rows(sql`insert into hari_libur (tanggal, nama, jenis) values ('2026-11-27', 'Dies', 'libur kampus')`)
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${who.user_id}`)
    const expected = [null, '2026-11-27', null].map((tanggal) => taken(tanggal, who.profesional_id))
    await expect.poll(() => socket.received).toEqual(expected)
  })

  test('is not delivered to clients that left its room or follow another', async () => {
    const [other, left] = [await connect(one.url, reader), await connect(one.url, reader)]
    await other.follow({ jenis: 'slot', id: (await make.profesional()).profesional_id })
    await left.follow(room)
    left.socket.emit('lepas', room)
    const witness = await connect(one.url, reader)
    await witness.follow(room)
    await make.sesi(tenaga.profesional_id, { hari: 'Senin' })
    await expect.poll(() => witness.received).toHaveLength(1)
    expect([other.received, left.received]).toEqual([[], []])
  })

  test('carries neither clinical text nor a patient', async () => {
    const received: string[] = []
    const socket = await connect(one.url, reader)
    await socket.follow(room)
    socket.socket.io.engine.on('packet', ({ data }) => received.push(String(data)))
    await send(await make.person(5), api.bookKonsultasi, askFor(session))
    // What was published before may still arrive here.
    await expect.poll(() => socket.received).toContainEqual(taken('2026-11-25'))
    const line = received.find((text) => text.includes('kabar') && text.includes('2026-11-25')) ?? ''
    expect(JSON.parse(line.slice(line.indexOf('[')))).toEqual(['kabar', taken('2026-11-25')])
  })
})

describe('who may connect', () => {
  test.each([
    ['without a token', {}],
    ['a token that never was', { token: randomBytes(32).toString('base64url') }],
    ['a token of another form', { token: "' or 1=1" }],
    ['a token that is no text', { token: { $ne: null } }],
  ])('not %s', async (_, who) => {
    await expect(connect(one.url, who as { token: string })).rejects.toMatchObject({ data: { code: 'TOKEN_INVALID' } })
  })

  test('not a page of another site, not by polling, and not with the token in the URL', async () => {
    const headers = { origin: 'https://lain.example' }
    await expect(connect(one.url, patient, { extraHeaders: headers })).rejects.toThrow('websocket error')
    await expect(connect(one.url, patient, { transports: ['polling'] })).rejects.toThrow('xhr poll error')
    const query = { token: patient.token }
    await expect(connect(one.url, { token: '' }, { query })).rejects.toMatchObject({ data: { code: 'TOKEN_INVALID' } })
  })

  test('one person at most twenty times at one process', async () => {
    const person = await make.person(5)
    for (let n = 0; n < 20; n++) await connect(one.url, person)
    await expect(connect(one.url, person)).rejects.toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } })
    expect((await connect(one.url, await make.person(5))).socket.connected).toBe(true)
  })

  test('its own origin, as a browser sends it', async () => {
    const { socket } = await connect(one.url, patient, { extraHeaders: { origin: one.url } })
    expect(socket.connected).toBe(true)
  })
})

describe('rooms', () => {
  test.each([
    ['of a session', { jenis: 'sesi', id: 1 }],
    ['of no kind', { id: 1 }],
    ['by their name', ':user:1'],
    ['of a wild id', { jenis: 'slot', id: '1; drop table' }],
  ])('%s are refused', async (_, asked) => {
    const { follow } = await connect(one.url, patient)
    expect(await follow(asked as never)).toEqual({ ok: false, code: 'VALIDATION_FAILED' })
  })

  test('of another professional are refused to a professional', async () => {
    const { follow } = await connect(one.url, tenaga)
    expect(await follow(room)).toEqual({ ok: true })
    expect(await follow({ jenis: 'slot', id: room.id + 1 })).toEqual({ ok: false, code: 'FORBIDDEN' })
  })

  test('are at most twenty for one connection', async () => {
    const { follow } = await connect(one.url, patient)
    for (let id = 1; id <= 20; id++) expect(await follow({ jenis: 'slot', id })).toEqual({ ok: true })
    expect(await follow({ jenis: 'slot', id: 21 })).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS' })
  })
})

describe('a connection is ended', () => {
  const ended = (alasan: string) => ({ tutup: [{ alasan }], reason: 'io server disconnect' })

  test('at every process when its session ends by logout; connections of other sessions stay', async () => {
    const person = await make.person(5)
    const other = { token: await make.signIn(person.user_id) }
    const mine = [await connect(one.url, person), await connect(two.url, person)]
    const stays = await connect(two.url, other)
    await send(person, auth.logout, {})
    await expect.poll(() => mine.map(({ end }) => end)).toEqual([ended('sesi'), ended('sesi')])
    expect(stays.socket.connected).toBe(true)
    await expect(connect(two.url, person)).rejects.toMatchObject({ data: { code: 'TOKEN_INVALID' } })
  })

  test('by a change of the password elsewhere', async () => {
    const person = await make.person(5)
    const socket = await connect(two.url, { token: await make.signIn(person.user_id) })
    await send(person, auth.changePassword, { current_password: PASSWORD, password: 'lain-sama-sekali' })
    await expect.poll(() => socket.end).toEqual(ended('sesi'))
  })

  test('by the closing of its account, by any user', async () => {
    const person = await make.person(5)
    const socket = await connect(two.url, person)
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${person.user_id}`)
    await expect.poll(() => socket.end).toEqual(ended('sesi'))
  })

  test('when its session expires', async () => {
    const person = await make.person(5)
    const socket = await connect(one.url, person)
    await db.rows(sql`
      update auth_session set created_at = created_at - interval '30 days' where user_id = ${person.user_id}`)
    await expect.poll(() => socket.end).toEqual(ended('sesi'))
  })
})
