import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/desk/antrean.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { HARI, makeAntrean } from '../../../test/antrean.ts'
import { START, sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, call, make, at } = server
const { petugas, klinik, tenagaDi, kunjungan, hadir, panggil } = makeAntrean(server)
const clerk = await petugas()
const jam = (waktu: string) => at(`${HARI}T${waktu}:00+07:00`)
beforeEach(() => at(START.toISOString()))

type Visit = Awaited<ReturnType<typeof kunjungan>>

/** A clinic with one professional. */
async function satu() {
  const klinik_id = await klinik()
  return { klinik_id, tenaga: await tenagaDi(klinik_id) }
}
const hari = async (klinik_id: number) => (await call(clerk, api.getHariLoket, { query: { klinik: klinik_id } })).data
const saya = async (patient: { token: string }) => (await call(patient, api.getAntrean)).data
/** The visit, as its patient sees it. */
const sebagai = ({ klinik_id, tenaga }: Awaited<ReturnType<typeof satu>>, jadwal_id: number, jam: number) => ({
  jadwal_id,
  klinik_id,
  nama_profesional: tenaga.name,
  jam_mulai: `${String(jam).padStart(2, '0')}:00:00`,
  jam_selesai: `${jam + 1}:00:00`,
  zona: 7,
})
const langkah = (endpoint: typeof api.mulaiAntrean | typeof api.kembaliAntrean, id: number) =>
  call(clerk, endpoint, { query: { id } })
const idOf = (reply: { data: { antrean: { antrean_id: number } | null } }) => reply.data.antrean?.antrean_id ?? 0

test('the day has who comes, with whom and when, and neither a complaint nor the kind of profession', async () => {
  const { klinik_id, tenaga } = await satu()
  const later = await kunjungan(tenaga, '10:00:00')
  const first = await kunjungan(tenaga, '09:00:00')
  const found = await hari(klinik_id)
  expect(found).toMatchObject({ klinik_id, tanggal: HARI })
  expect(found.kunjungan).toEqual([
    {
      jadwal_id: first.jadwal_id,
      name: first.patient.name,
      tanggal: `${HARI}T09:00:00+07:00`,
      status: 'disetujui',
      sebab_batal: null,
      profesional_id: tenaga.profesional_id,
      nama_profesional: tenaga.name,
      jam_mulai: '09:00:00',
      jam_selesai: '10:00:00',
      zona: 7,
      tiba_pada: null,
      antrean: null,
    },
    expect.objectContaining({ jadwal_id: later.jadwal_id }),
  ])
})

test('online visits, requests and other days are not in it', async () => {
  const { klinik_id, tenaga } = await satu()
  const [online, request] = [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
  await db.rows(sql`update konsultasi set metode_konsultasi = 'online' where jadwal_id = ${online.jadwal_id}`)
  await db.rows(sql`update konsultasi set status = 'menunggu' where jadwal_id = ${request.jadwal_id}`)
  expect((await hari(klinik_id)).kunjungan).toEqual([])
  expect(await hadir(clerk, { jadwal_id: online.jadwal_id })).toMatchObject({ status: 409, code: 'NOT_IN_PERSON' })
  expect(await hadir(clerk, { jadwal_id: request.jadwal_id })).toMatchObject({ status: 409, code: 'NOT_OPEN' })
})

test('an unknown clinic and an unknown visit are not found', async () => {
  expect(await call(clerk, api.getHariLoket, { query: { klinik: 2_000_000_000 } })).toMatchObject({ status: 404 })
  expect(await hadir(clerk, { jadwal_id: 2_000_000_000 })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('an arrival draws the next number, is seen by the patient, and is recorded', async () => {
  const at = await satu()
  const { klinik_id, tenaga } = at
  const [first, second] = [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
  jam('08:52')
  const reply = await hadir(clerk, { jadwal_id: first.jadwal_id })
  expect(reply).toMatchObject({ status: 201, message: 'Kehadiran tercatat.' })
  const antrean = { kode: 'A', nomor: 1, keadaan: 'menunggu', ruang: null }
  expect(reply.data).toMatchObject({ tiba_pada: `${HARI}T08:52:00+07:00`, antrean })
  expect((await hadir(clerk, { jadwal_id: second.jadwal_id })).data.antrean).toMatchObject({ nomor: 2 })
  expect(await saya(first.patient)).toEqual({
    ...sebagai(at, first.jadwal_id, 9),
    kode_hadir: null,
    antrean: { ...antrean, di_depan: 0, perkiraan: null },
  })
  expect((await saya(second.patient)).antrean).toMatchObject({ nomor: 2, di_depan: 1 })
  expect((await hari(klinik_id)).kunjungan.map((k: { antrean: { nomor: number } }) => k.antrean.nomor)).toEqual([1, 2])
  const trail = await db.rows(sql`
    select pelaku_id, subjek_id from jejak_baru where tindakan = 'atur' and objek = 'konsultasi' and objek_id = ${first.jadwal_id}`)
  expect(trail).toEqual([{ pelaku_id: clerk.user_id, subjek_id: first.patient.user_id }])
})

test('by the code that the patient sees in the last hour, however it is typed', async () => {
  const at = await satu()
  const { patient, jadwal_id } = await kunjungan(at.tenaga, '09:00:00')
  jam('07:59')
  expect(await saya(patient)).toEqual({ ...sebagai(at, jadwal_id, 9), kode_hadir: null, antrean: null })
  jam('08:00')
  const { kode_hadir } = await saya(patient)
  expect(kode_hadir).toMatch(/^[2-9A-Z]{6}$/)
  const typed = `${kode_hadir.slice(0, 3)} ${kode_hadir.slice(3)}`.toLowerCase()
  expect(await hadir(clerk, { kode: typed })).toMatchObject({ status: 201, data: { jadwal_id } })
  expect(await hadir(clerk, { kode: typed })).toMatchObject({ status: 409, code: 'CHECKED_IN' })
  expect(await hadir(clerk, { kode: 'OOOOOO' })).toMatchObject({ status: 404, code: 'CODE_INVALID' })
  expect((await saya(patient)).kode_hadir).toBeNull()
})

test.each([{}, { kode: '' }, { kode: 'ABCDEF', jadwal_id: 1 }])('%o names no visit', async (body) => {
  expect(await hadir(clerk, body)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
})

test('from two hours before the start until its end', async () => {
  const { tenaga } = await satu()
  const { jadwal_id } = await kunjungan(tenaga, '10:00:00')
  jam('07:59')
  expect(await hadir(clerk, { jadwal_id })).toMatchObject({ status: 409, code: 'ARRIVAL_EARLY' })
  jam('11:00')
  expect(await hadir(clerk, { jadwal_id })).toMatchObject({ status: 409, code: 'VISIT_OVER' })
  jam('08:00')
  expect((await hadir(clerk, { jadwal_id })).status).toBe(201)
})

test('whose hour has come is called before who came earlier; then one is inside at a time', async () => {
  const { tenaga } = await satu()
  const [nine, ten] = [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
  jam('08:30')
  await hadir(clerk, { jadwal_id: ten.jadwal_id })
  jam('09:05')
  await hadir(clerk, { jadwal_id: nine.jadwal_id })
  const first = await panggil(clerk, tenaga.profesional_id, '3')
  expect(first).toMatchObject({
    status: 200,
    data: { jadwal_id: nine.jadwal_id, antrean: { keadaan: 'dipanggil', ruang: '3' } },
  })
  expect((await saya(nine.patient)).antrean).toMatchObject({ keadaan: 'dipanggil', ruang: '3', di_depan: 0 })
  const second = await panggil(clerk, tenaga.profesional_id)
  expect(second.data.jadwal_id).toBe(ten.jadwal_id)
  expect(await panggil(clerk, tenaga.profesional_id)).toMatchObject({ status: 409, code: 'QUEUE_EMPTY' })

  expect(await langkah(api.mulaiAntrean, idOf(first))).toMatchObject({
    status: 200,
    data: { antrean: { keadaan: 'dilayani' } },
  })
  expect(await langkah(api.mulaiAntrean, idOf(second))).toMatchObject({ status: 409, code: 'ALREADY_SERVING' })
  expect(await langkah(api.mulaiAntrean, idOf(first))).toMatchObject({ status: 409, code: 'QUEUE_MOVED' })
  expect((await langkah(api.selesaiAntrean, idOf(first))).data.antrean.keadaan).toBe('selesai')
  expect(await saya(nine.patient)).toBeNull()
  expect((await langkah(api.mulaiAntrean, idOf(second))).status).toBe(200)
  expect(await langkah(api.mulaiAntrean, 2_000_000_000)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('who does not come waits at the end, the second time no more, and can come back with the same number', async () => {
  const { tenaga } = await satu()
  const [a, b] = [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
  jam('10:30')
  at(`${HARI}T09:59:00+07:00`)
  await hadir(clerk, { jadwal_id: a.jadwal_id })
  jam('10:01')
  await hadir(clerk, { jadwal_id: b.jadwal_id })
  const called = await panggil(clerk, tenaga.profesional_id)
  expect(called.data.jadwal_id).toBe(a.jadwal_id)
  jam('10:02')
  expect((await langkah(api.lewatiAntrean, idOf(called))).data.antrean).toMatchObject({ keadaan: 'menunggu', nomor: 1 })
  const next = await panggil(clerk, tenaga.profesional_id)
  expect(next.data.jadwal_id).toBe(b.jadwal_id)
  await panggil(clerk, tenaga.profesional_id)
  expect((await langkah(api.lewatiAntrean, idOf(called))).data.antrean.keadaan).toBe('lewat')
  expect(await panggil(clerk, tenaga.profesional_id)).toMatchObject({ code: 'QUEUE_EMPTY' })
  jam('10:10')
  expect((await langkah(api.kembaliAntrean, idOf(called))).data.antrean).toMatchObject({
    keadaan: 'menunggu',
    nomor: 1,
  })
  expect((await panggil(clerk, tenaga.profesional_id)).data.jadwal_id).toBe(a.jadwal_id)
})

test('how long it still takes is a range once someone was called, and not before', async () => {
  const { tenaga } = await satu()
  const visits = []
  for (const hour of ['09:00:00', '10:00:00', '11:00:00']) visits.push(await kunjungan(tenaga, hour))
  const [a, b, c] = visits as [Visit, Visit, Visit]
  jam('09:30')
  for (const { jadwal_id } of [a, b, c]) await hadir(clerk, { jadwal_id })
  const tunggu = async ({ patient }: Visit) => (await saya(patient)).antrean
  expect(await tunggu(c)).toMatchObject({ di_depan: 2, perkiraan: null })
  const called = await panggil(clerk, tenaga.profesional_id)
  await langkah(api.mulaiAntrean, idOf(called))
  jam('09:45')
  // Nothing was measured: an hour is planned, 15 minutes of it are over, and one person waits before.
  const before = (await tunggu(c)).perkiraan
  expect(before.dari).toBeLessThan(105)
  expect(before.sampai).toBeGreaterThan(105)
  jam('09:50')
  await langkah(api.selesaiAntrean, idOf(called))
  expect((await tunggu(c)).perkiraan.sampai).toBeLessThan(before.sampai)
  expect(await tunggu(b)).toMatchObject({ di_depan: 0, perkiraan: { dari: 0, sampai: 5 } })
})

test('a visit that is cancelled or moved leaves the queue, and its number is not given again', async () => {
  const { klinik_id, tenaga } = await satu()
  const [a, b] = [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
  jam('08:30')
  await hadir(clerk, { jadwal_id: a.jadwal_id })
  await call(a.patient, konsultasi.cancelKonsultasi, { query: { jadwalid: a.jadwal_id }, body: {} })
  expect(await saya(a.patient)).toBeNull()
  expect(await panggil(clerk, tenaga.profesional_id)).toMatchObject({ code: 'QUEUE_EMPTY' })
  await hadir(clerk, { jadwal_id: b.jadwal_id })
  expect((await hari(klinik_id)).kunjungan).toEqual([
    expect.objectContaining({ antrean: expect.objectContaining({ nomor: 2 }) }),
  ])
  const friday = await make.sesi(tenaga.profesional_id, { hari: 'Jumat' })
  const to = { jadwal_tenaga_id: friday.id, tanggal: '2026-11-27' }
  const moved = await call(b.patient, konsultasi.rescheduleKonsultasi, { query: { jadwalid: b.jadwal_id }, body: to })
  expect(moved.status).toBe(200)
  expect(await saya(b.patient)).toBeNull()
  const states = await db.rows(sql`select keadaan from antrean where klinik_id = ${klinik_id} order by nomor`)
  expect(states).toEqual([{ keadaan: 'batal' }, { keadaan: 'batal' }])
})

test('a visit that the professional has closed is neither called nor counted nor shown as waiting', async () => {
  const { tenaga } = await satu()
  const [a, b] = [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
  jam('09:05')
  await hadir(clerk, { jadwal_id: a.jadwal_id })
  await hadir(clerk, { jadwal_id: b.jadwal_id })
  expect((await saya(b.patient)).antrean).toMatchObject({ di_depan: 1 })
  const body = { status: 'selesai', initial_consult: 'Silakan kontrol minggu depan.' }
  const closed = await call(tenaga, konsultasi.updateKonsultasi, { query: { jadwalid: a.jadwal_id }, body })
  expect(closed.status).toBe(200)
  expect(await saya(a.patient)).toBeNull()
  expect((await saya(b.patient)).antrean).toMatchObject({ di_depan: 0 })
  expect((await panggil(clerk, tenaga.profesional_id)).data.jadwal_id).toBe(b.jadwal_id)
})

test('a patient who takes a cancellation back after the arrival arrives again, with a new number', async () => {
  const { tenaga } = await satu()
  const { patient, jadwal_id } = await kunjungan(tenaga, '09:00:00')
  jam('08:30')
  await hadir(clerk, { jadwal_id })
  await call(patient, konsultasi.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
  expect((await call(patient, konsultasi.urungkanBatal, { query: { jadwalid: jadwal_id } })).status).toBe(200)
  expect((await saya(patient)).kode_hadir).toMatch(/^[2-9A-Z]{6}$/)
  expect(await hadir(clerk, { jadwal_id })).toMatchObject({ status: 201, data: { antrean: { nomor: 2 } } })
})

test('a visit that was not closed yesterday does not hinder the professional today', async () => {
  const { tenaga } = await satu()
  const [open, today] = [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
  jam('09:30')
  const serve = async ({ jadwal_id }: Visit) => {
    await hadir(clerk, { jadwal_id })
    return langkah(api.mulaiAntrean, idOf(await panggil(clerk, tenaga.profesional_id)))
  }
  expect((await serve(open)).status).toBe(200)
  await db.rows(sql`update antrean set tanggal = tanggal - 1 where jadwal_id = ${open.jadwal_id}`)
  expect((await serve(today)).status).toBe(200)
})

test('a step of a process whose clock is behind follows the one before it', async () => {
  at('2026-11-23T08:00:00+07:00')
  const { tenaga } = await satu()
  const { jadwal_id } = await kunjungan(tenaga, '08:00:00')
  await hadir(clerk, { jadwal_id })
  at('2026-11-23T07:59:58+07:00')
  const id = idOf(await panggil(clerk, tenaga.profesional_id))
  at('2026-11-23T07:59:57+07:00')
  for (const step of [api.lewatiAntrean, null, api.mulaiAntrean, api.selesaiAntrean]) {
    const reply = step ? await langkah(step, id) : await panggil(clerk, tenaga.profesional_id)
    expect(reply.status).toBe(200)
  }
})
