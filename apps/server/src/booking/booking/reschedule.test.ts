import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, sharedServer } from '../../../test/server.ts'

const { db, call, make, at } = await sharedServer()
const book = makeBook(call)
type Session = { id: number; profesional_id: number }

const move = (who: { token: string }, jadwalid: number, to: Session, tanggal: string) =>
  call(who, api.rescheduleKonsultasi, { query: { jadwalid }, body: { jadwal_tenaga_id: to.id, tanggal } })
const read = async (who: { token: string }, jadwalid: number): Promise<Konsultasi> =>
  (await call(who, api.getKonsultasi, { query: { jadwalid } })).data

/** A patient's consultation on Wednesday, and another free session of the same professional on Thursday. */
async function moveable(status = 'diajukan') {
  const patient = await make.person(5)
  const { jadwal_id, tenaga, session } = await make.booked(patient, { status })
  const thursday = await make.sesi(tenaga.profesional_id, {
    hari: 'Kamis',
    sesi: 4,
    jam_mulai: '13:00:00',
    jam_selesai: '14:00:00',
  })
  return { patient, jadwal_id, tenaga, session, thursday }
}

test.each(['diajukan', 'menunggu', 'disetujui'])('moves one that is %s, as a new request', async (status) => {
  const { patient, jadwal_id, session, thursday } = await moveable(status)
  const reply = await move(patient, jadwal_id, thursday, '2026-11-26T00:00:00+07:00')
  expect(reply).toMatchObject({ status: 200, message: 'Jadwal diubah.' })
  expect(reply.data).toMatchObject({
    jadwal_id,
    jadwal_tenaga_id: thursday.id,
    tanggal: '2026-11-26T13:00:00+07:00',
    status: 'diajukan',
    hari: 'Kamis',
    sesi: 4,
    jam_mulai: '13:00:00',
    jam_selesai: '14:00:00',
    keluhan: 'Pusing',
  })
  // The old slot is free, the new one is taken.
  const others = [await make.person(5), await make.person(5)] as const
  expect((await book(others[0], session)).status).toBe(201)
  expect(await book(others[1], thursday, { tanggal: '2026-11-26' })).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  const moves = (await call(patient, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).data
  expect(moves).toEqual([
    expect.objectContaining({ dari: null, ke: status, jadwal_lama: null, jadwal_baru: null }),
    {
      dari: status,
      ke: 'diajukan',
      oleh: patient.name,
      waktu: '2026-11-23T07:00:00+07:00',
      jadwal_lama: '2026-11-25T09:00:00+07:00',
      jadwal_baru: '2026-11-26T13:00:00+07:00',
      metode_lama: null,
      metode_baru: null,
    },
  ])
})

test.each(['diajukan', 'menunggu', 'disetujui'])('moving to the very same slot changes nothing: %s', async (status) => {
  const { patient, jadwal_id, session } = await moveable(status)
  const before = await read(patient, jadwal_id)
  const events = () => db.rows(sql`select from peristiwa where jadwal_id = ${jadwal_id}`)
  const eventsBefore = (await events()).length
  at('2026-11-23T08:00:00+07:00')
  const reply = await move(patient, jadwal_id, session, '2026-11-25')
  expect(reply).toMatchObject({ status: 200, data: before })
  expect(await read(patient, jadwal_id)).toEqual(before)
  expect((await events()).length).toBe(eventsBefore)
  at(START.toISOString())
})

test('the very same slot under an hour that it does not have is refused', async () => {
  const { patient, jadwal_id, session } = await moveable('disetujui')
  const body = { jadwal_tenaga_id: session.id, tanggal: '2026-11-25', jam_mulai: '08:00' }
  const reply = await call(patient, api.rescheduleKonsultasi, { query: { jadwalid: jadwal_id }, body })
  expect(reply).toMatchObject({ status: 409, code: 'SLOT_INVALID' })
})

test('a session of another professional is refused', async () => {
  const { patient, jadwal_id } = await moveable()
  const theirs = await make.sesi((await make.profesional()).profesional_id, { hari: 'Kamis' })
  expect(await move(patient, jadwal_id, theirs, '2026-11-26')).toMatchObject({ status: 422, code: 'SLOT_INVALID' })
})

describe('refused, and nothing changes', () => {
  async function unchanged(
    patient: { token: string },
    jadwal_id: number,
    act: () => Promise<{ status: number; code: string | undefined }>,
  ) {
    const before = await read(patient, jadwal_id)
    const { status, code } = await act()
    expect(await read(patient, jadwal_id)).toEqual(before)
    return [status, code]
  }

  test('to a taken slot', async () => {
    const { patient, jadwal_id, session, thursday } = await moveable()
    const other = await make.person(5)
    await book(other, thursday, { tanggal: '2026-11-26' })
    expect(await unchanged(patient, jadwal_id, () => move(patient, jadwal_id, thursday, '2026-11-26'))).toEqual([
      409,
      'SLOT_TAKEN',
    ])
    expect(await book(await make.person(5), session)).toMatchObject({ code: 'SLOT_TAKEN' })
  })

  test('to a time at which the patient is elsewhere', async () => {
    const { patient, jadwal_id, thursday } = await moveable()
    const { profesional_id } = await make.profesional()
    const elsewhere = await make.sesi(profesional_id, { hari: 'Kamis', jam_mulai: '13:30:00', jam_selesai: '15:00:00' })
    expect((await book(patient, elsewhere, { tanggal: '2026-11-26' })).status).toBe(201)
    expect(await unchanged(patient, jadwal_id, () => move(patient, jadwal_id, thursday, '2026-11-26'))).toEqual([
      409,
      'PATIENT_BUSY',
    ])
  })

  test('an approved one while another request to the same professional is open', async () => {
    const { patient, jadwal_id, tenaga, thursday } = await moveable('disetujui')
    const friday = await make.sesi(tenaga.profesional_id, { hari: 'Jumat', sesi: 5 })
    expect((await book(patient, friday, { tanggal: '2026-11-27' })).status).toBe(201)
    expect(await unchanged(patient, jadwal_id, () => move(patient, jadwal_id, thursday, '2026-11-26'))).toEqual([
      409,
      'ALREADY_REQUESTED',
    ])
  })

  test.each([
    ['outside the window', '2026-12-03', 'DATE_OUTSIDE_WINDOW'],
    ['before the common era', '0000-01-06', 'DATE_OUTSIDE_WINDOW'],
    ['to another weekday', '2026-11-27', 'SLOT_INVALID'],
  ])('%s', async (_, tanggal, code) => {
    const { patient, jadwal_id, thursday } = await moveable()
    expect(await unchanged(patient, jadwal_id, () => move(patient, jadwal_id, thursday, tanggal))).toEqual([422, code])
  })

  test.each([
    ['a closed session', sql`update jadwal_tenaga set is_available = false where jadwal_tenaga_id = `, 'session'],
    ['a deactivated professional', sql`update users set status_user = 'nonaktif' where user_id = `, 'tenaga'],
  ] as const)('to %s', async (_, change, whose) => {
    const { patient, jadwal_id, thursday, tenaga } = await moveable()
    await db.rows(sql`${change}${whose === 'session' ? thursday.id : tenaga.user_id}`)
    expect(await unchanged(patient, jadwal_id, () => move(patient, jadwal_id, thursday, '2026-11-26'))).toEqual([
      422,
      'SLOT_INVALID',
    ])
  })

  test('to a session that has started today', async () => {
    const { patient, jadwal_id, tenaga } = await moveable()
    const monday = await make.sesi(tenaga.profesional_id, {
      hari: 'Senin',
      sesi: 6,
      jam_mulai: '06:00:00',
      jam_selesai: '08:00:00',
    })
    expect(await unchanged(patient, jadwal_id, () => move(patient, jadwal_id, monday, '2026-11-23'))).toEqual([
      422,
      'SLOT_INVALID',
    ])
  })

  test('at and after its own start', async () => {
    const { patient, jadwal_id, thursday } = await moveable('disetujui')
    at('2026-11-25T09:00:00+07:00')
    const answer = await unchanged(patient, jadwal_id, () => move(patient, jadwal_id, thursday, '2026-11-26'))
    at(START.toISOString())
    expect(answer).toEqual([409, 'TOO_LATE'])
  })

  test.each(['dibatalkan', 'selesai'])('when it is %s', async (status) => {
    const { patient, jadwal_id, thursday } = await moveable(status)
    expect(await unchanged(patient, jadwal_id, () => move(patient, jadwal_id, thursday, '2026-11-26'))).toEqual([
      409,
      'NOT_OPEN',
    ])
  })

  test('by another patient', async () => {
    const { patient, jadwal_id, thursday, tenaga } = await moveable()
    const stranger = await make.person(5)
    expect(await unchanged(patient, jadwal_id, () => move(stranger, jadwal_id, thursday, '2026-11-26'))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(await unchanged(patient, jadwal_id, () => move(tenaga, jadwal_id, thursday, '2026-11-26'))).toEqual([
      403,
      'FORBIDDEN',
    ])
  })
})
