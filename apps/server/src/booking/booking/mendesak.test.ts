import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { akuiPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import * as alasan from '@sehati/contract/schedule/alasan.endpoints'
import type { AlasanMasukan } from '@sehati/contract/schedule/alasan.schema'
import * as jenis from '@sehati/contract/schedule/jenis.endpoints'
import type { SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import { insertSemester, listJatah } from '@sehati/contract/schedule/semester.endpoints'
import {
  getTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { call, make } = server
const { petugas, list, step, tutup, hubungi, idOf } = makePeringatan(server)
const book = makeBook(call)
const admin = await make.person(1)
const jaga = await petugas(admin)
const WEDNESDAY = '2026-11-25'
const NOT_OFFERED = { status: 422, code: 'TYPE_NOT_OFFERED' }

type Who = { user_id: number; token: string }

/** A professional with a session that is kept back, one that is not, and an urgent type. */
async function clinic() {
  const tenaga = await make.profesional(3)
  const session = await make.sesi(tenaga.profesional_id, { cadangan: 1, lepas_menit: 120 })
  const open = await make.sesi(tenaga.profesional_id, { hari: 'Kamis', sesi: 2 })
  const jenis_id = await make.jenis({ mendesak: true, batas_semester: 5 }, tenaga)
  return { tenaga, session, open, jenis_id, urgent: { jenis_id, jam_mulai: '09:00' } }
}
type Clinic = Awaited<ReturnType<typeof clinic>>

const closeAlert = async (who: Who) => {
  const id = await idOf(who)
  await step(jaga, akuiPeringatan, id)
  return tutup(jaga, id)
}

/** What each reader tells a patient of the urgent type. */
async function seenBy(who: Who, { tenaga, jenis_id }: Clinic) {
  const profid = tenaga.profesional_id
  const query = { profid, jenis_id, dari: WEDNESDAY, sampai: WEDNESDAY }
  const row = (await call(who, pageTenagaProfesional, { query: { profesional_id: profid } })).data.queried[0]
  const types = (await call(who, jenis.listJenisPilihan, { query: { profid } })).data as { jenis_id: number }[]
  const starts = await call(who, jenis.listSlotJenis, { query })
  const quotas = (await call(who, listJatah)).data as { jenis_id: number }[]
  return {
    types: types.map((one) => one.jenis_id),
    starts: starts.code ?? (starts.data as SlotJenis[]).map(({ alasan }) => alasan),
    jenis_lain: row.jenis_lain,
    quotas: quotas.map((one) => one.jenis_id),
  }
}
const nothing = { types: [1], starts: 'TYPE_NOT_OFFERED', jenis_lain: false, quotas: [] }

test('while an alert about a patient is open, every reader offers urgent types, and they book a place that is kept back', async () => {
  await call(admin, insertSemester, { body: { nama: 'Ganjil', dari: '2026-09-01', sampai: '2026-12-31' } })
  const here = await clinic()
  const { session, jenis_id, urgent } = here
  const [ani, budi] = [await make.person(5), await make.person(4)]
  expect(await seenBy(ani, here)).toEqual(nothing)
  await hubungi(ani)
  const all = { types: [1, jenis_id], starts: [null, null], jenis_lain: true, quotas: [jenis_id] }
  expect(await seenBy(ani, here)).toEqual(all)
  expect(await seenBy(budi, here)).toEqual(nothing)

  // The usual type still waits for the release, and so does a hold of it.
  expect(await book(ani, session)).toMatchObject({ code: 'SLOT_RESERVED' })
  const hold = (who: Who, change: object) => call(who, insertTahan, { body: askFor(session, change) })
  expect(await hold(ani, {})).toMatchObject({ code: 'SLOT_RESERVED' })
  expect(await hold(budi, urgent)).toMatchObject(NOT_OFFERED)
  expect((await hold(ani, urgent)).status).toBe(201)
  const booked = await book(ani, session, urgent)
  expect(booked).toMatchObject({ status: 201, data: { jenis_id, jam_mulai: '09:00:00' } })
  // One request with a professional, as for every type.
  expect(await book(ani, session, { ...urgent, jam_mulai: '09:25' })).toMatchObject({ code: 'ALREADY_REQUESTED' })

  // Who is on duty sees the visit; the alert stays open.
  const kunjungan = { tanggal: `${WEDNESDAY}T09:00:00+07:00`, zona: 7 }
  expect(await list(jaga)).toMatchObject([{ user_id: ani.user_id, kunjungan }])
  await call(ani, api.cancelKonsultasi, { query: { jadwalid: booked.data.jadwal_id }, body: {} })
  expect(await list(jaga)).toMatchObject([{ user_id: ani.user_id, kunjungan: null }])

  await closeAlert(ani)
  // What they have used of its quota is theirs to know; a cancelled visit uses nothing.
  expect(await seenBy(ani, here)).toEqual(nothing)
})

test('an alert that is closed between the list and the booking refuses the booking, the hold and a repeated request', async () => {
  const here = await clinic()
  const ani = await make.person(5)
  await hubungi(ani)
  expect((await seenBy(ani, here)).starts).toEqual([null, null])
  const key = { 'idempotency-key': 'sekali-saja' }
  const first = await book(ani, here.session, here.urgent, key)
  expect(first.status).toBe(201)
  await closeAlert(ani)
  // The response that was lost is repeated: the booking is there.
  const again = await book(ani, here.session, here.urgent, key)
  expect(again.data.jadwal_id).toBe(first.data.jadwal_id)

  const other = await clinic()
  const budi = await make.person(5)
  await hubungi(budi)
  expect((await call(budi, insertTahan, { body: askFor(other.session, other.urgent) })).status).toBe(201)
  await closeAlert(budi)
  expect(await book(budi, other.session, other.urgent)).toMatchObject(NOT_OFFERED)
  const later = { ...other.urgent, jam_mulai: '09:25' }
  expect(await call(budi, insertTahan, { body: askFor(other.session, later) })).toMatchObject(NOT_OFFERED)
  // What is booked is moved also after that, as every promise.
  const to = { jadwal_tenaga_id: here.session.id, tanggal: WEDNESDAY, jam_mulai: '09:25' }
  const moved = await call(ani, api.rescheduleKonsultasi, { query: { jadwalid: first.data.jadwal_id }, body: to })
  expect(moved).toMatchObject({ status: 200, data: { jenis_id: here.jenis_id, jam_mulai: '09:25:00' } })
})

test('words of danger in a complaint open the urgent places to their author', async () => {
  const here = await clinic()
  const ani = await make.person(5)
  expect((await seenBy(ani, here)).types).toEqual([1])
  const said = await book(ani, here.open, { tanggal: '2026-11-26', keluhan: 'Saya ingin bunuh diri' })
  expect(said.status).toBe(201)
  const other = await clinic()
  expect(await book(ani, other.session, other.urgent)).toMatchObject({ status: 201 })
})

test('without an alert, a request with the number of an urgent type is answered like one with a number that is none', async () => {
  const tenaga = await make.profesional(2)
  const session = await make.sesi(tenaga.profesional_id)
  const jenis_id = await make.jenis({ mendesak: true, metode: 'online', pemberitahuan_menit: 5_000 }, tenaga)
  const ani = await make.person(5)
  for (const metode_konsultasi of ['online', 'offline']) {
    const ask = { metode_konsultasi, jam_mulai: '09:00' }
    const [urgent, none] = [
      await book(ani, session, { ...ask, jenis_id }),
      await book(ani, session, { ...ask, jenis_id: 9_999 }),
    ]
    expect([urgent.status, urgent.code, urgent.message, urgent.params, urgent.data]).toEqual([
      none.status,
      none.code,
      none.message,
      none.params,
      none.data,
    ])
    expect(urgent).toMatchObject(NOT_OFFERED)
  }
  // A visitor is told nothing of types at all.
  const shown = JSON.stringify(
    (await call(null, getTenagaProfesionalPublik, { query: { id: tenaga.profesional_id } })).data,
  )
  expect(shown).not.toMatch(/mendesak|jenis/)
})

test('a reason with an urgent type leads a patient with an open alert to those who offer it', async () => {
  const [one, other] = [await make.profesional(2), await make.profesional(2)]
  const jenis_id = await make.jenis({ mendesak: true }, one)
  const body: Partial<AlasanMasukan> = { kata: 'Segera', bidang: 'dokter', jenis_id }
  const { alasan_id } = (await call(admin, alasan.insertAlasan, { body })).data
  const [ani, budi] = [await make.person(5), await make.person(5)]
  await hubungi(ani)
  const ids = async (who: Who) => {
    const { data } = await call(who, alasan.pageTenagaAlasan, { body: { alasan_id, limit: 100 } })
    return (data.queried as { profesional_id: number }[]).map(({ profesional_id }) => profesional_id)
  }
  expect(await ids(ani)).toEqual([one.profesional_id])
  expect(await ids(budi)).toEqual(expect.arrayContaining([one.profesional_id, other.profesional_id]))
})
