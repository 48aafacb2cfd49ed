import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import { akuiPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import { putBatas } from '@sehati/contract/schedule/batas.endpoints'
import { listSlotJenis } from '@sehati/contract/schedule/jenis.endpoints'
import type { SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import * as api from '@sehati/contract/schedule/ketersediaan.endpoints'
import type { Ketersediaan } from '@sehati/contract/schedule/ketersediaan.schema'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { START, startServer } from '../../../test/server.ts'

/** The days of a type with a professional. The clock stands on Monday, 23 November 2026, at 07.00. */
const server = await startServer()
const { at, call, db, make } = server
const { petugas, step, tutup, hubungi, idOf } = makePeringatan(server)
const book = makeBook(call)
const admin = await make.person(1)
const jaga = await petugas(admin)
const WEDNESDAY = '2026-11-25'
const NOT_OFFERED = { status: 422, code: 'TYPE_NOT_OFFERED' }
beforeEach(() => at(START.toISOString()))
afterEach(() => db.rows(sql`delete from hari_libur where jenis = 'libur kampus'`))

type Who = { user_id: number; token: string }
type Rules = Parameters<typeof make.jenis>[0]

/** A physician with two sessions of an hour on Wednesday, and a type of ten minutes that they offer. */
async function clinic(rules: Rules = {}, session: object = {}) {
  const tenaga = await make.profesional(2)
  const profid = tenaga.profesional_id
  const sessions = [
    await make.sesi(profid, { ...session, jam_mulai: '09:00:00', jam_selesai: '10:00:00' }),
    await make.sesi(profid, { ...session, sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' }),
  ] as const
  return { tenaga, profid, sessions, jenis_id: await make.jenis({ menit: 10, ...rules }, tenaga) }
}
type Clinic = Awaited<ReturnType<typeof clinic>>

const between = (profid: number, jenis_id?: number) => ({ profid, jenis_id, dari: WEDNESDAY, sampai: WEDNESDAY })
/** Wednesday with the clinic's type, or with another one. */
async function dayOf(who: Who, { profid, jenis_id }: Clinic, type: number | undefined = jenis_id) {
  const [day] = (await call(who, api.listKetersediaan, { query: between(profid, type) })).data as Ketersediaan[]
  return day && { sisa: day.sisa, alasan: day.alasan }
}
const usualDayOf = (who: Who, { profid }: Clinic) => dayOf(who, { profid, jenis_id: 1 } as Clinic)
async function freeStarts(who: Who, { profid, jenis_id }: Clinic): Promise<number> {
  const { data } = await call(who, listSlotJenis, { query: between(profid, jenis_id) })
  return (data as SlotJenis[]).filter(({ alasan }) => alasan === null).length
}

test('a day counts the free starts of the type, and without a type or with the usual one its sessions', async () => {
  const here = await clinic()
  const { sessions, jenis_id, profid } = here
  const [ani, budi] = [await make.person(5), await make.person(5)]
  expect(await dayOf(ani, here)).toEqual({ sisa: 12, alasan: null })
  for (const [n, session] of sessions.entries())
    await book(await make.person(5), session, { jenis_id, jam_mulai: n === 0 ? '09:20' : '10:00' })
  // One short consultation in each session takes both sessions, and two of twelve starts.
  expect(await dayOf(ani, here)).toEqual({ sisa: 10, alasan: null })
  expect(await usualDayOf(ani, here)).toEqual({ sisa: 0, alasan: 'penuh' })
  const asked = { profid, dari: WEDNESDAY, sampai: WEDNESDAY }
  const usual = await call(ani, api.listKetersediaan, { query: asked })
  expect(await call(ani, api.listKetersediaan, { query: { ...asked, jenis_id: 1 } })).toMatchObject({
    data: usual.data,
  })

  // A hold takes its start from others, not from the patient who holds it.
  await call(ani, insertTahan, { body: askFor(sessions[0], { jenis_id, jam_mulai: '09:00' }) })
  expect([(await dayOf(ani, here))?.sisa, (await dayOf(budi, here))?.sisa]).toEqual([10, 9])
  expect(await freeStarts(budi, here)).toBe(9)
})

test('the pauses of a type count, and a type longer than each session has no start', async () => {
  const pausing = await clinic({ jeda_sesudah: 10 })
  const ani = await make.person(5)
  expect(await dayOf(ani, pausing)).toEqual({ sisa: 6, alasan: null })
  await book(await make.person(5), pausing.sessions[0], { jenis_id: pausing.jenis_id, jam_mulai: '09:20' })
  expect(await dayOf(ani, pausing)).toEqual({ sisa: 5, alasan: null })
  expect(await dayOf(ani, await clinic({ menit: 90 }))).toEqual({ sisa: 0, alasan: 'tidak ada sesi' })
})

test('a day on which the notice of the type leaves no start is too near, one with a free start behind it is not', async () => {
  const ani = await make.person(5)
  const [late, partly] = [
    await clinic({ pemberitahuan_menit: 72 * 60 }),
    await clinic({ pemberitahuan_menit: 48 * 60 }),
  ]
  expect(await dayOf(ani, late)).toEqual({ sisa: 0, alasan: 'terlalu dekat' })
  expect(await usualDayOf(ani, late)).toEqual({ sisa: 2, alasan: null })
  at('2026-11-23T09:30:00+07:00')
  expect(await dayOf(ani, partly)).toEqual({ sisa: 9, alasan: null })
  expect(await freeStarts(ani, partly)).toBe(9)
})

test('a cap of the professional makes the day full for every type', async () => {
  const here = await clinic()
  const ani = await make.person(5)
  await call(admin, putBatas, { query: { profid: here.profid }, body: { per_hari: 1, per_minggu: '' } })
  expect(await dayOf(ani, here)).toEqual({ sisa: 12, alasan: null })
  await book(await make.person(5), here.sessions[0], { jenis_id: here.jenis_id, jam_mulai: '09:00' })
  expect(await dayOf(ani, here)).toEqual({ sisa: 0, alasan: 'penuh' })
})

test('hours that are closed leave the starts before and after them', async () => {
  const here = await clinic()
  const ani = await make.person(5)
  const close = (jam: object) =>
    call(admin, insertHariLibur, { body: { tanggal: WEDNESDAY, nama: 'Rapat', jenis: 'libur kampus', ...jam } })
  await close({ jam_dari: '09:30', jam_sampai: '10:30' })
  expect(await dayOf(ani, here)).toEqual({ sisa: 6, alasan: null })
  // Each session meets the closed hours: none of the usual type is left.
  expect(await usualDayOf(ani, here)).toEqual({ sisa: 0, alasan: 'libur' })
  await db.rows(sql`delete from hari_libur where jenis = 'libur kampus'`)
  await close({})
  expect(await dayOf(ani, here)).toEqual({ sisa: 0, alasan: 'libur' })
})

test('a patient with an open alert sees the kept-back places of an urgent type, and other patients do not learn of it', async () => {
  const here = await clinic({ mendesak: true }, { cadangan: 1, lepas_menit: 120 })
  const [ani, budi] = [await make.person(5), await make.person(5)]
  const ask = (who: Who, jenis_id = here.jenis_id) =>
    call(who, api.listKetersediaan, { query: between(here.profid, jenis_id) })
  expect(await ask(ani)).toMatchObject(NOT_OFFERED)
  await hubungi(ani)
  expect(await dayOf(ani, here)).toEqual({ sisa: 12, alasan: null })
  // Of a type that is not urgent, the same places are kept back.
  const short = await make.jenis({ menit: 10 }, here.tenaga)
  expect(await dayOf(ani, here, short)).toEqual({ sisa: 0, alasan: 'penuh' })
  expect(await usualDayOf(ani, here)).toEqual({ sisa: 0, alasan: 'penuh' })

  const [urgent, none] = [await ask(budi), await ask(budi, 9_999)]
  expect([urgent.status, urgent.code, urgent.message]).toEqual([none.status, none.code, none.message])
  expect(urgent).toMatchObject(NOT_OFFERED)

  const booked = await book(ani, here.sessions[0], { jenis_id: here.jenis_id, jam_mulai: '09:00' })
  expect(booked.status).toBe(201)
  const id = await idOf(ani)
  await step(jaga, akuiPeringatan, id)
  await tutup(jaga, id)
  // Who has a consultation of the type may move it also after that.
  expect(await dayOf(ani, here)).toEqual({ sisa: 11, alasan: null })
  expect(await ask(budi)).toMatchObject(NOT_OFFERED)
})

test('the clinic counts urgent starts, a professional those of patients, and both the days of patients alone', async () => {
  const urgent = await clinic({ mendesak: true }, { cadangan: 1, lepas_menit: 120 })
  const plain = await make.jenis({ menit: 10 }, urgent.tenaga)
  const query = { profid: urgent.profid, dari: '2026-11-25', sampai: '2026-12-02' }
  const shown = async (...[who, endpoint, more]: [Who, typeof api.listKetersediaanAdmin, object]) => {
    const reply = await call(who, endpoint, { query: { ...query, ...more } })
    const days = (reply.data ?? []) as Ketersediaan[]
    const [first, last] = [days[0], days.at(-1)]
    return reply.code ?? [first?.sisa, first?.alasan, last?.alasan]
  }
  const tenpro = api.listKetersediaanTenpro as unknown as typeof api.listKetersediaanAdmin
  const ofUrgent = { jenis_id: urgent.jenis_id }
  expect(await shown(admin, api.listKetersediaanAdmin, ofUrgent)).toEqual([12, null, 'di luar jendela'])
  expect(await shown(admin, api.listKetersediaanAdmin, { ...ofUrgent, jendela: 'pindah' })).toEqual([
    12,
    null,
    'di luar jendela',
  ])
  expect(await shown(urgent.tenaga, tenpro, ofUrgent)).toBe('TYPE_NOT_OFFERED')
  expect(await shown(urgent.tenaga, tenpro, { jenis_id: plain })).toEqual([0, 'penuh', 'di luar jendela'])
})

test('a professional who is none is not found, and a type that they do not offer is refused', async () => {
  const [here, there] = [await clinic(), await clinic()]
  const ani = await make.person(5)
  const ask = (profid: number, jenis_id: number) =>
    call(ani, api.listKetersediaan, { query: between(profid, jenis_id) })
  expect(await ask(99_999, here.jenis_id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await ask(there.profid, here.jenis_id)).toMatchObject(NOT_OFFERED)
  expect(await ask(here.profid, here.jenis_id)).toMatchObject({ status: 200 })
})
