import * as api from '@sehati/contract/clinic/klinik.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { insertJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import * as tenagaApi from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import * as kelola from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeMailbox } from '../../../test/mailbox.ts'
import { startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'

const server = await startServer()
const { db, make, call } = server
const { mailsOf } = await makeMailbox(server)
const book = makeBook(call)
const admin = await make.person(1)
const list = async () => (await call(admin, api.listKlinik)).data
const change = async (id: number, to: object) => {
  const { nama, alamat, petunjuk, zona } = (await list()).find((one: { klinik_id: number }) => one.klinik_id === id)
  return call(admin, api.updateKlinik, { query: { id }, body: { nama, alamat, petunjuk, zona, ...to } })
}

test('a new service has one clinic, in WIB, whose name no professional carries', async () => {
  const rest = { alamat: null, petunjuk: null, zona: 7, tenaga: 0, contoh: null }
  expect(await list()).toEqual([{ klinik_id: 1, nama: 'Klinik utama', ...rest }])
  const { profesional_id } = await make.profesional()
  const get = () => call(admin, tenagaApi.getTenagaProfesional, { query: { id: profesional_id } })
  expect((await get()).data).toMatchObject({ klinik_id: 1, nama_klinik: null, zona: 7 })
  await make.klinik(8)
  expect((await get()).data).toMatchObject({ klinik_id: 1, nama_klinik: 'Klinik utama', zona: 7 })
})

test('an admin adds a clinic and changes it; no two have one name', async () => {
  const body = { nama: ' Klinik Timur ', alamat: 'Jalan Pantai 1', petunjuk: '', zona: '9' }
  const added = await call(admin, api.insertKlinik, { body })
  const row = { nama: 'Klinik Timur', alamat: 'Jalan Pantai 1', petunjuk: null, zona: 9, tenaga: 0, contoh: null }
  expect(added).toMatchObject({ status: 201, message: 'Klinik ditambahkan.', data: row })
  const { klinik_id } = added.data
  expect(await call(admin, api.insertKlinik, { body: { nama: 'klinik timur' } })).toMatchObject({
    status: 409,
    code: 'CLINIC_NAME_TAKEN',
    message: messages.CLINIC_NAME_TAKEN.isi,
  })
  expect(await change(klinik_id, { petunjuk: 'Lantai 2', zona: 8 })).toMatchObject({
    status: 200,
    data: { ...row, petunjuk: 'Lantai 2', zona: 8 },
  })
  const nowhere = { query: { id: 999_999 }, body: { nama: 'Lain' } }
  expect((await call(admin, api.updateKlinik, nowhere)).code).toBe('NOT_FOUND')
})

test.each([
  ['nama', { nama: ' ' }],
  ['nama', { nama: 'x'.repeat(101) }],
  ['alamat', { nama: 'Lain', alamat: 'x'.repeat(301) }],
  ['petunjuk', { nama: 'Lain', petunjuk: 'x'.repeat(501) }],
  ['zona', { nama: 'Lain', zona: 6 }],
  ['zona', { nama: 'Lain', zona: 'WIB' }],
])('%s is refused in %j', async (field, body) => {
  expect(await call(admin, api.insertKlinik, { body })).toMatchObject({ status: 422, errors: [{ field }] })
})

test('a professional belongs to the clinic that an admin chooses, and their sessions to its zone', async () => {
  const klinik_id = await make.klinik(8)
  const { user_id, token } = await make.person(2)
  const body = { user_id, spesialisasi_id: await make.spesialisasi(), lokasi: 'Lantai 1', klinik_id }
  const made = await call(admin, kelola.insertTenagaProfesional, { body })
  expect(made).toMatchObject({ status: 201, data: { klinik_id, zona: 8 } })
  const { profesional_id: id } = made.data
  const sesi = { hari: 'Senin', jam_mulai: '09:00', jam_selesai: '10:00', sesi: 1 }
  expect((await call({ token }, insertJadwalTenaga, { body: sesi })).data).toMatchObject({ zona: 8 })
  expect((await list()).find((one: { klinik_id: number }) => one.klinik_id === klinik_id)).toMatchObject({
    tenaga: 1,
    contoh: { hari: 'Senin', jam_mulai: '09:00:00' },
  })
  const move = (to: number) => call(admin, kelola.updateTenagaProfesional, { query: { id }, body: { klinik_id: to } })
  expect((await move(1)).data).toMatchObject({ klinik_id: 1, zona: 7 })
  expect(await db.row(sql`select zona from jadwal_tenaga where profesional_id = ${id}`)).toEqual({ zona: 7 })
  expect(await move(999_999)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const other = { ...body, user_id: (await make.person(2)).user_id, klinik_id: 999_999 }
  expect((await call(admin, kelola.insertTenagaProfesional, { body: other })).code).toBe('NOT_FOUND')
})

test('a professional cannot choose their clinic', async () => {
  const tenaga = await make.profesional()
  const klinik_id = await make.klinik(9)
  const { data } = await call(tenaga, tenagaApi.updateProfilTenaga, { body: { biografi: 'Halo', klinik_id } })
  expect(data).toMatchObject({ biografi: 'Halo', klinik_id: 1, zona: 7 })
})

test('no zone changes under a consultation ahead: not by the clinic, not by the professional', async () => {
  const klinik_id = await make.klinik(8)
  const tenaga = await make.profesional(2, { klinik_id })
  const session = await make.sesi(tenaga.profesional_id)
  const patient = await make.person(5)
  const { jadwal_id } = (await book(patient, session)).data
  const query = { id: tenaga.profesional_id }
  const move = (to: number) => call(admin, kelola.updateTenagaProfesional, { query, body: { klinik_id: to } })
  for (const reply of [await change(klinik_id, { zona: 9 }), await move(1)])
    expect(reply).toMatchObject({ status: 409, code: 'CLINIC_IN_USE', message: messages.CLINIC_IN_USE.isi })
  // Nothing was changed; another name, and a clinic in the same zone, change no time.
  expect((await list()).find((one: { klinik_id: number }) => one.klinik_id === klinik_id)).toMatchObject({ zona: 8 })
  expect((await change(klinik_id, { nama: 'Nama baru' })).status).toBe(200)
  expect((await move(await make.klinik(8))).status).toBe(200)
  await setStatus(db, jadwal_id, 'dibatalkan', { oleh: patient.user_id })
  expect((await move(1)).data).toMatchObject({ klinik_id: 1, zona: 7 })
})

test('outside WIB no session begins before 02.00: a session, a clinic and a professional are refused', async () => {
  const early = { hari: 'Rabu', jam_mulai: '01:59', jam_selesai: '03:00', sesi: 1 }
  const wita = await make.klinik(8)
  const away = await make.profesional(2, { klinik_id: wita })
  expect(await call(away, insertJadwalTenaga, { body: early })).toMatchObject({
    status: 422,
    code: 'SESSION_TOO_EARLY',
    message: messages.SESSION_TOO_EARLY.isi,
  })
  expect((await call(away, insertJadwalTenaga, { body: { ...early, jam_mulai: '02:00' } })).status).toBe(201)
  const klinik_id = await make.klinik(7)
  const home = await make.profesional(2, { klinik_id })
  expect((await call(home, insertJadwalTenaga, { body: early })).status).toBe(201)
  expect((await change(klinik_id, { zona: 9 })).code).toBe('SESSION_TOO_EARLY')
  const query = { id: home.profesional_id }
  const moved = await call(admin, kelola.updateTenagaProfesional, { query, body: { klinik_id: wita } })
  expect(moved.code).toBe('SESSION_TOO_EARLY')
})

test('a mail says where the clinic of the professional is; without an own address, that of the service', async () => {
  await db.rows(sql`update layanan set alamat = 'Jalan Pusat 1', petunjuk_arah = 'Gedung A'`)
  const said = async (klinik_id: number) => {
    const tenaga = await make.profesional(2, { klinik_id })
    const session = await make.sesi(tenaga.profesional_id)
    const patient = await make.person(5)
    const { jadwal_id } = (await book(patient, session, { metode_konsultasi: 'offline' })).data
    await setStatus(db, jadwal_id, 'disetujui', { oleh: tenaga.user_id })
    return (await mailsOf(patient)).at(-1)?.teks
  }
  const own = (await call(admin, api.insertKlinik, { body: { nama: 'Cabang', alamat: 'Jalan Cabang 2', zona: 8 } }))
    .data
  const there = await said(own.klinik_id)
  expect(there).toContain('Jalan Cabang 2')
  for (const word of ['Jalan Pusat 1', 'Gedung A']) expect(there).not.toContain(word)
  for (const word of ['Jalan Pusat 1', 'Gedung A']) expect(await said(1)).toContain(word)
})

test('the database keeps a session in the zone of its professional, and a professional in that of their clinic', async () => {
  const { profesional_id } = await make.profesional()
  const session = await make.sesi(profesional_id)
  await expect(db.rows(sql`update jadwal_tenaga set zona = 8 where jadwal_tenaga_id = ${session.id}`)).rejects.toThrow(
    'jadwal_tenaga_zona',
  )
  await expect(
    db.rows(sql`update tenaga_profesional set zona = 8 where profesional_id = ${profesional_id}`),
  ).rejects.toThrow('tenaga_profesional_klinik')
  await expect(db.rows(sql`insert into klinik (nama, zona) values ('Luar', 10)`)).rejects.toThrow('zona_check')
})

test('a consultation says where it takes place: the clinic of the professional, or the place of the service', async () => {
  await db.rows(sql`
    update layanan set nama = 'Klinik Kampus', alamat = 'Jalan Kampus 1', petunjuk_arah = 'Lobi', peta_url = 'https://peta.test/1'`)
  const service = {
    nama: 'Klinik Kampus',
    alamat: 'Jalan Kampus 1',
    petunjuk_arah: 'Lobi',
    peta_url: 'https://peta.test/1',
  }
  for (const [own, klinik] of [
    [{ alamat: null, petunjuk: null }, service],
    [
      { alamat: null, petunjuk: 'Lantai 3' },
      { ...service, petunjuk_arah: 'Lantai 3' },
    ],
    [
      { nama: 'Klinik Pantai', alamat: 'Jalan Pantai 12', petunjuk: null },
      { nama: 'Klinik Pantai', alamat: 'Jalan Pantai 12', petunjuk_arah: null, peta_url: null },
    ],
  ] as const) {
    const klinik_id = await make.klinik(8)
    await change(klinik_id, own)
    const [patient, tenaga] = [await make.person(5), await make.profesional(2, { klinik_id })]
    const { id, profesional_id } = await make.sesi(tenaga.profesional_id)
    const { data } = await book(patient, { id, profesional_id })
    expect(data.klinik).toEqual(klinik)
    const query = { jadwalid: data.jadwal_id }
    expect((await call(patient, konsultasi.getKonsultasi, { query })).data.klinik).toEqual(klinik)
    expect((await call(tenaga, konsultasi.getKonsultasiTenpro, { query })).data.klinik).toEqual(klinik)
    const history = await call(patient, konsultasi.listRiwayat, { query: { page: 1 } })
    expect(history.data.queried).toMatchObject([{ jadwal_id: data.jadwal_id, klinik: null }])
  }
})
