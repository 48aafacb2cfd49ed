import { urungkanBatal } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { START, startServer } from '../../../test/server.ts'
import { AFTER_UNDO, makeTunggu, NINE, WEDNESDAY } from '../../../test/tunggu.ts'

const server = await startServer()
const { db, call, make, at } = server
const { clinic, waiting, cancel, tick, entriesOf, offerOf, takeOffer, pass, book, placesOf, noticesOf } =
  makeTunggu(server)
beforeEach(() => at(START.toISOString()))

test('a cancelled place goes to the next person, through the minute of undoing, and is never free in between', async () => {
  const of = await clinic()
  const next = await waiting(of)
  const stranger = await make.person(5)
  expect((await cancel(of)).status).toBe(200)
  expect(await placesOf(of)).toMatchObject([{ jenis: 'sisih' }])
  expect(await book(stranger, of)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  await tick()
  expect(await offerOf(next)).toBeNull()
  at(AFTER_UNDO)
  await tick()
  expect(await offerOf(next)).toMatchObject({ tanggal: NINE, habis_pada: '2026-11-23T09:01:01+07:00' })
  expect(await book(stranger, of)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  expect(await noticesOf(next)).toEqual(['tunggu_ditawari'])
  const taken = await takeOffer(next)
  expect(taken).toMatchObject({ status: 200, data: { status: 'diajukan', tanggal: NINE, keluhan: 'Sulit tidur' } })
  expect(await placesOf(of)).toMatchObject([{ jenis: 'konsultasi', user_id: next.user_id }])
  expect(await entriesOf(next)).toEqual([])
  const rows = await db.rows(
    sql`select status, keluhan, hasil_jadwal_id from daftar_tunggu where tunggu_id = ${next.tunggu_id}`,
  )
  expect(rows).toEqual([{ status: 'dapat', keluhan: null, hasil_jadwal_id: taken.data.jadwal_id }])
})

test('the person who cancelled gets it back within the minute', async () => {
  const of = await clinic()
  const next = await waiting(of)
  await cancel(of)
  at('2026-11-23T07:00:59+07:00')
  await tick()
  const back = await call(of.pasien, urungkanBatal, { query: { jadwalid: of.jadwal_id } })
  expect(back).toMatchObject({ status: 200, data: { status: 'diajukan' } })
  at(AFTER_UNDO)
  await tick()
  expect(await offerOf(next)).toBeNull()
  expect(await placesOf(of)).toMatchObject([{ jenis: 'konsultasi', user_id: of.pasien.user_id }])
})

test('who has cancelled does not book the place again before the people in line', async () => {
  const of = await clinic()
  await waiting(of)
  await cancel(of)
  expect(await book(of.pasien, of)).toMatchObject({ code: 'SLOT_TAKEN' })
  const slots = await call(of.pasien, listSlotHari, {
    query: { profid: of.tenaga.profesional_id, hari: 'Rabu', tanggal: WEDNESDAY },
  })
  expect(slots.data).toMatchObject([{ is_available: 0 }])
})

test('where no one waits, a cancelled place is free at once', async () => {
  const of = await clinic()
  await cancel(of)
  expect(await placesOf(of)).toEqual([])
  expect((await book(await make.person(5), of)).status).toBe(201)
})

test('silence passes it on, the entry keeps its place, and after two silences it pauses', async () => {
  const [of, other] = [await clinic(), await clinic()]
  const first = await waiting(of)
  const second = await waiting(of)
  await cancel(of)
  at(AFTER_UNDO)
  await tick()
  expect(await offerOf(second)).toBeNull()
  // The place is kept beyond the end of the offer, so that a stranger is not quicker than the next person.
  at('2026-11-23T09:01:01+07:00')
  expect(await takeOffer(first)).toMatchObject({ status: 409, code: 'OFFER_EXPIRED' })
  expect(await book(await make.person(5), of)).toMatchObject({ code: 'SLOT_TAKEN' })
  await tick()
  expect(await offerOf(second)).toMatchObject({ tanggal: NINE })
  expect(await offerOf(first)).toBeNull()
  expect(await entriesOf(first)).toMatchObject([{ status: 'menunggu', urutan: 1, jeda_sampai: null }])
  expect(await noticesOf(first)).toEqual(['tunggu_ditawari', 'tunggu_lewat'])
  // The same time is not offered twice: no one is left, and it becomes public.
  at('2026-11-23T11:01:01+07:00')
  await tick()
  expect(await placesOf(of)).toEqual([])
  void other
})

test('a pause keeps the place in line for seven days, and ends by a tap', async () => {
  const of = await clinic()
  const person = await waiting(of)
  await db.rows(sql`update daftar_tunggu set diam = 1 where tunggu_id = ${person.tunggu_id}`)
  await cancel(of)
  at(AFTER_UNDO)
  await tick()
  at('2026-11-23T09:01:02+07:00')
  await tick()
  expect(await entriesOf(person)).toMatchObject([{ status: 'menunggu', jeda_sampai: '2026-11-30T09:01:02+07:00' }])
  expect(await noticesOf(person)).toEqual(['tunggu_ditawari', 'tunggu_jeda'])
})

test('“Lewati” passes it on at once, and a person who passes is not silent', async () => {
  const of = await clinic()
  const first = await waiting(of)
  const second = await waiting(of)
  await cancel(of)
  at(AFTER_UNDO)
  await tick()
  expect((await pass(first)).status).toBe(200)
  expect(await book(await make.person(5), of)).toMatchObject({ code: 'SLOT_TAKEN' })
  await tick()
  expect(await offerOf(first)).toBeNull()
  expect(await offerOf(second)).not.toBeNull()
  expect(await entriesOf(first)).toMatchObject([{ urutan: 1, jeda_sampai: null }])
})

describe('at night', () => {
  const NIGHT = '2026-11-23T22:00:00+07:00'

  test('a place waits for the morning, and is not free until then', async () => {
    const of = await clinic()
    const person = await waiting(of)
    at(NIGHT)
    await cancel(of)
    at('2026-11-23T22:02:00+07:00')
    await tick()
    expect(await offerOf(person)).toBeNull()
    at('2026-11-24T06:59:59+07:00')
    expect(await book(await make.person(5), of)).toMatchObject({ code: 'SLOT_TAKEN' })
    await tick()
    at('2026-11-24T07:00:00+07:00')
    await tick()
    expect(await offerOf(person)).toMatchObject({ habis_pada: '2026-11-24T09:00:00+07:00' })
  })

  test('who wants it is asked at night, for a place within the next hours', async () => {
    const of = await clinic()
    const sleeper = await waiting(of)
    const owl = await waiting(of, { boleh_malam: true })
    at('2026-11-24T22:00:00+07:00')
    await cancel(of)
    at('2026-11-24T22:02:00+07:00')
    await tick()
    expect([await offerOf(sleeper), (await offerOf(owl))?.tanggal]).toEqual([null, NINE])
  })
})

test('a place that begins within half an hour, or that no one can take, is public', async () => {
  const soon = await clinic()
  await waiting(soon)
  at('2026-11-25T08:31:00+07:00')
  await cancel(soon)
  expect(await placesOf(soon)).toEqual([])
  at(START.toISOString())
  const of = await clinic()
  await waiting(of, { hari: ['Kamis'] })
  await waiting(of, { jam_dari: '13:00' })
  await cancel(of)
  expect(await placesOf(of)).toMatchObject([{ jenis: 'sisih' }])
  at(AFTER_UNDO)
  await tick()
  expect(await placesOf(of)).toEqual([])
})

test('after every process is dead the place is public by itself', async () => {
  const of = await clinic()
  await waiting(of)
  await cancel(of)
  const stranger = await make.person(5)
  at('2026-11-23T07:02:59+07:00')
  expect(await book(stranger, of)).toMatchObject({ code: 'SLOT_TAKEN' })
  at('2026-11-23T07:03:00+07:00')
  expect((await book(stranger, of)).status).toBe(201)
})
