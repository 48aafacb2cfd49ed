import { insertCuti } from '@sehati/contract/absence/cuti.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, sharedServer } from '../../../test/server.ts'

const { db, call, make, at } = await sharedServer()
const book = makeBook(call)
beforeEach(() => at(START.toISOString()))
type Who = { token: string }
const cancel = (who: Who, jadwalid: number) =>
  call(who, api.cancelKonsultasi, { query: { jadwalid }, body: { alasan: 'Salah tekan' } })
const undo = (who: Who, jadwalid: number) => call(who, api.urungkanBatal, { query: { jadwalid } })

async function cancelled(status = 'disetujui') {
  const patient = await make.person(5)
  const made = await make.booked(patient, { status })
  expect((await cancel(patient, made.jadwal_id)).status).toBe(200)
  return { patient, ...made }
}

test.each(['diajukan', 'menunggu', 'disetujui'])('restores the status %s, and records it', async (status) => {
  const { patient, jadwal_id, session } = await cancelled(status)
  at('2026-11-23T07:01:00+07:00')
  const reply = await undo(patient, jadwal_id)
  expect(reply).toMatchObject({ status: 200, message: api.urungkanBatal.message })
  expect(reply.data).toMatchObject({ status, keluhan: 'Pusing', tanggal: '2026-11-25T09:00:00+07:00' })
  const moves = (await call(patient, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).data
  expect(moves.at(-1)).toMatchObject({ dari: 'dibatalkan', ke: status, oleh: patient.name, jadwal_baru: null })
  expect(await db.row(sql`select alasan_batal from konsultasi where jadwal_id = ${jadwal_id}`)).toEqual({
    alasan_batal: null,
  })
  expect(await book(await make.person(5), session)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
})

test('it may be cancelled and taken back again, each time with its former status', async () => {
  const { patient, jadwal_id, tenaga } = await cancelled('diajukan')
  await undo(patient, jadwal_id)
  const answer = { status: 'disetujui', initial_consult: 'Ya' }
  await call(tenaga, api.updateKonsultasi, { query: { jadwalid: jadwal_id }, body: answer })
  await cancel(patient, jadwal_id)
  expect((await undo(patient, jadwal_id)).data.status).toBe('disetujui')
})

describe('refused, and it stays cancelled', () => {
  const refused = async (who: Who, jadwal_id: number, status: number, code: keyof typeof messages) => {
    const reply = await undo(who, jadwal_id)
    expect([reply.status, reply.code, reply.message]).toEqual([status, code, messages[code].isi])
    expect(await db.row(sql`select status from konsultasi where jadwal_id = ${jadwal_id}`)).toEqual({
      status: 'dibatalkan',
    })
  }

  test('after a minute', async () => {
    const { patient, jadwal_id } = await cancelled()
    at('2026-11-23T07:01:00.001+07:00')
    await refused(patient, jadwal_id, 409, 'UNDO_EXPIRED')
  })

  test('when another person cancelled it', async () => {
    const patient = await make.person(5)
    const { jadwal_id } = await make.booked(patient)
    const body = { status: 'dibatalkan' }
    await call(await make.person(1), api.updateKonsultasi, { query: { jadwalid: jadwal_id }, body })
    await refused(patient, jadwal_id, 409, 'UNDO_EXPIRED')
  })

  test('when it has started', async () => {
    const patient = await make.person(5)
    const { jadwal_id } = await make.booked(patient)
    at('2026-11-25T08:59:30+07:00')
    const now = { token: await make.signIn(patient.user_id) }
    await cancel(now, jadwal_id)
    at('2026-11-25T09:00:00+07:00')
    await refused(now, jadwal_id, 409, 'UNDO_STARTED')
  })

  test('when the slot is another’s', async () => {
    const { patient, jadwal_id, session } = await cancelled()
    expect((await book(await make.person(5), session)).status).toBe(201)
    await refused(patient, jadwal_id, 409, 'SLOT_TAKEN')
  })

  test('when the patient has another appointment by now', async () => {
    const { patient, jadwal_id } = await cancelled()
    expect((await book(patient, await make.sesi((await make.profesional()).profesional_id))).status).toBe(201)
    await refused(patient, jadwal_id, 409, 'PATIENT_BUSY')
  })

  test('when they requested another time of the same professional', async () => {
    const { patient, jadwal_id, tenaga } = await cancelled('diajukan')
    const friday = await make.sesi(tenaga.profesional_id, { hari: 'Jumat', sesi: 5 })
    expect((await book(patient, friday, { tanggal: '2026-11-27' })).status).toBe(201)
    await refused(patient, jadwal_id, 409, 'ALREADY_REQUESTED')
  })

  test('when the professional took leave meanwhile', async () => {
    const { patient, jadwal_id, tenaga } = await cancelled()
    await call(tenaga, insertCuti, { body: { dari: '2026-11-25', sampai: '2026-11-25', catatan: '' } })
    await refused(patient, jadwal_id, 422, 'PROFESSIONAL_AWAY')
  })

  test.each([
    ['closed', sql`is_available = false`],
    ['moved to other hours', sql`jam_mulai = '10:00', jam_selesai = '11:00'`],
    ['moved to another day', sql`hari = 'Senin'`],
  ])('when the session was %s', async (_, change) => {
    const { patient, jadwal_id, session } = await cancelled()
    await db.rows(sql`update jadwal_tenaga set ${change} where jadwal_tenaga_id = ${session.id}`)
    await refused(patient, jadwal_id, 422, 'SLOT_INVALID')
  })

  test('the reason is the session where both the session and the day are closed', async () => {
    const { patient, jadwal_id, session, tenaga } = await cancelled()
    await db.rows(sql`update jadwal_tenaga set is_available = false where jadwal_tenaga_id = ${session.id}`)
    await make.cuti(tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-25' })
    await refused(patient, jadwal_id, 422, 'SLOT_INVALID')
  })

  test('by any other user, to whom it does not exist', async () => {
    const { jadwal_id, tenaga } = await cancelled()
    await refused(await make.person(5), jadwal_id, 404, 'NOT_FOUND')
    await refused(tenaga, jadwal_id, 403, 'FORBIDDEN')
    await refused(await make.person(1), jadwal_id, 403, 'FORBIDDEN')
  })
})

test('one that is not cancelled cannot be taken back, and none twice', async () => {
  const { patient, jadwal_id } = await cancelled()
  expect((await undo(patient, jadwal_id)).status).toBe(200)
  expect(await undo(patient, jadwal_id)).toMatchObject({ status: 409, code: 'NOT_CANCELLED' })
})
