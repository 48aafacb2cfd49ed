import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { getHariLoket, kembaliAntrean, lewatiAntrean } from '@sehati/contract/desk/antrean.endpoints'
import * as api from '@sehati/contract/desk/pasien.endpoints'
import { KELUHAN_LOKET } from '@sehati/contract/desk/pasien.rules'
import { listKetersediaanLoket, listSlotLoket } from '@sehati/contract/schedule/ketersediaan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { HARI, makeAntrean } from '../../../test/antrean.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { makeAbsences } from '../../../test/kehadiran.ts'
import { START, sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, call, make, at } = server
const { petugas, klinik, tenagaDi, kunjungan, hadir, panggil } = makeAntrean(server)
const clerk = await petugas()
const absences = makeAbsences(server)
const { relay } = makeRelay(server)
const jam = (waktu: string) => at(`${HARI}T${waktu}:00+07:00`)
beforeEach(() => at(START.toISOString()))

const cari = (text: string) => call(clerk, api.listPasienLoket, { query: { cari: text } })
const daftar = (body: object) => call(clerk, api.insertPasienLoket, { body })
const pesan = (body: object) => call(clerk, api.insertKonsultasiLoket, { body })
const masuk = (user_id: number, profesional_id: number, who = clerk) =>
  call(who, api.insertAntrean, { body: { user_id, profesional_id } })

/** A professional at a clinic of their own, with sessions this Monday. */
async function praktik(...hours: string[]) {
  const klinik_id = await klinik()
  const tenaga = await tenagaDi(klinik_id)
  const sesi: number[] = []
  for (const [n, jam_mulai] of hours.entries()) {
    const jam_selesai = jam_mulai.replace(/^\d\d/, (hour) => String(Number(hour) + 1).padStart(2, '0'))
    const { id } = await make.sesi(tenaga.profesional_id, { hari: 'Senin', sesi: n + 1, jam_mulai, jam_selesai })
    sesi.push(id)
  }
  return { klinik_id, sesi, ...tenaga }
}

test('a person is found by a whole e-mail, a whole BPJS number or part of the name, and no more than tells them apart is shown', async () => {
  const one = await make.person(5, { name: 'Kirana Wulandari', email: 'kirana@uji.test', no_bpjs: '0000000012345' })
  const two = await make.person(4, { name: 'Kirana Wulan Dari', email: 'wulan@kampus.test', no_bpjs: '0000000067890' })
  const shown = { user_id: one.user_id, name: one.name, email_samar: 'k***@uji.test', bpjs_akhir: '2345' }
  expect((await cari('Kirana@uji.test')).data).toEqual([shown])
  expect((await cari('0000 0000 12345')).data).toEqual([shown])
  expect((await cari('kirana wul')).data.map((row: { user_id: number }) => row.user_id)).toEqual([
    two.user_id,
    one.user_id,
  ])
  for (const part of ['irana@uji.test', '000000001234', '12345']) expect((await cari(part)).data ?? []).toEqual([])
  const lihat = () =>
    db.rows(sql`
    select subjek_id from jejak_baru where pelaku_id = ${clerk.user_id} and tindakan = 'lihat' and objek = 'daftar_akun'`)
  await expect.poll(lihat).toContainEqual({ subjek_id: null })
})

test('staff, closed accounts and the clerk are not found, and at most ten people are', async () => {
  const who = await petugas()
  const of = { name: 'Zafran Terbatas' }
  for (const level of [1, 2, 3] as const) await make.person(level, of)
  const closed = await make.person(5, of)
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${closed.user_id}`)
  await db.rows(sql`update users set name = ${of.name} where user_id = ${who.user_id}`)
  const query = { cari: of.name }
  expect((await call(who, api.listPasienLoket, { query })).data).toEqual([])
  for (let n = 0; n < 11; n++) await make.person(5, of)
  expect((await call(who, api.listPasienLoket, { query })).data).toHaveLength(10)
})

test.each(['', '  ', 'ab', 'a%_', '12345', '%%%'])('%j is too little to search by', async (text) => {
  expect(await cari(text)).toMatchObject({ status: 422, data: undefined })
})

test('a new person is registered without a password, invited by mail, and recorded; a known e-mail is not', async () => {
  const body = {
    name: 'Baru Datang',
    email: 'baru.datang@uji.test',
    no_bpjs: '0009990001112',
    level_id: 1,
    password_hash: 'x',
  }
  const reply = await daftar(body)
  expect(reply.status).toBe(201)
  const { user_id } = reply.data
  expect(reply.data).toEqual({ user_id, name: body.name, email_samar: 'b***@uji.test', bpjs_akhir: '1112' })
  const stored = await db.rows(sql`
    select u.level_id, u.password_hash, u.dibuat_oleh, g.user_id is not null as diundang
    from users u left join undangan g using (user_id) where u.user_id = ${user_id}`)
  expect(stored).toEqual([
    { level_id: 5, password_hash: '$argon2id$belum-ada', dibuat_oleh: clerk.user_id, diundang: true },
  ])
  const trail = await db.rows(sql`select pelaku_id, tindakan from jejak_baru where subjek_id = ${user_id}`)
  expect(trail).toEqual([{ pelaku_id: clerk.user_id, tindakan: 'undang' }])
  expect(await daftar({ ...body, email: 'BARU.datang@uji.test' })).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
})

test.each([
  [{ name: '', email: 'a@uji.test' }, 'name'],
  [{ name: 'A', email: 'bukan email' }, 'email'],
  [{ name: 'A', email: 'a1@uji.test', no_bpjs: '123' }, 'no_bpjs'],
])('%o is not registered, and its field is named', async (body, field) => {
  expect(await daftar(body)).toMatchObject({ status: 422, errors: [{ field }] })
})

test('a booking by the desk is a request like any other, without a complaint, and the patient is told who made it', async () => {
  const { profesional_id, name } = await praktik()
  const { id } = await make.sesi(profesional_id, { hari: 'Rabu' })
  const patient = await make.person(5)
  const order = {
    user_id: patient.user_id,
    profesional_id,
    jadwal_tenaga_id: id,
    tanggal: '2026-11-25',
    jam_mulai: '09:00',
    metode_konsultasi: 'offline',
  }
  const reply = await pesan(order)
  expect(reply.status).toBe(201)
  expect(reply.data).toEqual({
    jadwal_id: reply.data.jadwal_id,
    name: patient.name,
    tanggal: '2026-11-25T09:00:00+07:00',
    status: 'diajukan',
    sebab_batal: null,
    tiba_pada: null,
    profesional_id,
    nama_profesional: name,
    jam_mulai: '09:00:00',
    jam_selesai: '10:00:00',
    zona: 7,
    antrean: null,
  })
  await relay()
  const told = await db.rows(sql`
    select jenis from pemberitahuan where user_id = ${patient.user_id} and jadwal_id = ${reply.data.jadwal_id}`)
  expect(told).toEqual([{ jenis: 'dipesankan' }])
  const own = await call(patient, konsultasi.getRiwayat, { query: { jadwalid: reply.data.jadwal_id } })
  expect(own.data.keluhan).toBe(KELUHAN_LOKET)
  const cancelled = await call(patient, konsultasi.cancelKonsultasi, {
    query: { jadwalid: reply.data.jadwal_id },
    body: {},
  })
  expect(cancelled.status).toBe(200)
})

test('the rules of booking refuse the desk too', async () => {
  const { profesional_id } = await praktik()
  const { id } = await make.sesi(profesional_id, { hari: 'Rabu' })
  const [a, b] = [await make.person(5), await make.person(5)]
  const of = { profesional_id, jadwal_tenaga_id: id, tanggal: '2026-11-25', metode_konsultasi: 'offline' }
  expect((await pesan({ ...of, user_id: a.user_id })).status).toBe(201)
  for (const [change, code] of [
    [{}, 'SLOT_TAKEN'],
    [{ tanggal: '2026-11-26' }, 'SLOT_INVALID'],
    [{ tanggal: '2027-11-24' }, 'DATE_OUTSIDE_WINDOW'],
    [{ user_id: 2_000_000_000 }, 'USER_UNKNOWN'],
    [{ user_id: (await make.person(2)).user_id }, 'USER_UNKNOWN'],
    [{ user_id: clerk.user_id }, 'DESK_OWN'],
    [{ metode_konsultasi: 'telepon' }, 'VALIDATION_FAILED'],
  ] as const)
    expect([change, (await pesan({ ...of, user_id: b.user_id, ...change })).code]).toEqual([change, code])
})

test('what a patient missed does not limit what the desk books for them', async () => {
  const { profesional_id } = await praktik()
  const { id } = await make.sesi(profesional_id, { hari: 'Rabu' })
  const patient = await make.person(5)
  await absences(patient, [2, 4, 6])
  const friday = await make.sesi((await make.profesional()).profesional_id, { hari: 'Jumat' })
  const ahead = { profesional_id: friday.profesional_id, jadwal_tenaga_id: friday.id, tanggal: '2026-11-27' }
  expect((await pesan({ ...ahead, metode_konsultasi: 'online', user_id: patient.user_id })).status).toBe(201)
  const of = { profesional_id, jadwal_tenaga_id: id, metode_konsultasi: 'offline' }
  expect((await pesan({ ...of, user_id: patient.user_id, tanggal: '2026-11-25' })).status).toBe(201)
})

test('a person without an appointment takes the running session, then the next one, and each draws a number', async () => {
  const { klinik_id, profesional_id } = await praktik('08:00:00', '10:00:00')
  const [a, b, c] = [await make.person(5), await make.person(5), await make.person(5)]
  jam('08:20')
  const first = await masuk(a.user_id, profesional_id)
  expect(first).toMatchObject({
    status: 201,
    data: {
      status: 'disetujui',
      name: a.name,
      jam_mulai: '08:00:00',
      tiba_pada: `${HARI}T08:20:00+07:00`,
      antrean: { kode: 'A', nomor: 1, keadaan: 'menunggu' },
    },
  })
  expect((await masuk(b.user_id, profesional_id)).data).toMatchObject({ jam_mulai: '10:00:00', antrean: { nomor: 2 } })
  const full = await masuk(c.user_id, profesional_id)
  expect(full).toMatchObject({ status: 409, code: 'NO_PLACE_TODAY' })
  expect((await call(clerk, getHariLoket, { query: { klinik: klinik_id } })).data.kunjungan).toHaveLength(2)
  expect((await panggil(clerk, profesional_id)).data.jadwal_id).toBe(first.data.jadwal_id)
  const trail = await db.rows(sql`
    select subjek_id from jejak_baru where pelaku_id = ${clerk.user_id} and tindakan = 'atur' and objek_id = ${first.data.jadwal_id}`)
  expect(trail).toEqual([{ subjek_id: a.user_id }])
})

test('with types, the earliest start that is left is taken, and never a place that is held, on leave or over', async () => {
  const { profesional_id, sesi } = await praktik('09:00:00')
  const jenis_id = await make.jenis({ menit: 30 }, { profesional_id })
  const [held, a, b] = [await make.person(5), await make.person(5), await make.person(5)]
  jam('08:30')
  const body = { profesional_id, jadwal_tenaga_id: sesi[0], tanggal: HARI, jam_mulai: '09:00:00', jenis_id }
  expect((await call(held, insertTahan, { body })).status).toBe(201)
  expect((await masuk(a.user_id, profesional_id)).data).toMatchObject({
    jam_mulai: '09:30:00',
    jam_selesai: '10:00:00',
  })
  expect(await masuk(b.user_id, profesional_id)).toMatchObject({ code: 'NO_PLACE_TODAY' })
})

test('leave, a closed session and the end of the day leave no place', async () => {
  const { profesional_id } = await praktik('08:00:00')
  const a = await make.person(5)
  jam('09:00')
  expect(await masuk(a.user_id, profesional_id)).toMatchObject({ code: 'NO_PLACE_TODAY' })
  jam('08:30')
  await db.rows(sql`update jadwal_tenaga set is_available = false where profesional_id = ${profesional_id}`)
  expect(await masuk(a.user_id, profesional_id)).toMatchObject({ code: 'NO_PLACE_TODAY' })
  await db.rows(sql`update jadwal_tenaga set is_available = true where profesional_id = ${profesional_id}`)
  await db.rows(sql`
    insert into cuti (profesional_id, dari, sampai, created_at) values (${profesional_id}, ${HARI}, ${HARI}, now())`)
  expect(await masuk(a.user_id, profesional_id)).toMatchObject({ code: 'NO_PLACE_TODAY' })
  expect(await db.rows(sql`select from konsultasi where user_id = ${a.user_id}`)).toEqual([])
})

test('who waits is not let in again, until they were inside; who has another visit at that time is not either', async () => {
  const { klinik_id, profesional_id } = await praktik('08:00:00')
  const other = await tenagaDi(klinik_id)
  const { patient, jadwal_id } = await kunjungan(other, '10:00:00')
  jam('08:30')
  await hadir(clerk, { jadwal_id })
  expect(await masuk(patient.user_id, profesional_id)).toMatchObject({ status: 409, code: 'QUEUE_TWICE' })
  const busy = await kunjungan(await tenagaDi(await klinik()), '08:00:00')
  expect(await masuk(busy.patient.user_id, profesional_id)).toMatchObject({ status: 409, code: 'PATIENT_BUSY' })
  expect(await masuk(2_000_000_000, profesional_id)).toMatchObject({ status: 422, code: 'USER_UNKNOWN' })
  expect(await masuk(patient.user_id, 2_000_000_000)).toMatchObject({ status: 422, code: 'PROFESSIONAL_UNKNOWN' })
  expect(await masuk(clerk.user_id, profesional_id)).toMatchObject({ status: 409, code: 'DESK_OWN' })
})

test('who was skipped and came again without an appointment does not wait with both numbers', async () => {
  const { profesional_id } = await praktik('08:00:00', '10:00:00')
  const a = await make.person(5)
  jam('08:20')
  const { data } = await masuk(a.user_id, profesional_id)
  const id = data.antrean.antrean_id
  for (const _ of [1, 2]) {
    await panggil(clerk, profesional_id)
    await call(clerk, lewatiAntrean, { query: { id } })
  }
  expect((await masuk(a.user_id, profesional_id)).data.antrean.nomor).toBe(2)
  expect(await call(clerk, kembaliAntrean, { query: { id } })).toMatchObject({ status: 409, code: 'QUEUE_TWICE' })
})

test('the desk reads the professionals of a clinic and their free times without the kind of profession', async () => {
  const { klinik_id, profesional_id, name } = await praktik('10:00:00')
  const closed = await tenagaDi(klinik_id)
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${closed.user_id}`)
  expect((await call(clerk, api.listTenagaLoket, { query: { klinik: klinik_id } })).data).toEqual([
    { profesional_id, name },
  ])
  const query = { profid: profesional_id, tanggal: '2026-11-23' }
  expect((await call(clerk, listSlotLoket, { query })).data).toMatchObject([{ jam_mulai: '10:00:00', is_available: 1 }])
  const days = { profid: profesional_id, dari: '2026-11-23', sampai: '2026-11-24' }
  expect((await call(clerk, listKetersediaanLoket, { query: days })).data).toHaveLength(2)
})
