import { isianStaf } from '@sehati/contract/base/texts-staf'
import { messages } from '@sehati/contract/messages'
import * as endpoints from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import * as sesi from '@sehati/contract/schedule/sesi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { START, startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'

const { db, at, make, call } = await startServer()
beforeEach(() => at(START.toISOString()))
const admin = await make.person(1)
const patient = await make.person(5)
const form = (change: object = {}) => ({
  hari: 'Rabu',
  jam_mulai: '09:00',
  jam_selesai: '10:00',
  sesi: 1,
  is_available: 1,
  ...change,
})
type Row = { id: number; hari: string; jam_mulai: string; is_available: number }

describe('a session', () => {
  const insert = (who: { token: string }, change: object = {}) =>
    call(who, sesi.insertJadwalTenaga, { body: form(change) })

  test('is added by its professional and read by them and by admins', async () => {
    const tenaga = await make.profesional()
    const reply = await insert(tenaga, { profesional_id: tenaga.profesional_id, hari: "jum'at" })
    expect([reply.status, reply.data]).toEqual([
      201,
      {
        id: expect.any(Number),
        jadwal_id: reply.data.id,
        profesional_id: tenaga.profesional_id,
        hari: 'Jumat',
        sesi: 1,
        jam_mulai: '09:00:00',
        jam_selesai: '10:00:00',
        zona: 7,
        is_available: 1,
      },
    ])
    const { id } = reply.data
    expect((await call(tenaga, endpoints.getJadwalTenaga, { query: { id } })).data).toEqual(reply.data)
    expect((await call(admin, endpoints.getJadwalTenagaAdmin, { query: { jadwal_tenaga_id: id } })).data).toEqual(
      reply.data,
    )
    expect(
      (await call(admin, endpoints.getJadwalTenagaAdmin, { query: { jadwal_tenaga_id: 2_000_000_000 } })).code,
    ).toBe('NOT_FOUND')
  })

  test('may touch another, not overlap it, nor share its number on that day', async () => {
    const tenaga = await make.profesional()
    await insert(tenaga)
    expect((await insert(tenaga, { jam_mulai: '10:00', jam_selesai: '11:00', sesi: 2 })).status).toBe(201)
    expect(await insert(tenaga, { jam_mulai: '09:59', jam_selesai: '10:30', sesi: 3 })).toMatchObject({
      status: 409,
      code: 'SESSION_OVERLAP',
    })
    expect(await insert(tenaga, { jam_mulai: '13:00', jam_selesai: '14:00' })).toMatchObject({
      status: 409,
      code: 'SESSION_NUMBER_TAKEN',
    })
    expect((await insert(tenaga, { hari: 'Kamis' })).status).toBe(201)
    expect((await insert(await make.profesional())).status).toBe(201)
  })

  test('added ten times at once stands once', async () => {
    const tenaga = await make.profesional()
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => insert(tenaga, { sesi: n + 1 })))
    expect(replies.map(({ code }) => code).sort()).toEqual([...Array(9).fill('SESSION_OVERLAP'), undefined])
  })

  test('needs a person who is a professional already', async () => {
    const reply = await insert(await make.person(2))
    expect([reply.status, reply.message]).toEqual([404, messages.PROFESSIONAL_NOT_FOUND.isi])
  })

  test.each([
    [{ jam_selesai: '09:00' }, 'jam_selesai'],
    [{ sesi: 0 }, 'sesi'],
    [{ sesi: 1.5 }, 'sesi'],
    [{ sesi: 'satu' }, 'sesi'],
  ])('is refused with the specification’s sentence: %o', async (change, field) => {
    const reply = await insert(await make.profesional(), change)
    expect([reply.status, reply.errors]).toEqual([422, [{ field, message: isianStaf.sesi, code: 'sesi' }]])
  })

  test.each([{ hari: 'Monday' }, { jam_mulai: '25:00' }, { jam_selesai: '24:00' }, { is_available: 'ya' }])(
    'is refused: %o',
    async (change) => {
      expect((await insert(await make.profesional(), change)).status).toBe(422)
    },
  )
})

describe('changing a session', () => {
  const update = (who: { token: string }, id: number, change: object = {}) =>
    call(who, sesi.updateJadwalTenaga, { query: { id }, body: form(change) })

  test('moves, closes and reopens it; it does not overlap itself', async () => {
    const tenaga = await make.profesional()
    const { id } = await make.sesi(tenaga.profesional_id)
    const reply = await update(tenaga, id, { jam_mulai: '09:30:00', jam_selesai: '10:30:00', sesi: 4, is_available: 0 })
    expect([reply.status, reply.data]).toMatchObject([200, { id, jam_mulai: '09:30:00', sesi: 4, is_available: 0 }])
    expect((await update(tenaga, id)).data.is_available).toBe(1)
  })

  test('into another is refused', async () => {
    const tenaga = await make.profesional()
    await make.sesi(tenaga.profesional_id)
    const { id } = await make.sesi(tenaga.profesional_id, { hari: 'Kamis' })
    expect((await update(tenaga, id, { sesi: 2 })).code).toBe('SESSION_OVERLAP')
    expect((await update(tenaga, id, { jam_mulai: '15:00', jam_selesai: '16:00' })).code).toBe('SESSION_NUMBER_TAKEN')
  })

  test('that is booked keeps day and hours, by the service’s clock; it can be closed and renumbered', async () => {
    const { tenaga, session } = await make.booked(await make.person(5))
    for (const change of [{ hari: 'Kamis' }, { jam_mulai: '08:00' }, { jam_selesai: '09:30' }]) {
      const reply = await update(tenaga, session.id, change)
      expect([reply.status, reply.code]).toEqual([409, 'SESSION_IN_USE'])
    }
    expect((await update(tenaga, session.id, { sesi: 9, is_available: 0 })).data).toMatchObject({
      sesi: 9,
      is_available: 0,
    })
    at('2026-11-25T09:00:00+07:00')
    expect((await update(tenaga, session.id, { hari: 'Kamis' })).status).toBe(200)
  })

  test('whose bookings were cancelled is free', async () => {
    const { tenaga, session } = await make.booked(await make.person(5), { status: 'dibatalkan' })
    expect((await update(tenaga, session.id, { hari: 'Kamis' })).status).toBe(200)
  })

  test('of another, or a missing one, is not found; in another’s name it is forbidden', async () => {
    const { session } = await make.booked(await make.person(5))
    const other = await make.profesional()
    for (const who of [other, await make.person(2)]) {
      expect(await update(who, session.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      expect((await call(who, endpoints.getJadwalTenaga, { query: { id: session.id } })).status).toBe(404)
    }
    expect((await update(other, 2_000_000_000)).code).toBe('NOT_FOUND')
    expect((await update(other, session.id, { profesional_id: session.profesional_id })).code).toBe('FORBIDDEN')
    const body = form({ profesional_id: session.profesional_id })
    expect((await call(other, sesi.insertJadwalTenaga, { body })).code).toBe('FORBIDDEN')
  })
})

describe('a professional’s own week', () => {
  test('is listed Monday first, with closed sessions, or one day of it', async () => {
    const tenaga = await make.profesional()
    const profid = tenaga.profesional_id
    await make.sesi(profid, { hari: 'Minggu' })
    await make.sesi(profid, { hari: 'Selasa', jam_mulai: '13:00:00', jam_selesai: '14:00:00', is_available: 0 })
    await make.sesi(profid, { hari: 'Selasa', sesi: 2 })
    const week = (await call(tenaga, endpoints.listJadwalTenaga, { query: { profid } })).data
    expect(week.map((row: Row) => [row.hari, row.jam_mulai, row.is_available])).toEqual([
      ['Selasa', '09:00:00', 1],
      ['Selasa', '13:00:00', 0],
      ['Minggu', '09:00:00', 1],
    ])
    expect((await call(tenaga, endpoints.listJadwalTenaga, { query: { profid, hari: 'minggu' } })).data).toHaveLength(1)
    expect((await call(await make.profesional(), endpoints.listJadwalTenaga, { query: { profid } })).code).toBe(
      'FORBIDDEN',
    )
  })
})

describe('a day’s slots', () => {
  const slots = async (profid: number, query: object = {}) =>
    (await call(patient, endpoints.listSlotHari, { query: { profid, hari: 'Rabu', ...query } })).data.map(
      (row: Row) => [row.jam_mulai, row.is_available],
    )

  test('without a date are the open ones of an active professional', async () => {
    const tenaga = await make.profesional()
    await make.sesi(tenaga.profesional_id, { sesi: 2, jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
    await make.sesi(tenaga.profesional_id)
    await make.sesi(tenaga.profesional_id, { sesi: 3, jam_mulai: '15:00:00', jam_selesai: '16:00:00', is_available: 0 })
    expect(await slots(tenaga.profesional_id)).toEqual([
      ['09:00:00', 1],
      ['13:00:00', 1],
    ])
    expect(await slots(tenaga.profesional_id, { hari: 'Kamis' })).toEqual([])
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${tenaga.user_id}`)
    expect(await slots(tenaga.profesional_id)).toEqual([])
    expect(await slots(tenaga.profesional_id, { tanggal: '2026-11-25' })).toEqual([])
  })

  test('on a date show which are free: not taken, not past, not closed, and on its weekday', async () => {
    const { tenaga } = await make.booked(await make.person(5))
    const profid = tenaga.profesional_id
    await make.sesi(profid, { sesi: 2, jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
    await make.sesi(profid, { sesi: 3, jam_mulai: '15:00:00', jam_selesai: '16:00:00', is_available: 0 })
    const on = (tanggal: string) =>
      slots(profid, { tanggal }).then((rows) => rows.map(([, free]: [string, number]) => free))
    expect(await on('2026-11-25')).toEqual([0, 1, 0])
    expect(await on('2026-12-02')).toEqual([1, 1, 0])
    expect(await on('2026-11-26')).toEqual([0, 0, 0])
    at('2026-11-25T12:59:59+07:00')
    expect(await on('2026-11-25')).toEqual([0, 1, 0])
    at('2026-11-25T13:00:00+07:00')
    expect(await on('2026-11-25')).toEqual([0, 0, 0])
    for (const { jadwal_id } of await db.rows<{ jadwal_id: number }>(
      sql`select jadwal_id from konsultasi where profesional_id = ${profid} and status <> 'dibatalkan'`,
    ))
      await setStatus(db, jadwal_id, 'dibatalkan')
    at(START.toISOString())
    expect(await on('2026-11-25')).toEqual([1, 1, 0])
  })

  test.each(['2026-02-30', '0000-01-01', 'besok', ''])('no date is %s', async (tanggal) => {
    const reply = await call(patient, endpoints.listSlotHari, { query: { profid: 1, hari: 'Rabu', tanggal } })
    expect(reply.status).toBe(422)
  })

  test('of a day far away cause no error', async () => {
    const tenaga = await make.profesional()
    await make.sesi(tenaga.profesional_id)
    expect(await slots(tenaga.profesional_id, { tanggal: '9999-12-29' })).toEqual([['09:00:00', 1]])
    expect(await slots(tenaga.profesional_id, { tanggal: '0001-01-03' })).toEqual([['09:00:00', 0]])
  })
})

test('the public schedule shows open sessions of active professionals, Monday first, with their names', async () => {
  const [here, gone] = [await make.profesional(3, { name: 'Aaa' }), await make.profesional()]
  const open = await make.sesi(here.profesional_id, { hari: 'Senin' })
  const closed = await make.sesi(here.profesional_id, { hari: 'Selasa', is_available: 0 })
  const theirs = await make.sesi(gone.profesional_id, { hari: 'Senin' })
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${gone.user_id}`)
  const { status, data } = await call(null, endpoints.listJadwalPublik)
  expect(status).toBe(200)
  expect(data[0]).toEqual({
    ...open,
    name: 'Aaa',
    level_id: 3,
    nama_spesialisasi: expect.any(String),
    lokasi: 'Klinik',
  })
  const ids = data.map((row: Row) => row.id)
  expect(ids).not.toContain(closed.id)
  expect(ids).not.toContain(theirs.id)
  const week = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']
  const days = data.map((row: Row) => week.indexOf(row.hari))
  expect(days).toEqual([...days].sort((a, b) => a - b))
})
