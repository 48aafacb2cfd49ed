import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { listJenis, updateJenis } from '@sehati/contract/schedule/jenis.endpoints'
import type { JenisKonsultasi } from '@sehati/contract/schedule/jenis.schema'
import * as api from '@sehati/contract/schedule/semester.endpoints'
import type { Semester } from '@sehati/contract/schedule/semester.schema'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import sql from 'sql-template-tag'
import { afterEach, expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'

const { db, call, make } = await startServer()
const admin = await make.person(1, { name: 'Admin Semester' })
type Who = { token: string; user_id: number }

const GANJIL = { nama: 'Ganjil 2026/2027', dari: '2026-08-01', sampai: '2027-01-31' }
const add = async (body: object = GANJIL): Promise<Semester> => (await call(admin, api.insertSemester, { body })).data
const allow = (body: object) => call(admin, api.putKelonggaran, { body })
const jatah = async (who: Who) => (await call(who, api.listJatah)).data
const quotaOf = async (jenis_id: number, batas_semester: number | null) => {
  const all: JenisKonsultasi[] = (await call(admin, listJenis)).data
  const { dampak: _, ...rules } = all.find((one) => one.jenis_id === jenis_id) as JenisKonsultasi
  return call(admin, updateJenis, { query: { id: jenis_id }, body: { ...rules, batas_semester } })
}
/** A session of a new physician on Wednesday; a patient has one open request with each of them. */
const session = async () => make.sesi((await make.profesional(2)).profesional_id)
const book = async (who: Who, change: object = {}) =>
  call(who, konsultasi.bookKonsultasi, { body: askFor(await session(), change) })
/** A visit of a patient some weeks ago. */
const visited = async (who: Who, tanggal: string) => make.booked(who, { tanggal, status: 'selesai' })

afterEach(async () => {
  await db.rows(sql`delete from kelonggaran`)
  await db.rows(sql`delete from semester`)
  await quotaOf(1, null)
})

test('an admin adds, changes and removes semesters; no two share a date or a name', async () => {
  const ganjil = await add()
  expect(ganjil).toMatchObject({ ...GANJIL, kelonggaran: 0 })
  const genap = { nama: 'Genap 2026/2027', dari: '2027-01-31', sampai: '2027-07-31' }
  expect(await call(admin, api.insertSemester, { body: genap })).toMatchObject({
    status: 409,
    code: 'SEMESTER_OVERLAP',
  })
  const name = { ...genap, dari: '2027-02-01', nama: 'GANJIL 2026/2027' }
  expect(await call(admin, api.insertSemester, { body: name })).toMatchObject({
    status: 409,
    code: 'SEMESTER_NAME_TAKEN',
  })
  expect((await call(admin, api.insertSemester, { body: { ...genap, dari: '2027-02-01' } })).status).toBe(201)
  const query = { id: ganjil.semester_id }
  const longer = { ...GANJIL, sampai: '2027-02-01' }
  expect(await call(admin, api.updateSemester, { query, body: longer })).toMatchObject({ code: 'SEMESTER_OVERLAP' })
  expect(await call(admin, api.updateSemester, { query, body: { ...GANJIL, dari: '2026-09-01' } })).toMatchObject({
    status: 200,
    data: { dari: '2026-09-01' },
  })
  for (const wrong of [
    { ...GANJIL, sampai: '2026-07-31' },
    { ...GANJIL, nama: ' ' },
    { ...GANJIL, dari: '2026-02-30' },
  ])
    expect((await call(admin, api.insertSemester, { body: wrong })).status).toBe(422)
  expect((await call(admin, api.listSemester)).data).toMatchObject([{ nama: genap.nama }, { dari: '2026-09-01' }])
  expect(await call(admin, api.removeSemester, { query })).toMatchObject({ status: 200, data: null })
  expect(await call(admin, api.removeSemester, { query })).toMatchObject({ status: 404 })
  expect(await call(admin, api.updateSemester, { query, body: GANJIL })).toMatchObject({ status: 404 })
})

test('the usual type may have a quota; its other rules stay fixed', async () => {
  expect(await quotaOf(1, 6)).toMatchObject({ status: 200, data: { jenis_id: 1, batas_semester: 6 } })
  const body = { nama_jenis: 'Konsultasi Umum', menit: 50, batas_semester: 3 }
  expect(await call(admin, updateJenis, { query: { id: 1 }, body })).toMatchObject({ code: 'TYPE_FIXED' })
  for (const wrong of [0, 51, 'enam']) expect((await quotaOf(1, wrong as number)).status).toBe(422)
  expect((await call(admin, listJenis)).data[0]).toMatchObject({ batas_semester: 6, menit: null })
})

test('a used quota refuses booking and hold, and names the type and the number', async () => {
  await add()
  await quotaOf(1, 2)
  const who = await make.person(5)
  // Last semester does not count, neither does what was cancelled.
  await visited(who, '2026-07-31')
  await make.booked(who, { tanggal: '2026-10-07', status: 'dibatalkan' })
  await visited(who, '2026-08-01')
  expect(await jatah(who)).toEqual([
    { jenis_id: 1, nama_jenis: 'Konsultasi Umum', semester: GANJIL.nama, terpakai: 1, batas: 2 },
  ])
  expect((await book(who)).status).toBe(201)
  const refused = {
    status: 409,
    code: 'SEMESTER_LIMIT',
    message: 'Kunjungan Konsultasi Umum Anda semester ini sudah 2 dari 2. Hubungi loket bila Anda memerlukan lebih.',
  }
  const later = await make.sesi((await make.profesional(2)).profesional_id, { hari: 'Kamis' })
  const ask = askFor(later, { tanggal: '2026-11-26' })
  expect(await call(who, konsultasi.bookKonsultasi, { body: ask })).toMatchObject(refused)
  expect(await call(who, insertTahan, { body: ask })).toMatchObject(refused)
  const byAdmin = { ...ask, user_id: who.user_id }
  expect(await call(admin, konsultasi.insertKonsultasi, { body: byAdmin })).toMatchObject(refused)
  // Another patient has their own quota.
  expect((await call(await make.person(4), konsultasi.bookKonsultasi, { body: ask })).status).toBe(201)
})

test('each type counts for itself', async () => {
  await add()
  const tenaga = await make.profesional(2)
  const sesi = await make.sesi(tenaga.profesional_id)
  const jenis_id = await make.jenis({ menit: 10 }, tenaga)
  await quotaOf(jenis_id, 1)
  const who = await make.person(5)
  await visited(who, '2026-10-07')
  expect(await jatah(who)).toMatchObject([{ jenis_id, terpakai: 0, batas: 1 }])
  const typed = { jenis_id, jam_mulai: '09:00' }
  expect((await call(who, konsultasi.bookKonsultasi, { body: askFor(sesi, typed) })).status).toBe(201)
  expect(await jatah(who)).toMatchObject([{ jenis_id, terpakai: 1, batas: 1 }])
  await quotaOf(jenis_id, null)
})

test('a move within the semester stays possible, and a restored visit counts again', async () => {
  await add()
  await quotaOf(1, 1)
  const who = await make.person(5)
  const tenaga = await make.profesional(2)
  const [first, second] = [
    await make.sesi(tenaga.profesional_id),
    await make.sesi(tenaga.profesional_id, { sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' }),
  ]
  const { data } = await call(who, konsultasi.bookKonsultasi, { body: askFor(first) })
  const query = { jadwalid: data.jadwal_id }
  const body = { jadwal_tenaga_id: second.id, tanggal: '2026-11-25' }
  expect((await call(who, konsultasi.rescheduleKonsultasi, { query, body })).status).toBe(200)
  expect((await call(who, konsultasi.cancelKonsultasi, { query, body: {} })).status).toBe(200)
  expect((await book(who)).status).toBe(201)
  // The other visit is at another hour: only the quota is in the way.
  expect(await call(who, konsultasi.urungkanBatal, { query })).toMatchObject({ status: 409, code: 'SEMESTER_LIMIT' })
})

test('an allowance raises the quota of one patient; its reason is encrypted', async () => {
  const { semester_id } = await add()
  await quotaOf(1, 1)
  const who = await make.person(5, { name: 'Ani Kelonggaran' })
  await visited(who, '2026-10-07')
  const of = { user_id: who.user_id, jenis_id: 1, semester_id }
  expect((await book(who)).code).toBe('SEMESTER_LIMIT')
  // Patients of other tests count too.
  const habis = async () => (await call(admin, api.listSemester)).data[0].kuota[0].habis
  const before = await habis()
  expect(before).toBeGreaterThan(0)
  const given = await allow({ ...of, tambahan: 2, alasan: 'Rujukan psikiater' })
  const row = {
    ...of,
    name: 'Ani Kelonggaran',
    nama_jenis: 'Konsultasi Umum',
    tambahan: 2,
    alasan: 'Rujukan psikiater',
    oleh: 'Admin Semester',
    sejak: '2026-11-23T07:00:00+07:00',
    terpakai: 1,
    batas: 3,
  }
  expect(given).toMatchObject({ status: 200, data: [row] })
  expect((await call(admin, api.listKelonggaran, { query: { semester_id } })).data).toEqual([row])
  expect(await jatah(who)).toMatchObject([{ terpakai: 1, batas: 3 }])
  const stored = await db.row<{ alasan: Buffer }>(sql`select alasan from kelonggaran`)
  expect(stored?.alasan.includes(Buffer.from('Rujukan'))).toBe(false)
  expect((await book(who)).status).toBe(201)

  // Another one replaces it; while there is one, its semester stays.
  expect(await habis()).toBe(before - 1)
  expect((await allow({ ...of, tambahan: '1', alasan: 'Cukup satu' })).data).toMatchObject([{ tambahan: 1 }])
  expect(await call(admin, api.removeSemester, { query: { id: semester_id } })).toMatchObject({
    status: 409,
    code: 'SEMESTER_IN_USE',
  })
  expect((await call(admin, api.listSemester)).data).toMatchObject([{ semester_id, kelonggaran: 1 }])
  expect(await allow({ ...of, tambahan: 0 })).toMatchObject({ status: 200, data: [] })
  // Of two visits the quota allows one now.
  expect(await habis()).toBe(before)
  expect(await allow({ ...of, tambahan: 0 })).toMatchObject({ status: 404 })
  expect((await call(admin, api.removeSemester, { query: { id: semester_id } })).status).toBe(200)
})

test('an allowance without a reason, too large, or of no patient is refused and changes nothing', async () => {
  const { semester_id } = await add()
  const who = await make.person(5)
  const good = { user_id: who.user_id, jenis_id: 1, semester_id, tambahan: 1, alasan: 'Perlu' }
  for (const wrong of [{ alasan: ' ' }, { tambahan: 21 }, { tambahan: -1 }, { tambahan: 1.5 }])
    expect(await allow({ ...good, ...wrong })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  const physician = await make.profesional(2)
  for (const wrong of [{ user_id: physician.user_id }, { user_id: 2_000_000_000 }, { jenis_id: 999_999 }])
    expect(await allow({ ...good, ...wrong })).toMatchObject({ code: 'USER_UNKNOWN' })
  expect(await allow({ ...good, semester_id: 999_999 })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await db.rows(sql`select from kelonggaran`)).toEqual([])
})

test('without a semester of today or a quota there is nothing to count, and the page knows it', async () => {
  const who = await make.person(5)
  await make.profesional(2)
  const known = async () => (await call(who, pageTenagaProfesional)).data.queried[0].ada_jatah
  await quotaOf(1, 1)
  expect([await jatah(who), await known()]).toEqual([[], false])
  await add({ nama: 'Lalu', dari: '2026-02-01', sampai: '2026-07-31' })
  await visited(who, '2026-07-31')
  expect([await jatah(who), await known()]).toEqual([[], false])
  expect((await book(who)).status).toBe(201)
  await add()
  expect([await jatah(who), await known()]).toMatchObject([[{ terpakai: 1, batas: 1 }], true])
  await quotaOf(1, null)
  expect([await jatah(who), await known()]).toEqual([[], false])
})
