import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/desk/pasien.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { HARI, makeAntrean } from '../../../test/antrean.ts'
import { START, sharedServer } from '../../../test/server.ts'

// A desk sends a booking again after a double tap or a lost response.

const server = await sharedServer()
const { db, call, make, at } = server
const { petugas, klinik, tenagaDi } = makeAntrean(server)
const clerk = await petugas()
beforeEach(() => at(START.toISOString()))

const key = (value: string) => ({ 'idempotency-key': value })
const reused = { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' }

/** A professional with two sessions this Monday, a patient, and the two ways to let the patient in, each with a key. */
async function meja(who = clerk) {
  const tenaga = await tenagaDi(await klinik())
  const [first, second] = [
    await make.sesi(tenaga.profesional_id, { hari: 'Senin' }),
    await make.sesi(tenaga.profesional_id, { hari: 'Senin', sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' }),
  ]
  const patient = await make.person(5)
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id }
  const order = { ...of, jadwal_tenaga_id: first.id, tanggal: HARI, jam_mulai: '09:00', metode_konsultasi: 'offline' }
  const pesan = (kunci: string, change: object = {}) =>
    call(who, api.insertKonsultasiLoket, { body: { ...order, ...change }, headers: key(kunci) })
  const masuk = (kunci: string, change: object = {}) =>
    call(who, api.insertAntrean, { body: { ...of, ...change }, headers: key(kunci) })
  const kept = () =>
    db.row<{ visits: number; numbers: number }>(sql`
      select (select count(*)::int from konsultasi where profesional_id = ${of.profesional_id}) as visits,
        (select count(*)::int from antrean where profesional_id = ${of.profesional_id}) as numbers`)
  return { second, patient, pesan, masuk, kept }
}

test('a booking that the desk sends again returns the first one, also after the patient has cancelled it', async () => {
  const { patient, pesan, kept } = await meja()
  const first = await pesan('pesan-1')
  expect(first.status).toBe(201)
  expect(await pesan('pesan-1')).toMatchObject({ status: 201, data: first.data })
  const query = { jadwalid: first.data.jadwal_id }
  expect((await call(patient, cancelKonsultasi, { query, body: {} })).status).toBe(200)
  const { jadwal_id } = first.data
  expect(await pesan('pesan-1')).toMatchObject({ status: 201, data: { jadwal_id, status: 'dibatalkan' } })
  expect(await kept()).toEqual({ visits: 1, numbers: 0 })
})

test('two equal bookings at once are one', async () => {
  const { pesan, kept } = await meja()
  const [a, b] = await Promise.all([pesan('ketuk'), pesan('ketuk')])
  expect([a.status, b.status]).toEqual([201, 201])
  expect(b.data).toEqual(a.data)
  expect(await kept()).toEqual({ visits: 1, numbers: 0 })
})

test('a person who is let in again by the same request keeps the number, one after the other or at once', async () => {
  const { masuk, kept } = await meja()
  const [a, b] = await Promise.all([masuk('masuk'), masuk('masuk')])
  expect([a.status, b.status]).toEqual([201, 201])
  expect(a.data.antrean.nomor).toBe(1)
  expect(b.data).toEqual(a.data)
  expect(await masuk('masuk')).toMatchObject({ status: 201, data: a.data })
  expect(await kept()).toEqual({ visits: 1, numbers: 1 })
  // Another request is about a person who waits already.
  expect(await masuk('masuk-2')).toMatchObject({ status: 409, code: 'QUEUE_TWICE' })
})

test('a key is of one request: another person, time or way is refused, and nothing is booked', async () => {
  const { second, pesan, masuk, kept } = await meja()
  const { user_id } = await make.person(5)
  expect((await pesan('satu')).status).toBe(201)
  expect(await pesan('satu', { user_id })).toMatchObject(reused)
  expect(await pesan('satu', { jadwal_tenaga_id: second.id, jam_mulai: '10:00' })).toMatchObject(reused)
  expect(await masuk('satu', { user_id })).toMatchObject(reused)
  expect(await kept()).toEqual({ visits: 1, numbers: 0 })
})

test('a key belongs to its clerk', async () => {
  const own = await meja()
  const other = await meja(await petugas())
  expect((await own.masuk('sama')).status).toBe(201)
  expect((await other.masuk('sama')).status).toBe(201)
  expect([await own.kept(), await other.kept()]).toEqual([
    { visits: 1, numbers: 1 },
    { visits: 1, numbers: 1 },
  ])
})
