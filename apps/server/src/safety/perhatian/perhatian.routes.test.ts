import { isAdmin, levelIds } from '@sehati/contract/base/access'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { listKonsultasiAdmin } from '@sehati/contract/consultation/konsultasi.endpoints'
import { findUser } from '@sehati/contract/people/user.endpoints'
import { BPJS_KEMBAR, searchAsFilter } from '@sehati/contract/people/user.rules'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import { akuiPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeKeberatan } from '../../../test/keberatan.ts'
import { makePeringatan } from '../../../test/peringatan.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { call, db, make, at } = server
const admin = await make.person(1)
const counts = async () => (await call(admin, getPerhatian)).data
const ids = async (perhatian: string, more: object = {}) =>
  (await call(admin, listKonsultasiAdmin, { query: { page: 1, limit: 50, perhatian, ...more } })).data.queried.map(
    (k: { jadwal_id: number }) => k.jadwal_id,
  )

test('nothing waits in an empty clinic; no other role reads it', async () => {
  expect(await counts()).toEqual({
    email_gagal: 0,
    belum_dijawab: 0,
    lewat_janji: 0,
    terdampak: 0,
    sesi_nonaktif: 0,
    bpjs_kembar: 0,
    tinjauan_terlambat: 0,
    jejak_rusak: 0,
    whatsapp_berhenti: 0,
    whatsapp_kode: 0,
    keberatan_terlambat: 0,
    keberatan_hadir: 0,
    peringatan_belum: 0,
    peringatan_menit: 0,
    peringatan_terbuka: 0,
    nomor_lama: 0,
    libur_tahun_depan: 0,
    privasi_longgar: 0,
  })
  for (const level of levelIds.filter((one) => !isAdmin(one)))
    expect((await call(await make.person(level), getPerhatian)).status).toBe(403)
})

test('active accounts with one BPJS number, and the search that lists exactly these', async () => {
  const no_bpjs = '0001112223334'
  const twins = [await make.person(5, { no_bpjs }), await make.person(4, { no_bpjs })]
  const closed = await make.person(5, { no_bpjs: '0005556667778' })
  await make.person(5, { no_bpjs: '0005556667778' })
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${closed.user_id}`)
  expect((await counts()).bpjs_kembar).toBe(2)
  const { data } = await call(admin, findUser, { body: searchAsFilter(BPJS_KEMBAR) as never })
  expect(data.queried.map(({ user_id }: { user_id: number }) => user_id)).toEqual(twins.map(({ user_id }) => user_id))
})

test('unanswered requests that begin soon or have waited long, and no others', async () => {
  at('2026-11-24T12:00:00+07:00')
  const of = async (tanggal: string, status: string, created_at: string) => {
    const { jadwal_id } = await make.booked(await make.person(5), { tanggal, status })
    await db.rows(sql`update konsultasi set created_at = ${created_at}::timestamptz where jadwal_id = ${jadwal_id}`)
    return jadwal_id
  }
  const fresh = '2026-11-24T08:00:00+07:00'
  const soon = await of('2026-11-25', 'diajukan', fresh)
  const old = await of('2026-12-02', 'menunggu', '2026-11-22T11:59:00+07:00')
  await of('2026-12-02', 'diajukan', fresh)
  await of('2026-11-25', 'disetujui', fresh)
  await of('2026-11-25', 'dibatalkan', fresh)
  expect(await ids('belum_dijawab')).toEqual([old, soon])
  expect(await ids('belum_dijawab', { status: 'diajukan' })).toEqual([soon])
  expect(await counts()).toMatchObject({ belum_dijawab: 2 })
})

test('requests whose deadline has passed and whose start lies ahead', async () => {
  at('2026-11-25T09:00:00+07:00')
  const of = async (tanggal: string, status = 'diajukan') =>
    (await make.booked(await make.person(5), { tanggal, status })).jadwal_id
  const late = await of('2026-12-01')
  const others = [await of('2026-12-02', 'menunggu'), await of('2026-12-03', 'dibatalkan')]
  at('2026-11-26T08:59:59+07:00')
  expect(await ids('lewat_janji')).not.toContain(late)
  at('2026-11-26T09:00:00+07:00')
  const found = await ids('lewat_janji')
  expect(found).toContain(late)
  expect(found.filter((id: number) => others.includes(id))).toEqual([])
  expect((await counts()).lewat_janji).toBe(found.length)
  at('2026-11-23T08:00:00+07:00')
})

test('consultations on a closed day or in a leave, found by a word as well', async () => {
  at('2026-11-23T08:00:00+07:00')
  const closed = await make.booked(await make.person(5), { tanggal: '2026-12-09', status: 'disetujui' })
  const away = await make.booked(await make.person(5, { name: 'Nama Langka' }), {
    tanggal: '2026-12-16',
    status: 'disetujui',
  })
  await make.booked(await make.person(5), { tanggal: '2026-12-16', status: 'disetujui' })
  await db.rows(sql`
    insert into hari_libur (tanggal, nama, jenis, buka) values ('2026-12-09', 'Dies Natalis', 'libur kampus', false)`)
  await make.cuti(away.tenaga.profesional_id, { dari: '2026-12-16', sampai: '2026-12-16' })
  expect(await ids('terdampak')).toEqual([away.jadwal_id, closed.jadwal_id])
  expect(await ids('terdampak', { q: 'langka' })).toEqual([away.jadwal_id])
  expect(await counts()).toMatchObject({ terdampak: 2 })
})

test('inactive professionals with open sessions', async () => {
  const [gone, idle] = [await make.profesional(), await make.profesional()]
  await make.sesi(gone.profesional_id)
  await make.sesi((await make.profesional()).profesional_id)
  const users = [gone.user_id, idle.user_id]
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = any(${users}::int[])`)
  const query = { status_user: 'nonaktif', sesi: 'terbuka' }
  const page = (await call(admin, pageTenagaProfesional, { query })).data
  expect(page.queried.map((t: { profesional_id: number }) => t.profesional_id)).toEqual([gone.profesional_id])
  expect(await counts()).toMatchObject({ sesi_nonaktif: 1 })
})

test('alerts that no one handles: how many and for how long, without whom; late reports of accesses', async () => {
  at('2026-11-23T08:00:00+07:00')
  const { petugas, hubungi, idOf, step } = makePeringatan(server)
  const onDuty = await petugas(admin)
  const patient = await make.person(5, { name: 'Nama Kenari' })
  await hubungi(patient)
  at('2026-11-23T08:12:30+07:00')
  const reply = await call(admin, getPerhatian)
  expect(reply.data).toMatchObject({ peringatan_belum: 1, peringatan_menit: 12 })
  expect(JSON.stringify(reply)).not.toContain('Kenari')
  await step(onDuty, akuiPeringatan, await idOf(patient))
  expect(await counts()).toMatchObject({ peringatan_belum: 0, peringatan_menit: 0 })

  const { read, report } = makeKeberatan(server)
  const { tenaga, jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  const { data } = await report(patient, await read(tenaga, jadwal_id))
  const due = (data as { tinjau_sebelum: string }).tinjau_sebelum
  at(due)
  expect(await counts()).toMatchObject({ keberatan_terlambat: 0 })
  at(new Date(Date.parse(due) + 1_000).toISOString())
  expect(await counts()).toMatchObject({ keberatan_terlambat: 1 })
  at('2026-11-23T08:00:00+07:00')
})

test('alerts that were handled four hours ago and are not closed', async () => {
  const server = { call, db, make }
  const { pemegang, hubungi, idOf, step, tutup } = makePeringatan(server)
  const [handler, patient] = [await pemegang(), await make.person(5)]
  at('2026-11-23T08:00:00+07:00')
  await hubungi(patient)
  const id = await idOf(patient)
  await step(handler, akuiPeringatan, id)
  at('2026-11-23T11:59:59+07:00')
  expect(await counts()).toMatchObject({ peringatan_belum: 0, peringatan_terbuka: 0 })
  at('2026-11-23T12:00:00+07:00')
  expect(await counts()).toMatchObject({ peringatan_belum: 0, peringatan_terbuka: 1 })
  await tutup(handler, id)
  expect(await counts()).toMatchObject({ peringatan_terbuka: 0 })
})

test('emergency numbers that were not checked for 90 days', async () => {
  const checked = (tanggal: string) =>
    db.rows(sql`
    update nomor_darurat set diperiksa = ${tanggal}::date where urutan = 1`)
  at('2026-11-23T08:00:00+07:00')
  await checked('2026-08-26')
  expect(await counts()).toMatchObject({ nomor_lama: 0 })
  await checked('2026-08-25')
  expect(await counts()).toMatchObject({ nomor_lama: 1 })
})

test('from October on, a calendar without the national holidays of the next year', async () => {
  const lacks = async (instant: string) => {
    at(instant)
    const later = { token: await make.signIn(admin.user_id) }
    return (await call(later, getPerhatian)).data.libur_tahun_depan
  }
  await db.rows(sql`delete from hari_libur where tanggal >= '2028-01-01'`)
  expect(await lacks('2027-09-30T23:59:59+07:00')).toBe(0)
  expect(await lacks('2027-10-01T00:00:00+07:00')).toBe(1)
  await db.rows(
    sql`insert into hari_libur (tanggal, nama, jenis, buka) values ('2028-01-10', 'Dies', 'libur kampus', false)`,
  )
  expect(await lacks('2027-10-01T00:00:00+07:00')).toBe(1)
  await db.rows(
    sql`insert into hari_libur (tanggal, nama, jenis, buka) values ('2028-01-01', 'Tahun Baru', 'libur nasional', false)`,
  )
  expect(await lacks('2027-10-01T00:00:00+07:00')).toBe(0)
})

test('strict privacy that is off, in production alone', async () => {
  const { call, make } = await startServer({ production: true })
  const admin = await make.person(1)
  const seen = async () => (await call(admin, getPerhatian)).data.privasi_longgar
  expect(await seen()).toBe(1)
  await call(admin, updatePengaturan, { body: { privasi_ketat: true } })
  expect(await seen()).toBe(0)
})
