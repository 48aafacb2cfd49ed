import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import * as api from '@sehati/contract/safety/darurat.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { ALASAN, makeDarurat } from '../../../test/darurat.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { relay } = makeRelay(server)
const { peninjau, open, konsultasi } = makeDarurat(server)

const openings = (jadwal_id: number) =>
  db.rows<Record<string, unknown>>(sql`select * from buka_darurat where jadwal_id = ${jadwal_id} order by buka_id`)
const refused = async (reply: ReturnType<typeof open>) => {
  const { status, code } = await reply
  return [status, code]
}

test('without a reviewer who could review it, only danger to life opens a consultation', async () => {
  const admin = await make.person(1)
  const [medis, psikologi] = [await konsultasi(2), await konsultasi(3)]
  const isRefused = [409, 'EMERGENCY_NO_REVIEWER']
  expect(await refused(open(admin, medis.jadwal_id))).toEqual(isRefused)
  // The one who opens is no reviewer of it.
  await make.tugas(admin.user_id, 'peninjau')
  expect(await refused(open(admin, medis.jadwal_id))).toEqual(isRefused)
  expect(await openings(medis.jadwal_id)).toEqual([])

  await peninjau(2)
  expect((await open(admin, medis.jadwal_id)).status).toBe(201)
  expect(await refused(open(admin, psikologi.jadwal_id))).toEqual(isRefused)
  expect((await open(admin, psikologi.jadwal_id, { kategori: 'keselamatan_jiwa' })).status).toBe(201)
  await peninjau(3)
  const other = await konsultasi(3)
  expect((await open(admin, other.jadwal_id)).status).toBe(201)
})

test('an opening lasts half an hour, is recorded with its reason, and notifies the patient and each reviewer', async () => {
  at('2026-11-23T08:00:00+07:00')
  const admin = await make.person(1)
  const { jadwal_id, patient } = await konsultasi(3)
  const [psikolog, dokter] = [await peninjau(3), await peninjau(2)]
  const { status, data } = await open(admin, jadwal_id)
  expect([status, data]).toEqual([201, { buka_id: expect.any(Number), berakhir_pada: '2026-11-23T08:30:00+07:00' }])
  const [row] = await openings(jadwal_id)
  const [session] = await make.sessions(admin.user_id)
  expect(row).toMatchObject({ oleh: admin.user_id, sesi_id: session.sesi_id, kategori: 'permintaan_pasien' })
  expect(String(row?.alasan)).not.toContain('pingsan')
  const trail = await db.rows(sql`select * from jejak_baru where buka_id = ${data.buka_id}`)
  expect(trail).toMatchObject([
    {
      tindakan: 'buka_darurat',
      objek: 'konsultasi',
      objek_id: jadwal_id,
      subjek_id: patient.user_id,
      pelaku_id: admin.user_id,
      dasar: 'darurat',
      sesi_id: session.sesi_id,
    },
  ])
  await relay()
  const kinds = async (who: { token: string }): Promise<string[]> =>
    (await call(who, listPemberitahuan)).data.queried.map(({ jenis }: { jenis: string }) => jenis)
  expect(await kinds(patient)).toEqual(['dibuka_darurat'])
  expect(await kinds(psikolog)).toEqual(['tinjauan'])
  expect(await kinds(dokter)).toEqual([])
  const mails = await db.rows(sql`
    select user_id, jenis from surat where user_id = any(${[patient.user_id, psikolog.user_id]}::int[]) order by jenis`)
  expect(mails).toEqual([
    { user_id: patient.user_id, jenis: 'dibuka_darurat' },
    { user_id: psikolog.user_id, jenis: 'tinjauan' },
  ])
})

test('the admin sees their own openings, newest first, and no one else’s', async () => {
  const [admin, other] = [await make.person(1), await make.person(1)]
  const [first, second] = [await konsultasi(), await konsultasi()]
  const { data } = await open(admin, first.jadwal_id)
  await open(admin, second.jadwal_id, { kategori: 'gangguan_layanan' })
  await open(other, first.jadwal_id)
  const own = (await call(admin, api.listBukaDarurat)).data
  expect(own).toMatchObject([
    { jadwal_id: second.jadwal_id, kategori: 'gangguan_layanan' },
    {
      ...{
        buka_id: data.buka_id,
        jadwal_id: first.jadwal_id,
        name: first.patient.name,
        alasan: ALASAN,
        kelas: 'medis',
      },
      terbuka: true,
      terlambat: false,
      ditutup_pada: null,
      tinjauan: null,
    },
  ])
  expect(own).toHaveLength(2)
})

test('a wrong password is refused on its field, counts as a guess, and opens nothing', async () => {
  const admin = await make.person(1)
  const { jadwal_id } = await konsultasi()
  const wrong = await open(admin, jadwal_id, { password: 'bukan ini' })
  expect([wrong.status, wrong.code, wrong.errors?.[0]?.field]).toEqual([422, 'PASSWORD_WRONG', 'password'])
  for (let guess = 0; guess < 9; guess++) await open(admin, jadwal_id, { password: `tebakan ${guess}` })
  expect(await refused(open(admin, jadwal_id))).toEqual([429, 'LOGIN_LOCKED'])
  expect(await openings(jadwal_id)).toEqual([])
})

test.each([
  ['a short reason', { alasan: 'Terlalu pendek' }, 'alasan'],
  ['a long reason', { alasan: 'a'.repeat(501) }, 'alasan'],
  ['blanks instead of a reason', { alasan: ' '.repeat(40) }, 'alasan'],
  ['an unknown category', { kategori: 'ingin tahu' }, 'kategori'],
  ['no password', { password: '' }, 'password'],
])('%s is refused and opens nothing', async (_, change, field) => {
  const { jadwal_id } = await konsultasi()
  const reply = await open(await make.person(1), jadwal_id, change)
  expect([reply.status, reply.code, reply.errors?.[0]?.field]).toEqual([422, 'VALIDATION_FAILED', field])
  expect(await openings(jadwal_id)).toEqual([])
})

test('what does not exist, what is open already, and what is the admin’s own is refused', async () => {
  const admin = await make.person(1)
  expect(await refused(open(admin, 2_000_000_000))).toEqual([404, 'NOT_FOUND'])
  const { jadwal_id, patient } = await konsultasi()
  expect((await open(admin, jadwal_id)).status).toBe(201)
  expect(await refused(open(admin, jadwal_id))).toEqual([409, 'EMERGENCY_OPEN'])
  expect(await openings(jadwal_id)).toHaveLength(1)
  // A patient who has become an admin.
  await db.rows(sql`update users set level_id = 1 where user_id = ${patient.user_id}`)
  const promoted = { token: await make.signIn(patient.user_id) }
  const life = { kategori: 'keselamatan_jiwa' }
  expect(await refused(open(promoted, jadwal_id, life))).toEqual([409, 'EMERGENCY_NOT_NEEDED'])
})

test('three openings without a review refuse the fourth, but for danger to life', async () => {
  const admin = await make.person(1)
  const all = await Promise.all(Array.from({ length: 5 }, () => konsultasi()))
  const [a, b, c, d, e] = all.map(({ jadwal_id }) => jadwal_id) as [number, number, number, number, number]
  for (const jadwal_id of [a, b, c]) expect((await open(admin, jadwal_id)).status).toBe(201)
  expect(await refused(open(admin, d))).toEqual([409, 'EMERGENCY_REVIEW_DUE'])
  expect((await open(admin, d, { kategori: 'keselamatan_jiwa' })).status).toBe(201)
  expect((await open(await make.person(1), e)).status).toBe(201)
})

test('a review is due after two working days; an overdue one refuses the next opening', async () => {
  at('2026-12-03T09:00:00+07:00')
  // Friday is closed, and the weekend is none of the two days; half a closed day counts as a working day.
  await db.rows(sql`
    insert into hari_libur (tanggal, nama, jenis, buka) values ('2026-12-04', 'Dies', 'libur kampus', false);`)
  await db.rows(sql`
    insert into hari_libur (tanggal, nama, jenis, buka, jam_dari) values ('2026-12-07', 'Rapat', 'libur kampus', false, '12:00')`)
  const admin = await make.person(1)
  const [first, second] = [await konsultasi(), await konsultasi()]
  await open(admin, first.jadwal_id)
  const [own] = (await call(admin, api.listBukaDarurat)).data
  expect(own).toMatchObject({ tinjau_sebelum: '2026-12-08T09:00:00+07:00', terlambat: false })
  at('2026-12-08T09:00:00+07:00')
  expect((await call(admin, api.listBukaDarurat)).data[0].terlambat).toBe(false)
  at('2026-12-08T09:00:01+07:00')
  expect((await call(admin, api.listBukaDarurat)).data[0].terlambat).toBe(true)
  expect(await refused(open(admin, second.jadwal_id))).toEqual([409, 'EMERGENCY_REVIEW_DUE'])
  expect((await open(admin, second.jadwal_id, { kategori: 'keselamatan_jiwa' })).status).toBe(201)
})

test('it is closed once, by the account that opened it, and can be opened again', async () => {
  at('2026-11-23T08:00:00+07:00')
  const [admin, other] = [await make.person(1), await make.person(1)]
  const { jadwal_id } = await konsultasi()
  const { buka_id } = (await open(admin, jadwal_id)).data
  const close = (who: { token: string }) => call(who, api.removeBukaDarurat, { query: { id: buka_id } })
  expect(await close(other)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  at('2026-11-23T08:10:00+07:00')
  for (const _ of ['once', 'again']) expect(await close(admin)).toMatchObject({ status: 200, data: null })
  expect(await openings(jadwal_id)).toMatchObject([{ ditutup_pada: '2026-11-23T08:10:00+07:00' }])
  const closed = sql`select from jejak_baru where buka_id = ${buka_id} and tindakan = 'tutup_darurat'`
  expect(await db.rows(closed)).toHaveLength(1)
  expect((await open(admin, jadwal_id)).status).toBe(201)
  // The clock has ended it: closing it then changes nothing.
  at('2026-11-23T09:00:00+07:00')
  const [again] = (await call(admin, api.listBukaDarurat)).data
  expect(again).toMatchObject({ jadwal_id, terbuka: false, ditutup_pada: null })
  await call(admin, api.removeBukaDarurat, { query: { id: again.buka_id } })
  expect((await openings(jadwal_id))[1]).toMatchObject({ ditutup_pada: null })
})

test('no setting of the clinic decides about it', async () => {
  const admin = await make.person(1)
  const { jadwal_id } = await konsultasi()
  await call(admin, updatePengaturan, { body: { privasi_ketat: true } })
  expect((await open(admin, jadwal_id)).status).toBe(201)
})
