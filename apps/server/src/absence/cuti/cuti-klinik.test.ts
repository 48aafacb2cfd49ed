import * as api from '@sehati/contract/absence/cuti.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { call, db, make, at } = server
const { relay } = makeRelay(server)
const admin = await make.person(1)
beforeEach(() => at(START.toISOString()))

type Who = { token: string; user_id: number }
type Tenaga = Awaited<ReturnType<typeof make.profesional>>
const WEDNESDAY = '2026-11-25'
const pesan = 'Mohon maaf, dokter Anda sakit hari ini.'

const file = (tenaga: Tenaga, body: object, who: Who = admin) =>
  call(who, api.insertCutiTenaga, { body: { profesional_id: tenaga.profesional_id, ...body } })
const listFor = async (tenaga: Tenaga) =>
  (await call(admin, api.listCutiTenaga, { query: { profesional_id: tenaga.profesional_id } })).data
const listOf = async (tenaga: Tenaga) => (await call(tenaga, api.listCuti)).data
const today = { dari: WEDNESDAY, sampai: WEDNESDAY }
const rowsOf = (cuti_id: number) =>
  db.rows(sql`
    select pelaku_id, subjek_id, tindakan, jumlah from jejak_baru where objek = 'cuti' and objek_id = ${cuti_id} order by 4`)
const noticesOf = async ({ user_id }: Who) => {
  await relay()
  const rows = await db.rows<{ jenis: string }>(
    sql`select jenis from pemberitahuan where user_id = ${user_id} order by pemberitahuan_id`,
  )
  return rows.map(({ jenis }) => jenis)
}

/** A professional with approved consultations on Wednesday, from these hours on. */
async function clinic(...hours: number[]) {
  const tenaga = await make.profesional()
  const all = []
  for (const [i, hour] of hours.entries()) {
    const jam = { jam_mulai: `${hour}:00:00`, jam_selesai: `${hour + 1}:00:00` }
    const session = await make.sesi(tenaga.profesional_id, { sesi: i + 1, ...jam })
    const patient = await make.person(5)
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
    all.push({ patient, session, jadwal_id: await make.konsultasi(of, { status: 'disetujui', ...jam }) })
  }
  return { tenaga, all }
}

test('an admin files leave that begins today: what is still ahead today is stranded, and the rest of the day is closed', async () => {
  const { tenaga, all } = await clinic(10, 11, 13)
  at(`${WEDNESDAY}T10:30:00+07:00`)
  const filed = await file(tenaga, today)
  expect(filed).toMatchObject({ status: 201, data: { ...today, jam_dari: null, oleh_klinik: true } })
  expect(filed.data.terdampak.map((k: { jadwal_id: number }) => k.jadwal_id)).toEqual(
    all.slice(1).map(({ jadwal_id }) => jadwal_id),
  )
  expect(await listFor(tenaga)).toEqual([filed.data])
  expect(await listOf(tenaga)).toEqual([filed.data])
  expect(JSON.stringify(filed.data)).not.toContain('Pusing')
  expect(await noticesOf(tenaga)).toContain('cuti_diatur')
  expect(await rowsOf(filed.data.cuti_id)).toEqual([
    { pelaku_id: admin.user_id, subjek_id: tenaga.user_id, tindakan: 'atur', jumlah: 1 },
  ])
})

test('an admin resolves it like the professional, who is notified of each consultation', async () => {
  const { tenaga, all } = await clinic(10, 11)
  const [a, b] = all as [(typeof all)[number], (typeof all)[number]]
  const { cuti_id } = (await file(tenaga, today)).data
  const tindakan = [
    { jadwal_id: a.jadwal_id, tindakan: 'batal' },
    { jadwal_id: b.jadwal_id, tindakan: 'jadwal-ulang', jadwal_tenaga_id: b.session.id, tanggal: '2026-12-02' },
  ]
  const resolve = () => call(admin, api.resolveCutiTenaga, { body: { cuti_id, tindakan, pesan } })
  expect(await resolve()).toMatchObject({ status: 200, data: { terdampak: [], oleh_klinik: true } })
  const read = async ({ patient, jadwal_id }: (typeof all)[number]) =>
    (await call(patient, konsultasi.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
  expect(await read(a)).toMatchObject({ status: 'dibatalkan', sebab_batal: 'klinik', alasan_batal: pesan })
  expect(await read(b)).toMatchObject({
    status: 'disetujui',
    tanggal: '2026-12-02T11:00:00+07:00',
    pesan_pindah: pesan,
  })
  expect((await noticesOf(tenaga)).filter((jenis) => /cuti|dibatalkan|dijadwalkan/.test(jenis)).sort()).toEqual([
    'cuti_diatur',
    'dibatalkan',
    'dijadwalkan',
  ])
  expect(await rowsOf(cuti_id)).toMatchObject([{ jumlah: 1 }, { pelaku_id: admin.user_id, jumlah: 2 }])
  expect(await resolve()).toMatchObject({ status: 409, code: 'RESOLUTION_REFUSED' })
})

test('the note of a leave is read by who filed it: that of the professional by the professional alone', async () => {
  const { tenaga } = await clinic()
  await call(tenaga, api.insertCuti, {
    body: { dari: '2026-11-30', sampai: '2026-11-30', catatan: 'Kontrol kandungan' },
  })
  await file(tenaga, { ...today, catatan: 'Digantikan Senin' })
  expect(await listFor(tenaga)).toMatchObject([
    { dari: '2026-11-30', oleh_klinik: false, catatan: null },
    { dari: WEDNESDAY, oleh_klinik: true, catatan: 'Digantikan Senin' },
  ])
  expect(await listOf(tenaga)).toMatchObject([{ catatan: 'Kontrol kandungan' }, { catatan: 'Digantikan Senin' }])
})

test('both may take it back, and the professional is told of what the clinic takes back', async () => {
  const { tenaga } = await clinic()
  const filed = (await file(tenaga, today)).data
  expect((await call(tenaga, api.removeCuti, { query: { id: filed.cuti_id } })).status).toBe(200)
  const own = (await call(tenaga, api.insertCuti, { body: today })).data
  const remove = () => call(admin, api.removeCutiTenaga, { query: { id: own.cuti_id } })
  expect(await remove()).toMatchObject({ status: 200, data: null })
  expect(await remove()).toMatchObject({ status: 404 })
  expect(await noticesOf(tenaga)).toEqual(['cuti_diatur', 'cuti_diatur'])
  expect(await rowsOf(own.cuti_id)).toMatchObject([{ pelaku_id: admin.user_id, subjek_id: tenaga.user_id }])
  expect(await listOf(tenaga)).toEqual([])
})

test('it is refused by the same rules, and for a professional that does not exist', async () => {
  const { tenaga } = await clinic()
  await call(tenaga, api.insertCuti, { body: today })
  expect(await file(tenaga, today)).toMatchObject({ status: 409, code: 'LEAVE_OVERLAP' })
  expect(await file(tenaga, { dari: '2026-11-22', sampai: '2026-11-22' })).toMatchObject({ code: 'LEAVE_IN_PAST' })
  const unknown = { profesional_id: 2_000_000_000 }
  expect(await file(tenaga, { ...today, ...unknown })).toMatchObject({ status: 404, code: 'PROFESSIONAL_NOT_FOUND' })
  expect(await call(admin, api.listCutiTenaga, { query: unknown })).toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' })
  expect(await noticesOf(tenaga)).toEqual([])
})

test('an admin and the professional file the same day at once: one leave', async () => {
  const { tenaga } = await clinic(10)
  const replies = await Promise.all([
    file(tenaga, today),
    call(tenaga, api.insertCuti, { body: today }),
    file(tenaga, today),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await listOf(tenaga)).toHaveLength(1)
})
