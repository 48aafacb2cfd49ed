import * as api from '@sehati/contract/absence/cuti.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { beforeEach, expect, test } from 'vitest'
import { askFor, makeBook } from '../../../test/booking.ts'
import { START, sharedServer } from '../../../test/server.ts'

const { call, make, at } = await sharedServer()
const book = makeBook(call)
beforeEach(() => at(START.toISOString()))

type Who = { token: string }
const take = (who: Who, body: object) => call(who, api.insertCuti, { body })
const list = async (who: Who) => (await call(who, api.listCuti)).data
const midweek = { dari: '2026-11-25', sampai: '2026-11-26' }

test('leave returns the scheduled consultations that it strands, and no others', async () => {
  const tenaga = await make.profesional(3)
  const [wednesday, thursday, friday] = [
    await make.sesi(tenaga.profesional_id),
    await make.sesi(tenaga.profesional_id, { hari: 'Kamis' }),
    await make.sesi(tenaga.profesional_id, { hari: 'Jumat' }),
  ]
  const taken = async (session: typeof wednesday, tanggal: string, status = 'diajukan') => {
    const { user_id } = await make.person(5)
    return make.konsultasi(
      { user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id },
      { tanggal, status },
    )
  }
  const later = await taken(thursday, '2026-11-26', 'disetujui')
  const sooner = await taken(wednesday, '2026-11-25')
  await taken(wednesday, '2026-11-25', 'dibatalkan')
  await taken(friday, '2026-11-27')
  await make.booked(await make.person(5))

  const reply = await take(tenaga, { ...midweek, catatan: '  Seminar  ' })
  expect(reply).toMatchObject({ status: 201, data: { ...midweek, catatan: 'Seminar' } })
  expect(reply.data.terdampak.map((k: { jadwal_id: number }) => k.jadwal_id)).toEqual([sooner, later])
  expect(await list(tenaga)).toEqual([reply.data])

  at('2026-11-25T09:00:00+07:00')
  expect((await list(tenaga))[0].terdampak.map((k: { jadwal_id: number }) => k.jadwal_id)).toEqual([later])
  at('2026-11-30T09:00:00+07:00')
  expect((await list(tenaga))[0].terdampak).toEqual([])
})

test('days of leave are refused to patients and admins alike, those beside them are not', async () => {
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const friday = await make.sesi(tenaga.profesional_id, { hari: 'Jumat' })
  const patient = await make.person(5)
  expect((await book(patient, friday, { tanggal: '2026-11-27' })).status).toBe(201)
  const { cuti_id } = (await take(tenaga, midweek)).data

  const away = { status: 422, code: 'PROFESSIONAL_AWAY', errors: [{ field: 'tanggal' }] }
  expect(await book(await make.person(4), session)).toMatchObject(away)
  const body = { ...askFor(session), user_id: (await make.person(5)).user_id }
  expect(await call(await make.person(1), konsultasi.insertKonsultasi, { body })).toMatchObject(away)
  const { jadwal_id } = (await call(patient, konsultasi.listRiwayat)).data[0]
  const move = { query: { jadwalid: jadwal_id }, body: { jadwal_tenaga_id: session.id, tanggal: '2026-11-25' } }
  expect(await call(patient, konsultasi.rescheduleKonsultasi, move)).toMatchObject(away)
  const other = await make.sesi((await make.profesional()).profesional_id)
  expect((await book(await make.person(5), other)).status).toBe(201)

  expect(await call(tenaga, api.removeCuti, { query: { id: cuti_id } })).toMatchObject({ status: 200, data: null })
  expect((await call(patient, konsultasi.rescheduleKonsultasi, move)).status).toBe(200)
})

test('a closed clinic is given as the reason before the leave', async () => {
  at('2026-12-21T07:00:00+07:00')
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id, { hari: 'Jumat' })
  await take(tenaga, { dari: '2026-12-21', sampai: '2026-12-31' })
  expect(await book(await make.person(5), session, { tanggal: '2026-12-25' })).toMatchObject({ code: 'CLINIC_CLOSED' })
})

test('the leaves of a professional do not overlap, and are listed latest first', async () => {
  const [tenaga, other] = [await make.profesional(), await make.profesional()]
  const first = (await take(tenaga, midweek)).data
  const overlap = { dari: '2026-11-26', sampai: '2026-11-30' }
  expect(await take(tenaga, overlap)).toMatchObject({ status: 409, code: 'LEAVE_OVERLAP' })
  expect((await take(other, overlap)).status).toBe(201)
  const next = (await take(tenaga, { dari: '2026-11-27', sampai: '2026-11-27' })).data
  expect(await list(tenaga)).toEqual([next, first])
})

test.each([
  ['sampai', { dari: '2026-11-26', sampai: '2026-11-25' }, 'VALIDATION_FAILED'],
  ['sampai', { dari: '2026-11-26', sampai: '2027-11-27' }, 'VALIDATION_FAILED'],
  ['sampai', { dari: '2026-11-01', sampai: '2026-11-22' }, 'LEAVE_IN_PAST'],
  ['dari', { dari: 'besok', sampai: '2026-11-26' }, 'VALIDATION_FAILED'],
  ['catatan', { ...midweek, catatan: 'x'.repeat(201) }, 'VALIDATION_FAILED'],
])('a wrong %s is refused', async (field, body, code) => {
  const reply = await take(await make.profesional(), body)
  expect([reply.status, reply.code, reply.errors?.[0]?.field]).toEqual([422, code, field])
})

test('a person who is no professional yet has no leave', async () => {
  const doctor = await make.person(2)
  expect(await take(doctor, midweek)).toMatchObject({ status: 404, code: 'PROFESSIONAL_NOT_FOUND' })
  expect(await list(doctor)).toEqual([])
})

test('no patient reads a professional’s note', async () => {
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  await take(tenaga, { ...midweek, catatan: 'Catatanpribadi' })
  const patient = await make.person(5)
  const replies = [
    await book(patient, session),
    await call(
      patient,
      { method: 'GET', path: '/api/users/ketersediaan' },
      { query: { profid: tenaga.profesional_id, ...midweek } },
    ),
  ]
  expect(replies[1]?.data).toMatchObject([{ alasan: 'cuti', keterangan: null }, { alasan: 'cuti' }])
  expect(JSON.stringify(replies)).not.toContain('Catatanpribadi')
})
