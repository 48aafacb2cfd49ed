import { messages } from '@sehati/contract/messages'
import * as api from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import * as sesiApi from '@sehati/contract/schedule/sesi.endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, sharedServer } from '../../../test/server.ts'

/** Sessions that take place between dates only. The clock stands on Monday, 23 November 2026. */
const { at, make, call } = await sharedServer()
beforeEach(() => at(START.toISOString()))
const book = makeBook(call)
const admin = await make.person(1)

type Who = { token: string; profesional_id: number }
const form = (change: object = {}) => ({ hari: 'Rabu', jam_mulai: '09:00', jam_selesai: '10:00', sesi: 1, ...change })
const insert = (who: Who, change: object = {}) => call(who, sesiApi.insertJadwalTenaga, { body: form(change) })
const update = (who: Who, id: number, change: object = {}) =>
  call(who, sesiApi.updateJadwalTenaga, { query: { id }, body: form(change) })
const week = async (who: Who) =>
  (await call(who, api.listJadwalTenaga, { query: { profid: who.profesional_id } })).data as {
    id: number
    berlaku_dari?: string
    berlaku_sampai?: string
  }[]
/** Signs in again: the clock moves by months. */
const awake = async <P extends { user_id: number }>(who: P) => ({ ...who, token: await make.signIn(who.user_id) })

const WED = '2026-11-25'
const extra = { berlaku_dari: WED, berlaku_sampai: WED }

describe('a session with dates', () => {
  test('has them in every read, and a weekly one has no such field', async () => {
    const tenaga = await make.profesional()
    const made = await insert(tenaga, { ...extra, sesi: 2, jam_mulai: '11:00', jam_selesai: '12:00' })
    expect([made.status, made.data]).toMatchObject([201, extra])
    const { id } = made.data
    const weekly = (await insert(tenaga)).data
    expect(Object.keys(weekly).filter((key) => key.startsWith('berlaku'))).toEqual([])
    expect((await call(tenaga, api.getJadwalTenaga, { query: { id } })).data).toEqual(made.data)
    expect((await call(admin, api.getJadwalTenagaAdmin, { query: { jadwal_tenaga_id: id } })).data).toEqual(made.data)
    expect(await week(tenaga)).toEqual([weekly, made.data])
    const open = await update(tenaga, id, { sesi: 2, jam_mulai: '11:00', jam_selesai: '12:00', berlaku_sampai: null })
    expect(open.data).toMatchObject({ berlaku_dari: WED })
    expect(open.data.berlaku_sampai).toBeUndefined()
  })

  test('keeps its dates when a client that does not know them changes it', async () => {
    const tenaga = await make.profesional()
    const { id } = (await insert(tenaga, extra)).data
    expect((await update(tenaga, id, { jam_selesai: '10:30', is_available: 0 })).data).toMatchObject({
      ...extra,
      jam_selesai: '10:30:00',
      is_available: 0,
    })
    expect((await update(tenaga, id, { berlaku_dari: null, berlaku_sampai: null })).data).not.toHaveProperty(
      'berlaku_dari',
    )
  })

  test.each([
    [{ berlaku_dari: '2026-11-26', berlaku_sampai: '2026-11-26' }, 422, 'SESSION_WITHOUT_DATE'],
    [{ berlaku_dari: '2026-12-02', berlaku_sampai: WED }, 422, 'SESSION_WITHOUT_DATE'],
    [{ berlaku_dari: '2026-11-18', berlaku_sampai: '2026-11-18' }, 422, 'SESSION_ENDED'],
    [{ berlaku_dari: '2026-02-30' }, 422, 'VALIDATION_FAILED'],
    [{ berlaku_sampai: 'besok' }, 422, 'VALIDATION_FAILED'],
    [{ berlaku_dari: 20261125 }, 422, 'VALIDATION_FAILED'],
  ])('is refused with %j, and nothing is stored', async (change, status, code) => {
    const tenaga = await make.profesional()
    expect(await insert(tenaga, change)).toMatchObject({ status, code })
    expect(await week(tenaga)).toEqual([])
  })

  test('a change to dates without its weekday is refused at the field', async () => {
    const tenaga = await make.profesional()
    const { id } = (await insert(tenaga, extra)).data
    const reply = await update(tenaga, id, { hari: 'Kamis' })
    const { isi } = messages.SESSION_WITHOUT_DATE
    expect(reply).toMatchObject({ status: 422, message: isi, errors: [{ field: 'berlaku_sampai', message: isi }] })
    expect((await week(tenaga))[0]).toMatchObject({ hari: 'Rabu' })
  })

  test('gives hours and number to another one on other dates, and to no other on its own', async () => {
    const tenaga = await make.profesional()
    expect((await insert(tenaga, { berlaku_sampai: '2026-12-02' })).status).toBe(201)
    expect((await insert(tenaga, { berlaku_dari: '2026-12-02' })).code).toBe('SESSION_OVERLAP')
    const other = { berlaku_dari: '2026-12-02', jam_mulai: '14:00', jam_selesai: '15:00' }
    expect((await insert(tenaga, other)).code).toBe('SESSION_NUMBER_TAKEN')
    expect((await insert(tenaga, { berlaku_dari: '2026-12-03' })).status).toBe(201)
  })

  test('an extra one on the hours of a weekly one is refused, beside them it stands', async () => {
    const tenaga = await make.profesional()
    await insert(tenaga)
    expect((await insert(tenaga, { ...extra, sesi: 2 })).code).toBe('SESSION_OVERLAP')
    expect((await insert(tenaga, { ...extra, sesi: 2, jam_mulai: '10:00', jam_selesai: '11:00' })).status).toBe(201)
  })

  test('once it has ended, it stands in the way of no new session, changed session or repeated day', async () => {
    const tenaga = await make.profesional()
    await insert(tenaga, extra)
    await insert(tenaga, { hari: 'Kamis', sesi: 3 })
    const { id } = (await insert(tenaga, { hari: 'Jumat' })).data
    at('2026-11-26T07:00:00+07:00')
    expect((await insert(tenaga)).data).toMatchObject({ berlaku_dari: '2026-11-26' })
    expect((await update(tenaga, id, { jam_mulai: '09:30', sesi: 2 })).code).toBe('SESSION_OVERLAP')

    const [other] = [await make.profesional()]
    at(START.toISOString())
    await insert(other, extra)
    const moved = (await insert(other, { hari: 'Jumat' })).data
    await insert(other, { hari: 'Kamis', sesi: 3, jam_mulai: '14:00', jam_selesai: '15:00' })
    at('2026-11-26T07:00:00+07:00')
    const body = { dari_hari: 'Kamis', ke_hari: ['Rabu'] }
    expect((await call(other, sesiApi.ulangiJadwalTenaga, { body })).data[0]).not.toHaveProperty('berlaku_dari')
    const repeat = { dari_hari: 'Jumat', ke_hari: ['Rabu'] }
    expect((await call(other, sesiApi.ulangiJadwalTenaga, { body: repeat })).data).toMatchObject([
      { hari: 'Rabu', sesi: 1, berlaku_dari: '2026-11-26' },
    ])
    expect((await update(other, moved.id, { hari: 'Rabu' })).code).toBe('SESSION_OVERLAP')
  })

  test('closing one that has ended is no new promise and is allowed', async () => {
    const tenaga = await make.profesional()
    const { id } = (await insert(tenaga, extra)).data
    at('2026-12-10T07:00:00+07:00')
    expect((await update(await awake(tenaga), id, { is_available: 0 })).data).toMatchObject({
      ...extra,
      is_available: 0,
    })
  })
})

describe('a booked session', () => {
  test('keeps dates with its consultation; wider and exact ones are accepted', async () => {
    const tenaga = await make.profesional()
    const { id } = (await insert(tenaga)).data
    const patient = await make.person(5)
    expect((await book(patient, { id, profesional_id: tenaga.profesional_id })).status).toBe(201)
    for (const change of [{ berlaku_dari: '2026-11-26' }, { berlaku_sampai: '2026-11-24' }]) {
      const reply = await update(tenaga, id, change)
      expect([reply.status, reply.code, reply.message]).toEqual([409, 'SESSION_IN_USE', messages.SESSION_IN_USE.isi])
    }
    expect((await week(tenaga))[0]).not.toHaveProperty('berlaku_dari')
    expect((await update(tenaga, id, extra)).data).toMatchObject(extra)
    expect((await update(tenaga, id, { berlaku_dari: '2026-11-01', berlaku_sampai: null })).status).toBe(200)
    at('2026-11-25T09:00:00+07:00')
    expect((await update(tenaga, id, { berlaku_dari: '2026-12-02' })).status).toBe(200)
  })

  test('an extra session on a Saturday is stored, and patients book Monday to Friday', async () => {
    const tenaga = await make.profesional()
    const saturday = { hari: 'Sabtu', berlaku_dari: '2026-11-28', berlaku_sampai: '2026-11-28' }
    const { id } = (await insert(tenaga, saturday)).data
    const reply = await book(
      await make.person(5),
      { id, profesional_id: tenaga.profesional_id },
      { tanggal: '2026-11-28' },
    )
    expect(reply).toMatchObject({ status: 422, code: 'DATE_OUTSIDE_WINDOW' })
  })
})

describe('the lists without a date', () => {
  const publicRows = async (profesional_id: number) =>
    (await call(null, api.listJadwalPublik)).data.filter(
      (row: { profesional_id: number }) => row.profesional_id === profesional_id,
    )

  test('the public schedule shows a session with its date until that date is over', async () => {
    const tenaga = await make.profesional()
    await insert(tenaga, extra)
    expect(await publicRows(tenaga.profesional_id)).toMatchObject([extra])
    at('2026-11-25T23:59:59+07:00')
    expect(await publicRows(tenaga.profesional_id)).toHaveLength(1)
    at('2026-11-26T00:00:00+07:00')
    expect(await publicRows(tenaga.profesional_id)).toEqual([])
  })

  test('a weekday asked for without a date leaves out what patients cannot book at all', async () => {
    const tenaga = await make.profesional()
    await insert(tenaga, extra)
    await insert(tenaga, { berlaku_dari: '2026-12-09', sesi: 2 })
    const patient = await make.person(5)
    const of = async () =>
      (await call(await awake(patient), api.listSlotHari, { query: { profid: tenaga.profesional_id, hari: 'Rabu' } }))
        .data
    expect(await of()).toMatchObject([extra])
    at('2026-12-04T07:00:00+07:00')
    expect(await of()).toMatchObject([{ berlaku_dari: '2026-12-09' }])
  })
})
