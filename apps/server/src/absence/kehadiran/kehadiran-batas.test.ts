import { setujuiAlihan } from '@sehati/contract/absence/alihan.endpoints'
import { insertKeberatanHadir, putKeberatanHadir } from '@sehati/contract/absence/kehadiran.endpoints'
import { ambilWaktu, putTawaranWaktu } from '@sehati/contract/absence/tawaran-waktu.endpoints'
import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeAlihan } from '../../../test/alihan.ts'
import { askFor, makeBook } from '../../../test/booking.ts'
import { makeAbsences } from '../../../test/kehadiran.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { hubungi } = makePeringatan(server)
const alihan = await makeAlihan(server)
const book = makeBook(call)
const absences = makeAbsences(server)
beforeEach(() => at(START.toISOString()))
const admin = await make.person(1)

/** A patient who missed three consultations, two, four and six days ago. */
async function limited() {
  const patient = await make.person(5)
  return { patient, missed: await absences(patient, [2, 4, 6]) }
}
const free = async (hari: 'Rabu' | 'Kamis' = 'Rabu') => make.sesi((await make.profesional()).profesional_id, { hari })
const KAMIS = { tanggal: '2026-11-26' }

test('a patient who missed three has one appointment at a time, and reads when that ends', async () => {
  const { patient } = await limited()
  expect(await book(patient, await free())).toMatchObject({ status: 201 })
  const again = await book(patient, await free('Kamis'), KAMIS)
  expect(again).toMatchObject({
    status: 409,
    code: 'BOOKING_LIMITED',
    message:
      'Saat ini Anda dapat memiliki satu janji dalam satu waktu, karena 3 janji terlewat. Batas ini berakhir sendiri pada 15 Februari 2027. Bila mendesak, hubungi loket atau gunakan bantuan segera.',
  })
  const session = await free('Kamis')
  const hold = { jadwal_tenaga_id: session.id, profesional_id: session.profesional_id, tanggal: '2026-11-26' }
  expect((await call(patient, insertTahan, { body: hold })).code).toBe('BOOKING_LIMITED')
})

test('two missed ones limit nothing', async () => {
  const patient = await make.person(5)
  await absences(patient, [2, 4])
  expect((await book(patient, await free())).status).toBe(201)
  expect((await book(patient, await free('Kamis'), KAMIS)).status).toBe(201)
})

test('of two bookings at once one succeeds', async () => {
  const { patient } = await limited()
  const [a, b] = [await free(), await free('Kamis')]
  const replies = await Promise.all([book(patient, a), book(patient, b, KAMIS)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(replies.map(({ code }) => code)).toContain('BOOKING_LIMITED')
})

test('the clinic books for the patient without a limit', async () => {
  const { patient } = await limited()
  await book(patient, await free())
  const body = askFor(await free('Kamis'), { ...KAMIS, user_id: patient.user_id })
  expect((await call(admin, api.insertKonsultasi, { body })).status).toBe(201)
})

test('a patient with an open alert is not limited', async () => {
  const { patient } = await limited()
  await book(patient, await free())
  await hubungi(patient)
  expect((await book(patient, await free('Kamis'), KAMIS)).status).toBe(201)
})

test('an appointment that is over leaves room, and an accepted objection lifts the limit', async () => {
  const { patient, missed } = await limited()
  await book(patient, await free())
  const jadwal_id = missed[0] as number
  await call(patient, insertKeberatanHadir, { body: { jadwal_id, alasan: 'Saya datang tepat waktu' } })
  expect((await book(patient, await free('Kamis'), KAMIS)).code).toBe('BOOKING_LIMITED')
  await call(admin, putKeberatanHadir, { body: { jadwal_id, putusan: 'diterima' } })
  expect((await book(patient, await free('Kamis'), KAMIS)).status).toBe(201)

  const other = await limited()
  await book(other.patient, await free())
  at('2026-11-25T12:00:00+07:00')
  expect((await book(other.patient, await free('Kamis'), KAMIS)).status).toBe(201)
})

test('at most seven days ahead: for a booking and for an own move, not for a move by the clinic', async () => {
  const { patient } = await limited()
  await db.rows(sql`update pengaturan set minggu_ke_depan = 2`)
  const session = await free()
  expect((await book(patient, session, { tanggal: '2026-12-02' })).code).toBe('BOOKING_LIMITED')
  const { data } = await book(patient, session)
  const query = { jadwalid: data.jadwal_id }
  const far = { jadwal_tenaga_id: session.id, tanggal: '2026-12-02' }
  expect((await call(patient, api.rescheduleKonsultasi, { query, body: far })).code).toBe('BOOKING_LIMITED')
  expect((await call(admin, api.rescheduleKonsultasiAdmin, { query, body: far })).status).toBe(200)
  const near = await make.sesi(session.profesional_id, { hari: 'Kamis' })
  const to = { jadwal_tenaga_id: near.id, tanggal: '2026-11-26' }
  expect((await call(patient, api.rescheduleKonsultasi, { query, body: to })).status).toBe(200)
  await db.rows(sql`update pengaturan set minggu_ke_depan = 0`)
})

test('a cancellation is not taken back beside another appointment', async () => {
  const { patient } = await limited()
  const first = await book(patient, await free())
  const query = { jadwalid: first.data.jadwal_id }
  await call(patient, api.cancelKonsultasi, { query, body: {} })
  expect((await book(patient, await free('Kamis'), KAMIS)).status).toBe(201)
  expect((await call(patient, api.urungkanBatal, { query })).code).toBe('BOOKING_LIMITED')
})

test('a patient takes a time that the professional offers, also one beyond the seven days', async () => {
  const { patient } = await limited()
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const { data } = await book(patient, session)
  const query = { jadwalid: data.jadwal_id }
  const waktu = [{ jadwal_tenaga_id: session.id, tanggal: '2026-12-09', jam_mulai: '09:00:00' }]
  const offered = await call(tenaga, putTawaranWaktu, { query, body: { waktu } })
  const body = { tawaran_waktu_id: offered.data.tawaran_waktu_id, nomor: 1 }
  expect(await call(patient, ambilWaktu, { query, body })).toMatchObject({
    status: 200,
    data: { tanggal: '2026-12-09T09:00:00+07:00' },
  })
})

test('a patient agrees to another professional beside an appointment that the clinic booked', async () => {
  const of = await alihan.clinic()
  await absences(of.pasien, [2, 4, 6])
  const body = askFor(await free(), { user_id: of.pasien.user_id, tanggal: '2026-11-25' })
  const other = await make.sesi((await make.profesional()).profesional_id, { hari: 'Jumat' })
  const friday = { ...body, jadwal_tenaga_id: other.id, profesional_id: other.profesional_id, tanggal: '2026-11-27' }
  expect((await call(admin, api.insertKonsultasi, { body: friday })).status).toBe(201)
  const { alihan_id } = (await alihan.offer(of)).data
  expect((await alihan.decide(of.pasien, setujuiAlihan, of.jadwal_id, alihan_id)).status).toBe(200)
})
