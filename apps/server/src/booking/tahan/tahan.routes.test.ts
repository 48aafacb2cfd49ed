import * as api from '@sehati/contract/booking/tahan.endpoints'
import { bookKonsultasi, rescheduleKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listKetersediaan, listSlotTerdekatTenaga } from '@sehati/contract/schedule/ketersediaan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { db, call, make, at } = await startServer()
const WEDNESDAY = '2026-11-25'
const later = (ms: number) => at(new Date(START.getTime() + ms).toISOString())
const MINUTE = 60_000

type Who = { token: string; user_id: number }
type Session = { id: number; profesional_id: number }

beforeEach(() => later(0))

/** A professional with two sessions on Wednesday, and two patients. */
async function clinic() {
  const { profesional_id } = await make.profesional()
  const nine = await make.sesi(profesional_id)
  const ten = await make.sesi(profesional_id, { sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
  return { profesional_id, nine, ten, ani: await make.person(5), budi: await make.person(4) }
}
const ask = ({ id, profesional_id }: Session, tanggal = WEDNESDAY) => ({
  profesional_id,
  jadwal_tenaga_id: id,
  tanggal,
})
const hold = (who: Who, session: Session, tanggal = WEDNESDAY) =>
  call(who, api.insertTahan, { body: ask(session, tanggal) })
const book = (who: Who, session: Session) => call(who, bookKonsultasi, { body: askFor(session) })
const slotOf = async (who: Who, { id, profesional_id }: Session) => {
  const query = { profid: profesional_id, hari: 'Rabu', tanggal: WEDNESDAY }
  return (await call(who, listSlotHari, { query })).data.find((slot: { id: number }) => slot.id === id)
}
const left = async (who: Who, profid: number) =>
  (await call(who, listKetersediaan, { query: { profid, dari: WEDNESDAY, sampai: WEDNESDAY } })).data[0].sisa

test('a held slot is taken for others until it ends, and free for its holder', async () => {
  const { ani, budi, nine, profesional_id } = await clinic()
  const held = await hold(ani, nine)
  expect(held).toMatchObject({
    status: 201,
    data: { ...ask(nine), jam_mulai: '09:00:00', jam_selesai: '10:00:00', habis_pada: '2026-11-23T07:05:00+07:00' },
  })
  expect((await call(ani, api.getTahan)).data).toEqual(held.data)
  expect((await call(budi, api.getTahan)).data).toBeNull()
  expect(await slotOf(ani, nine)).toMatchObject({ is_available: 1, milik_saya: true, ditahan_sampai: null })
  expect(await slotOf(budi, nine)).toMatchObject({
    is_available: 0,
    milik_saya: false,
    ditahan_sampai: held.data.habis_pada,
  })
  expect([await left(ani, profesional_id), await left(budi, profesional_id)]).toEqual([2, 1])
  const soonest = (await call(null, listSlotTerdekatTenaga)).data as { profesional_id: number; jam_mulai: string }[]
  expect(soonest.find((slot) => slot.profesional_id === profesional_id)?.jam_mulai).toBe('10:00:00')

  expect(await book(budi, nine)).toMatchObject({
    status: 409,
    code: 'SLOT_TAKEN',
    message: 'Slot ini sedang ditahan orang lain sampai 07.05. Pilih waktu lain atau tunggu sebentar.',
    data: { ditahan_sampai: held.data.habis_pada },
  })
  expect(await hold(budi, nine)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  expect((await book(ani, nine)).status).toBe(201)
  expect((await call(ani, api.getTahan)).data).toBeNull()
  expect(await slotOf(budi, nine)).toMatchObject({ is_available: 0, ditahan_sampai: null })
})

test('the same slot again is the same hold, and not a longer one', async () => {
  const { ani, nine } = await clinic()
  const first = await hold(ani, nine)
  later(4 * MINUTE)
  expect((await hold(ani, nine)).data).toEqual(first.data)
})

test('a hold ends at its instant, and not a millisecond before', async () => {
  const { ani, budi, nine } = await clinic()
  await hold(ani, nine)
  later(5 * MINUTE - 1)
  expect((await book(budi, nine)).status).toBe(409)
  expect((await slotOf(budi, nine)).is_available).toBe(0)
  later(5 * MINUTE)
  expect((await slotOf(budi, nine)).is_available).toBe(1)
  expect((await book(budi, nine)).status).toBe(201)
})

test('another patient can hold a slot as soon as its hold has ended', async () => {
  const { ani, budi, nine } = await clinic()
  await hold(ani, nine)
  later(5 * MINUTE)
  expect((await hold(budi, nine)).status).toBe(201)
  expect((await call(ani, api.getTahan)).data).toBeNull()
})

test('another slot replaces the hold; a refused one leaves it', async () => {
  const { ani, budi, nine, ten } = await clinic()
  await hold(ani, nine)
  await book(budi, ten)
  expect((await hold(ani, ten)).code).toBe('SLOT_TAKEN')
  expect((await slotOf(budi, nine)).is_available).toBe(0)
  const eleven = await make.sesi(nine.profesional_id, { sesi: 3, jam_mulai: '11:00:00', jam_selesai: '12:00:00' })
  expect((await hold(ani, eleven)).status).toBe(201)
  expect((await slotOf(budi, nine)).is_available).toBe(1)
  expect((await call(ani, api.getTahan)).data.jadwal_tenaga_id).toBe(eleven.id)
})

test('a released hold frees the slot, and can be taken again at once', async () => {
  const { ani, budi, nine } = await clinic()
  const { tahan_id } = (await hold(ani, nine)).data
  expect((await call(budi, api.removeTahan, { query: { id: tahan_id } })).code).toBe('NOT_FOUND')
  expect((await call(ani, api.removeTahan, { query: { id: tahan_id } })).status).toBe(200)
  expect((await call(ani, api.removeTahan, { query: { id: tahan_id } })).code).toBe('NOT_FOUND')
  expect((await slotOf(budi, nine)).is_available).toBe(1)
  expect((await hold(ani, nine)).status).toBe(201)
})

test('a consultation is no hold that could be released', async () => {
  const { ani, nine } = await clinic()
  const { jadwal_id } = (await book(ani, nine)).data
  expect((await call(ani, api.removeTahan, { query: { id: jadwal_id } })).code).toBe('NOT_FOUND')
})

test('a hold follows the rules of booking', async () => {
  const { ani, budi, nine, ten } = await clinic()
  expect((await hold(ani, nine, '2026-11-26')).code).toBe('SLOT_INVALID')
  expect((await hold(ani, nine, '2027-11-24')).code).toBe('DATE_OUTSIDE_WINDOW')
  expect((await hold(ani, { ...nine, id: 2_000_000_000 })).code).toBe('SLOT_INVALID')
  await book(ani, nine)
  expect((await hold(ani, ten)).code).toBe('ALREADY_REQUESTED')
  const other = await make.sesi((await make.profesional()).profesional_id)
  expect((await hold(ani, other)).code).toBe('PATIENT_BUSY')
  await db.rows(sql`insert into hari_libur (tanggal, nama, jenis) values (${WEDNESDAY}, 'Libur', 'libur kampus')`)
  expect((await hold(budi, ten)).code).toBe('CLINIC_CLOSED')
  await db.rows(sql`delete from hari_libur where tanggal = ${WEDNESDAY}`)
})

test('a slot whose hold ran out is not held again by the same patient for ten minutes, but can be booked', async () => {
  const { ani, nine } = await clinic()
  await hold(ani, nine)
  later(5 * MINUTE)
  expect(await hold(ani, nine)).toMatchObject({ status: 429, code: 'HOLD_TOO_OFTEN' })
  later(15 * MINUTE - 1)
  expect((await hold(ani, nine)).code).toBe('HOLD_TOO_OFTEN')
  later(15 * MINUTE)
  expect((await hold(ani, nine)).status).toBe(201)
  later(21 * MINUTE)
  expect((await book(ani, nine)).status).toBe(201)
})

test('the thirteenth hold within an hour is refused', async () => {
  const { ani, nine, ten } = await clinic()
  for (let n = 0; n < 12; n++) expect((await hold(ani, n % 2 ? ten : nine)).status).toBe(201)
  expect((await hold(ani, nine)).code).toBe('HOLD_TOO_OFTEN')
  // The last one stays.
  expect((await call(ani, api.getTahan)).data.jadwal_tenaga_id).toBe(ten.id)
})

test('a move takes the patient’s own hold, and not that of another', async () => {
  const { ani, budi, nine, ten } = await clinic()
  const { jadwal_id } = (await book(ani, nine)).data
  const move = (who: Who) =>
    call(who, rescheduleKonsultasi, {
      query: { jadwalid: jadwal_id },
      body: { jadwal_tenaga_id: ten.id, tanggal: WEDNESDAY },
    })
  const { tahan_id } = (await hold(budi, ten)).data
  expect((await move(ani)).code).toBe('SLOT_TAKEN')
  await call(budi, api.removeTahan, { query: { id: tahan_id } })
  expect((await move(ani)).status).toBe(200)
  expect((await slotOf(budi, nine)).is_available).toBe(1)
})

test('an account that is closed holds nothing', async () => {
  const { ani, budi, nine } = await clinic()
  await hold(ani, nine)
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${ani.user_id}`)
  expect((await slotOf(budi, nine)).is_available).toBe(1)
})

test('the database refuses a live consultation without its place, and a place without its consultation', async () => {
  const { ani, nine } = await clinic()
  const { jadwal_id } = (await book(ani, nine)).data
  const refused = (statement: ReturnType<typeof sql>) => expect(db.rows(statement)).rejects.toThrow()
  await refused(sql`delete from tempat where tempat_id = ${jadwal_id}`)
  await refused(sql`update tempat set sampai = sampai + interval '1 hour' where tempat_id = ${jadwal_id}`)
  await refused(sql`
    insert into tempat (jenis, profesional_id, user_id, dari, sampai)
    select 'konsultasi', profesional_id, user_id, dari + interval '1 day', sampai + interval '1 day' from tempat
    where tempat_id = ${jadwal_id}`)
  await refused(sql`
    insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
      use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at, jawab_sebelum)
    select nextval('konsultasi_id'), jadwal_tenaga_id, profesional_id, ${(await make.person(5)).user_id}, mulai + interval '7 days',
      selesai + interval '7 days', sesi, metode_konsultasi, use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at,
      updated_at from konsultasi where jadwal_id = ${jadwal_id}`)
})
