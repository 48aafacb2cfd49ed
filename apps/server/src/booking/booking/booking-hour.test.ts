import { resolveCuti } from '@sehati/contract/absence/cuti.endpoints'
import { pindahTautan } from '@sehati/contract/booking/tautan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { sharedServer } from '../../../test/server.ts'
import { makeTautan } from '../tautan/tautan.ts'

const { db, call, make, seal } = await sharedServer()
const book = makeBook(call)
const other = { status: 409, code: 'SLOT_INVALID' }

/** A session that started at 08.00 when the patient saw it, and starts at 13.00 now. */
async function edited() {
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id, { jam_mulai: '08:00:00', jam_selesai: '09:00:00' })
  await db.rows(sql`
    update jadwal_tenaga set jam_mulai = '13:00', jam_selesai = '14:00' where jadwal_tenaga_id = ${session.id}`)
  return { tenaga, session }
}
const countOf = async (session: { id: number }) =>
  (await db.rows(sql`select from konsultasi where jadwal_tenaga_id = ${session.id}`)).length

describe('a booking with the hour that the patient saw', () => {
  test('is refused where the session starts at another, and nothing is stored', async () => {
    const { session } = await edited()
    const seen = { tanggal: '2026-11-25T08:00:00+07:00', jam_mulai: '08:00' }
    const reply = await book(await make.person(5), session, seen)
    expect(reply).toMatchObject({ ...other, message: expect.stringContaining('13.00') })
    expect(await countOf(session)).toBe(0)
  })

  test.each(['13:00', '13:00:00'])('succeeds where the hour is the same: %s', async (jam_mulai) => {
    const { session } = await edited()
    const reply = await book(await make.person(5), session, { jam_mulai })
    expect(reply).toMatchObject({ status: 201, data: { jam_mulai: '13:00:00' } })
  })

  test('without an hour only the date counts, as specified', async () => {
    const { session } = await edited()
    const reply = await book(await make.person(5), session, { tanggal: '2026-11-25T08:00:00+07:00' })
    expect(reply).toMatchObject({ status: 201, data: { jam_mulai: '13:00:00' } })
  })

  test.each(['8', '25:00', '08:00:00+07:00', 8])('an invalid hour is refused: %j', async (jam_mulai) => {
    const { session } = await edited()
    const reply = await book(await make.person(5), session, { jam_mulai })
    expect(reply).toMatchObject({ status: 422, errors: [{ field: 'jam_mulai' }] })
  })

  test('the same request again returns the booking, also once the session has changed', async () => {
    const session = await make.sesi((await make.profesional()).profesional_id)
    const patient = await make.person(5)
    const headers = { 'idempotency-key': 'jam' }
    const first = await book(patient, session, { jam_mulai: '09:00' }, headers)
    await call(patient, api.cancelKonsultasi, { query: { jadwalid: first.data.jadwal_id }, body: {} })
    await db.rows(sql`update jadwal_tenaga set jam_mulai = '09:30' where jadwal_tenaga_id = ${session.id}`)
    const again = await book(patient, session, { jam_mulai: '09:00' }, headers)
    expect(again).toMatchObject({ status: 201, data: { jadwal_id: first.data.jadwal_id } })
  })
})

describe('the hour is checked too for', () => {
  const wrong = { jam_mulai: '08:00' }

  test('an admin’s booking', async () => {
    const { session } = await edited()
    const user_id = (await make.person(5)).user_id
    const by = async (hour: object) =>
      call(await make.person(1), api.insertKonsultasi, { body: { ...askFor(session, hour), user_id } })
    expect(await by(wrong)).toMatchObject(other)
    expect((await by({ jam_mulai: '13:00' })).status).toBe(201)
  })

  test.each(['patient', 'admin'] as const)('a move by the %s', async (who) => {
    const patient = await make.person(5)
    const { jadwal_id, tenaga } = await make.booked(patient)
    const thursday = await make.sesi(tenaga.profesional_id, {
      hari: 'Kamis',
      jam_mulai: '13:00:00',
      jam_selesai: '14:00:00',
    })
    const [mover, endpoint] =
      who === 'patient' ? [patient, api.rescheduleKonsultasi] : [await make.person(1), api.rescheduleKonsultasiAdmin]
    const to = { jadwal_tenaga_id: thursday.id, tanggal: '2026-11-26' }
    const move = (hour: object) => call(mover, endpoint, { query: { jadwalid: jadwal_id }, body: { ...to, ...hour } })
    expect(await move(wrong)).toMatchObject(other)
    expect(await move({ jam_mulai: '13:00' })).toMatchObject({
      status: 200,
      data: { tanggal: '2026-11-26T13:00:00+07:00' },
    })
  })

  test('a move by a mailed link', async () => {
    const { jadwal_id, tenaga } = await make.booked(await make.person(5))
    const thursday = await make.sesi(tenaga.profesional_id, {
      hari: 'Kamis',
      jam_mulai: '13:00:00',
      jam_selesai: '14:00:00',
    })
    const mulai = new Date('2026-11-25T09:00:00+07:00')
    const token = makeTautan(seal).sign({ tujuan: 'jadwal-ulang', jadwal_id, mulai, tanda: 0 })
    const to = { token, jadwal_tenaga_id: thursday.id, tanggal: '2026-11-26' }
    expect(await call(null, pindahTautan, { body: { ...to, ...wrong } })).toMatchObject(other)
    expect((await call(null, pindahTautan, { body: { ...to, jam_mulai: '13:00' } })).status).toBe(200)
  })

  test('a move out of a leave', async () => {
    const { jadwal_id, tenaga } = await make.booked(await make.person(5))
    const thursday = await make.sesi(tenaga.profesional_id, {
      hari: 'Kamis',
      jam_mulai: '13:00:00',
      jam_selesai: '14:00:00',
    })
    const cuti_id = await make.cuti(tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-25' })
    const one = { jadwal_id, tindakan: 'jadwal-ulang', jadwal_tenaga_id: thursday.id, tanggal: '2026-11-26' }
    const resolve = (hour: object) =>
      call(tenaga, resolveCuti, { body: { cuti_id, pesan: 'Maaf', tindakan: [{ ...one, ...hour }] } })
    expect(await resolve(wrong)).toMatchObject({
      status: 409,
      data: { ditolak: [{ jadwal_id, code: 'SLOT_INVALID' }] },
    })
    expect((await resolve({ jam_mulai: '13:00' })).status).toBe(200)
  })
})
