import {
  bookKonsultasi,
  cancelKonsultasi,
  insertKonsultasi,
  listRiwayat,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { sharedServer } from '../../../test/server.ts'

const { call, make, at } = await sharedServer()
const book = makeBook(call)
const session = async (change?: Parameters<typeof make.sesi>[1]) =>
  make.sesi((await make.profesional()).profesional_id, change)
const key = (value: string) => ({ 'idempotency-key': value })
const reused = { status: 422, code: 'IDEMPOTENCY_KEY_REUSED', message: messages.IDEMPOTENCY_KEY_REUSED.isi }

test('a repeated request returns the first one’s consultation, and there is only one', async () => {
  const patient = await make.person(5)
  const slot = await session()
  const first = await book(patient, slot, {}, key('kunci-1'))
  const again = await book(patient, slot, {}, key('kunci-1'))
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.data).toEqual(first.data)
  expect((await call(patient, listRiwayat)).data).toHaveLength(1)
})

test('a repetition is recognised by its meaning, not by its spelling', async () => {
  const patient = await make.person(5)
  const slot = await session()
  const first = await book(patient, slot, {}, key('k'))
  const again = await book(
    patient,
    slot,
    {
      tanggal: '2026-11-25T09:00:00+07:00',
      keluhan: ' Pusing sejak pagi ',
      status: 'diajukan',
      user_id: patient.user_id,
    },
    key('k'),
  )
  expect(again).toMatchObject({ status: 201, data: { jadwal_id: first.data.jadwal_id } })
})

test('the first result is returned also after the slot is past or the consultation cancelled', async () => {
  const patient = await make.person(5)
  const slot = await session()
  const { data } = await book(patient, slot, {}, key('k'))
  await call(patient, cancelKonsultasi, { query: { jadwalid: data.jadwal_id }, body: {} })
  expect(await book(patient, slot, {}, key('k'))).toMatchObject({
    status: 201,
    data: { jadwal_id: data.jadwal_id, status: 'dibatalkan' },
  })
  at('2026-11-27T07:00:00+07:00')
  expect(await book(patient, slot, {}, key('k'))).toMatchObject({ status: 201, data: { jadwal_id: data.jadwal_id } })
  at('2026-11-23T07:00:00+07:00')
})

test.each([
  ['complaint', async () => ({ keluhan: 'Batuk' })],
  ['method', async () => ({ metode_konsultasi: 'offline' })],
  ['payment', async () => ({ use_bpjs: 1 })],
  ['day', async () => ({ tanggal: '2026-11-26' })],
  [
    'slot',
    async () => {
      const other = await session({ hari: 'Kamis' })
      return { jadwal_tenaga_id: other.id, profesional_id: other.profesional_id, tanggal: '2026-11-26' }
    },
  ],
])('the same key with another %s is refused, and nothing else is booked', async (_, change) => {
  const patient = await make.person(5)
  const slot = await session()
  await book(patient, slot, {}, key('k'))
  const reply = await book(patient, slot, await change(), key('k'))
  expect(reply).toMatchObject({ ...reused, errors: [{ field: 'Idempotency-Key' }] })
  expect((await call(patient, listRiwayat)).data).toHaveLength(1)
})

test('a refused booking leaves its key free for another attempt', async () => {
  const patient = await make.person(5)
  const [taken, free] = [await session(), await session()]
  await book(await make.person(5), taken)
  expect(await book(patient, taken, {}, key('k'))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect((await book(patient, free, {}, key('k'))).status).toBe(201)
})

test('keys belong to their callers', async () => {
  const [one, two] = [await make.person(5), await make.person(4)]
  const [first, second] = [await session(), await session()]
  const a = await book(one, first, {}, key('sama'))
  const b = await book(two, second, {}, key('sama'))
  expect([a.status, b.status]).toEqual([201, 201])
  expect(b.data.jadwal_id).not.toBe(a.data.jadwal_id)
  // The same body with another's key is a new request: it does not reveal the other's booking.
  expect(await book(two, first, {}, key('sama'))).toMatchObject(reused)
})

test('an admin’s key distinguishes patients', async () => {
  const admin = await make.person(1)
  const [one, two] = [await make.person(5), await make.person(5)]
  const slot = await session()
  const insert = (user_id: number) =>
    call(admin, insertKonsultasi, { body: askFor(slot, { user_id }), headers: key('k') })
  const first = await insert(one.user_id)
  expect(await insert(one.user_id)).toMatchObject({ status: 201, data: { jadwal_id: first.data.jadwal_id } })
  expect(await insert(two.user_id)).toMatchObject(reused)
})

test.each(['', ' ', 'dua kata', 'ä', 'x'.repeat(201), 'a\tb'])('the key %j is refused', async (value) => {
  const reply = await book(await make.person(5), await session(), {}, key(value))
  expect(reply).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: [{ field: 'Idempotency-Key' }] })
})

test('the longest key works, and without a key nothing is stored', async () => {
  const patient = await make.person(5)
  const slot = await session()
  expect((await book(patient, slot, {}, key('x'.repeat(200)))).status).toBe(201)
  expect(await call(patient, bookKonsultasi, { body: askFor(slot) })).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
})
