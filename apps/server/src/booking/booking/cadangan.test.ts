import { hariOf } from '@sehati/contract/base/waktu'
import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import * as jenis from '@sehati/contract/schedule/jenis.endpoints'
import type { SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { without } from '../../../test/guarantee.ts'
import { START, sharedServer } from '../../../test/server.ts'
import { updateSlot } from './booking.store.ts'

const { db, seal, call, make, at } = await sharedServer()
const book = makeBook(call)
const admin = await make.person(1)
const WEDNESDAY = '2026-11-25'
const BEFORE = `${WEDNESDAY}T06:59:59.999+07:00`
const RELEASE = `${WEDNESDAY}T07:00:00.000+07:00`
const keptBack = { cadangan: 1, lepas_menit: 120 } as const
const today = { status: 409, code: 'SLOT_RESERVED', params: { jam: '07.00' } }
const sentence = 'Tempat ini disediakan untuk keadaan mendesak dan dibuka pukul 07.00 bila belum terpakai.'

beforeEach(() => at(START.toISOString()))

/** A physician with a session from nine to ten on Wednesday that is kept back until seven, and an urgent type. */
async function clinic() {
  const tenaga = await make.profesional(2)
  const session = await make.sesi(tenaga.profesional_id, keptBack)
  const open = await make.sesi(tenaga.profesional_id, { hari: 'Kamis', sesi: 2 })
  const mendesak = await make.jenis({ mendesak: true }, tenaga)
  return { tenaga, session, open, mendesak, ani: await make.person(5), budi: await make.person(4) }
}
type Clinic = Awaited<ReturnType<typeof clinic>>
const hold = (who: Clinic['ani'], session: Clinic['session'], change: object = {}) =>
  call(who, insertTahan, { body: askFor(session, change) })
const move = (who: Clinic['ani'], jadwalid: number, { id }: { id: number }, change: object = {}) =>
  call(who, api.rescheduleKonsultasi, {
    query: { jadwalid },
    body: { jadwal_tenaga_id: id, tanggal: WEDNESDAY, ...change },
  })
const insert = (of: { user_id: number }, session: Clinic['session'], change: object) =>
  call(admin, api.insertKonsultasi, { body: { ...askFor(session, change), user_id: of.user_id } })

test('a booking is refused a millisecond before the release, and granted at the instant', async () => {
  const { ani, session } = await clinic()
  at(BEFORE)
  const refused = await book(ani, session)
  expect(refused).toMatchObject({ ...today, message: sentence })
  at(RELEASE)
  expect((await book(ani, session)).status).toBe(201)
})

test('a hold and a move follow the same instant', async () => {
  const { ani, budi, session, open } = await clinic()
  const { jadwal_id } = (await book(ani, open, { tanggal: '2026-11-26' })).data
  at(BEFORE)
  expect([await hold(budi, session), await move(ani, jadwal_id, session)]).toMatchObject([today, today])
  at(RELEASE)
  expect((await hold(budi, session)).status).toBe(201)
  expect((await move(ani, jadwal_id, session)).code).toBe('SLOT_TAKEN')
  expect((await book(budi, session)).status).toBe(201)
})

test('an admin is refused like a patient where the type is not urgent', async () => {
  const { ani, session, open } = await clinic()
  at(BEFORE)
  expect(await insert(ani, session, {})).toMatchObject(today)
  const { jadwal_id } = (await book(ani, open, { tanggal: '2026-11-26' })).data
  const to = { query: { jadwalid: jadwal_id }, body: { jadwal_tenaga_id: session.id, tanggal: WEDNESDAY } }
  expect(await call(admin, api.rescheduleKonsultasiAdmin, to)).toMatchObject(today)
})

test.each(['booking', 'move'])('the guard of the table refuses a %s', async (kind) => {
  const { ani, budi, session, open } = await clinic()
  const { jadwal_id } = (await book(ani, open, { tanggal: '2026-11-26' })).data
  const to = {
    jadwal_tenaga_id: session.id,
    tanggal: WEDNESDAY,
    jenis_id: 1,
    diubah_oleh: ani.user_id,
    now: new Date(BEFORE),
  } as const
  // The rule that reads first refuses a move; the database decides after it.
  const write = (): Promise<unknown> =>
    kind === 'booking'
      ? make.konsultasi({ ...budi, profesional_id: session.profesional_id, jadwal_tenaga_id: session.id })
      : updateSlot(db, seal, jadwal_id, { ...to, status: null, pesan: null })
  at(BEFORE)
  await expect(write()).rejects.toMatchObject({ constraint: 'konsultasi_cadangan' })
  await without(db, 'konsultasi_cadangan', write)
})

test('without its guard, a booking before the release is not refused', async () => {
  const { ani, session } = await clinic()
  at(BEFORE)
  expect((await without(db, 'konsultasi_cadangan', () => book(ani, session))).status).toBe(201)
})

test('the sentence names the weekday of another day, and no day more than a week ahead', async () => {
  const { ani, session } = await clinic()
  expect(await book(ani, session)).toMatchObject({
    params: { hari: 'Rabu', jam: '07.00' },
    message: sentence.replace('dibuka', 'dibuka Rabu'),
  })
  const far = await make.sesi(session.profesional_id, { ...keptBack, hari: hariOf('2026-12-04') })
  at('2026-11-27T07:00:00+07:00')
  const later = await book(ani, far, { tanggal: '2026-12-04' })
  expect(later).toMatchObject({ code: 'SLOT_RESERVED', message: 'Tempat ini disediakan untuk keadaan mendesak.' })
  expect(later.params).toBeUndefined()
})

test('an admin books an urgent visit in a place that is kept back; a patient without an alert neither sees nor books its type', async () => {
  const { ani, budi, session, mendesak, tenaga } = await clinic()
  const profid = tenaga.profesional_id
  const urgent = { jenis_id: mendesak, jam_mulai: '09:00' }
  for (const reply of [await book(ani, session, urgent), await hold(ani, session, urgent)])
    expect(reply).toMatchObject({ status: 422, code: 'TYPE_NOT_OFFERED' })
  expect((await call(ani, jenis.listJenisPilihan, { query: { profid } })).data).toHaveLength(1)
  const offered = (await call(admin, jenis.listJenisPilihanAdmin, { query: { profid } })).data
  expect(offered).toMatchObject([
    { jenis_id: 1, mendesak: false },
    { jenis_id: mendesak, mendesak: true },
  ])
  const query = { profid, jenis_id: mendesak, dari: WEDNESDAY, sampai: WEDNESDAY }
  expect(await call(ani, jenis.listSlotJenis, { query })).toMatchObject({ code: 'TYPE_NOT_OFFERED' })
  expect(await call(tenaga, jenis.listSlotJenisTenpro, { query })).toMatchObject({ code: 'TYPE_NOT_OFFERED' })
  const starts = (await call(admin, jenis.listSlotJenisAdmin, { query })).data as SlotJenis[]
  expect(starts.map(({ jam_mulai, alasan }) => [jam_mulai, alasan])).toEqual([
    ['09:00:00', null],
    ['09:25:00', null],
  ])
  expect(await insert(budi, session, urgent)).toMatchObject({ status: 201, data: { jenis_id: mendesak } })
  expect(await insert(ani, session, urgent)).toMatchObject({ code: 'SLOT_TAKEN' })
  // A move keeps the type, so it may go to another place that is kept back, and its patient sees where to.
  const other = (await insert(ani, session, { ...urgent, jam_mulai: '09:25' })).data
  expect((await call(ani, jenis.listSlotJenis, { query })).data).toMatchObject([
    { jam_mulai: '09:00:00', alasan: 'terisi' },
    { jam_mulai: '09:25:00', alasan: 'terisi' },
  ])
  expect(await call(await make.person(5), jenis.listSlotJenis, { query })).toMatchObject({ code: 'TYPE_NOT_OFFERED' })
  const thursday = await make.sesi(profid, {
    ...keptBack,
    hari: 'Kamis',
    sesi: 4,
    jam_mulai: '13:00:00',
    jam_selesai: '14:00:00',
  })
  expect(await move(ani, other.jadwal_id, thursday, { tanggal: '2026-11-26' })).toMatchObject({
    status: 200,
    data: { jenis_id: mendesak },
  })
})

test('what is booked already stays and is restored; the next booking is refused', async () => {
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const ani = await make.person(5)
  const { jadwal_id } = (await book(ani, session)).data
  await db.rows(sql`update jadwal_tenaga set cadangan = true where jadwal_tenaga_id = ${session.id}`)
  await call(ani, api.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
  expect((await call(ani, api.urungkanBatal, { query: { jadwalid: jadwal_id } })).data).toMatchObject({
    status: 'diajukan',
  })
  expect(await move(ani, jadwal_id, session, { tanggal: '2026-11-25' })).toMatchObject({ status: 200 })
  at('2026-11-27T07:00:00+07:00')
  const next = await book(await make.person(5), session, { tanggal: '2026-12-02' })
  expect(next).toMatchObject({ code: 'SLOT_RESERVED' })
})

test('the starts of a type have releases of their own', async () => {
  const { tenaga, session, ani } = await clinic()
  const jenis_id = await make.jenis({}, tenaga)
  const query = { profid: tenaga.profesional_id, jenis_id, dari: WEDNESDAY, sampai: WEDNESDAY }
  const read = async () => {
    const { data } = await call(ani, jenis.listSlotJenis, { query })
    return (data as SlotJenis[]).map(({ alasan, lepas_pada }) => [alasan, lepas_pada])
  }
  at(BEFORE)
  expect(await read()).toEqual([
    ['cadangan', '2026-11-25T07:00:00+07:00'],
    ['cadangan', '2026-11-25T07:25:00+07:00'],
  ])
  expect(await book(ani, session, { jenis_id, jam_mulai: '09:25' })).toMatchObject({
    code: 'SLOT_RESERVED',
    params: { jam: '07.25' },
  })
  at(RELEASE)
  expect(await read()).toEqual([
    [null, null],
    ['cadangan', '2026-11-25T07:25:00+07:00'],
  ])
  expect((await book(ani, session, { jenis_id, jam_mulai: '09:00' })).status).toBe(201)
})
