import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { listJejakSaya } from '@sehati/contract/record/jejak.endpoints'
import * as api from '@sehati/contract/safety/keberatan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { makeDarurat } from '../../../test/darurat.ts'
import { eksporSemuaAkun } from '../../../test/ekspor.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { makeKeberatan } from '../../../test/keberatan.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { peninjau, konsultasi } = makeDarurat(server)
const { read, report, foldAll } = makeKeberatan(server)
const { relay } = makeRelay(server)
const reviewer = await peninjau(2, { name: 'dr. Peninjau' })
const psychologist = await peninjau(3)

/** A consultation that its professional has read, and the number of that row. */
async function opened(level_id: 2 | 3 = 2) {
  const of = await konsultasi(level_id)
  return { ...of, nomor: await read(of.tenaga, of.jadwal_id) }
}
const waiting = async (who: { token: string }, isi: string) =>
  ((await call(who, api.listKeberatan)).data as { isi: string; keberatan_id: number }[]).filter(
    (one) => one.isi === isi,
  )
const answer = (who: { token: string } | null, keberatan_id: number, change: object = {}) =>
  call(who, api.putTanggapan, { body: { keberatan_id, hasil: 'tidak_wajar', isi: 'Akses ini salah.', ...change } })
async function mine(who: { token: string }, nomor: number) {
  await foldAll()
  const { data } = await call(who, listJejakSaya, { query: { administratif: 1 } })
  return data.find((row: { nomor: number }) => row.nomor === nomor)
}
const serial = () => `Kata ${Math.random()} ini`

test('a patient reports an access; a reviewer reads why and answers; the patient reads what came of it', async () => {
  at('2026-11-23T08:00:00+07:00')
  const { patient, tenaga, nomor, jadwal_id } = await opened()
  expect((await mine(patient, nomor)).laporan).toBeNull()
  const isi = serial()
  const reply = await report(patient, nomor, isi)
  expect(reply).toMatchObject({
    status: 201,
    message: 'Laporan diterima.',
    data: { tinjau_sebelum: '2026-11-25T08:00:00+07:00' },
  })
  expect((await mine(patient, nomor)).laporan).toEqual({
    isi,
    dibuat_pada: '2026-11-23T08:00:00+07:00',
    tanggapan: null,
  })

  const [found] = await waiting(reviewer, isi)
  expect(found).toMatchObject({
    nomor,
    pelapor: expect.any(String),
    pelaku: { nama: tenaga.name, peran: 'dokter' },
    tindakan: 'lihat',
    tentang: { jenis: 'konsultasi', jadwal_id },
    kelas: 'medis',
    terlambat: false,
  })
  at('2026-11-25T08:00:01+07:00')
  expect(await waiting(reviewer, isi)).toMatchObject([{ terlambat: true }])
  expect(await answer(reviewer, reply.data.keberatan_id)).toMatchObject({ status: 200 })
  expect(await waiting(reviewer, isi)).toEqual([])
  expect((await mine(patient, nomor)).laporan.tanggapan).toEqual({
    hasil: 'tidak_wajar',
    isi: 'Akses ini salah.',
    ditanggapi_pada: '2026-11-25T08:00:01+07:00',
  })
  at('2026-11-23T08:00:00+07:00')
})

test('the person is notified of the answer, in the app and by mail, without its words', async () => {
  const { patient, tenaga, nomor } = await opened()
  const { data } = await report(patient, nomor)
  await answer(reviewer, data.keberatan_id, { isi: 'kenarijawaban' })
  await relay()
  const about = await db.rows<{ user_id: number; jenis: string }>(sql`
    select n.user_id, n.jenis from pemberitahuan n join surat s using (peristiwa_id, user_id)
    where n.user_id in (${patient.user_id}, ${tenaga.user_id}) and n.jenis = 'keberatan_ditanggapi'`)
  expect(about).toEqual([{ user_id: patient.user_id, jenis: 'keberatan_ditanggapi' }])
  const rows = await db.rows<{ isi: string }>(
    sql`select to_jsonb(s)::text as isi from surat s where user_id = ${patient.user_id}`,
  )
  expect(JSON.stringify(rows)).not.toContain('kenarijawaban')
})

test('the report and the answer are rows of the trail, without their words', async () => {
  const { patient, nomor } = await opened()
  const { data } = await report(patient, nomor)
  await answer(reviewer, data.keberatan_id)
  await foldAll()
  const rows = await db.rows(sql`
    select tindakan, pelaku_id, subjek_id, dasar from jejak
    where objek = 'jejak' and objek_id = ${nomor} and subjek_id = ${patient.user_id} order by nomor`)
  expect(rows).toEqual([
    { tindakan: 'laporkan', pelaku_id: patient.user_id, subjek_id: patient.user_id, dasar: 'milik_sendiri' },
    { tindakan: 'tanggapi', pelaku_id: reviewer.user_id, subjek_id: patient.user_id, dasar: 'administrasi' },
  ])
})

test('that a reviewer reads a report is recorded for its person first; where it cannot be, nothing is shown', async () => {
  at('2026-11-23T08:00:00+07:00')
  const { patient, nomor } = await opened()
  const isi = serial()
  await report(patient, nomor, isi)
  const another = await peninjau(2)
  const release = await blockJejak(db)
  try {
    const refused = await call(another, api.listKeberatan)
    expect([refused.status, refused.code]).toEqual([503, 'TRAIL_UNAVAILABLE'])
    expect(refused.raw.toString()).not.toContain(isi)
  } finally {
    await release()
  }
  expect(await waiting(another, isi)).toHaveLength(1)
  expect(
    await db.rows(sql`
      select tindakan, objek, dasar from jejak_baru
      where subjek_id = ${patient.user_id} and pelaku_id = ${another.user_id}`),
  ).toEqual([{ tindakan: 'lihat', objek: 'jejak', dasar: 'administrasi' }])
})

test('each reviewer who can answer is notified, and no other', async () => {
  const { patient, tenaga, nomor } = await opened()
  await make.tugas(tenaga.user_id, 'peninjau')
  const before = await db.rows<{ user_id: number }>(sql`select user_id from peristiwa where jenis = 'tinjauan'`)
  await report(patient, nomor)
  const after = await db.rows<{ user_id: number }>(sql`select user_id from peristiwa where jenis = 'tinjauan'`)
  const of = (rows: { user_id: number }[], id: number) => rows.filter(({ user_id }) => user_id === id).length
  for (const { user_id } of [reviewer, psychologist]) expect(of(after, user_id) - of(before, user_id)).toBe(1)
  expect(of(after, tenaga.user_id) - of(before, tenaga.user_id)).toBe(0)
})

test('who caused the row neither reads the report nor answers it', async () => {
  const { patient, tenaga, nomor } = await opened()
  await make.tugas(tenaga.user_id, 'peninjau')
  const isi = serial()
  const { data } = await report(patient, nomor, isi)
  expect(await waiting(tenaga, isi)).toEqual([])
  expect(await answer(tenaga, data.keberatan_id)).toMatchObject({ status: 409, code: 'SELF_REVIEW' })
  expect(await waiting(reviewer, isi)).toHaveLength(1)
})

test('a report about psychology goes to psychologists', async () => {
  const { patient, nomor } = await opened(3)
  const isi = serial()
  const { data } = await report(patient, nomor, isi)
  expect(await waiting(reviewer, isi)).toEqual([])
  expect(await answer(reviewer, data.keberatan_id)).toMatchObject({ status: 403, code: 'DUTY_REQUIRED' })
  expect(await waiting(psychologist, isi)).toMatchObject([{ kelas: 'psikologi' }])
  expect(await answer(psychologist, data.keberatan_id)).toMatchObject({ status: 200 })
})

test('a reviewer whose password an admin set neither reads the report nor answers it', async () => {
  const { patient, nomor } = await opened()
  const [admin, marked] = [await make.person(1), await peninjau(2)]
  await call(admin, resetUserPassword, { body: { user_id: marked.user_id, password: 'kopi-pagi-di-teras' } })
  const token = await make.signIn(marked.user_id)
  const isi = serial()
  const { data } = await report(patient, nomor, isi)
  expect(await waiting({ token }, isi)).toEqual([])
  expect(await answer({ token }, data.keberatan_id)).toMatchObject({ status: 403, code: 'DUTY_REQUIRED' })
})

test('a reviewer whom the reported admin has just made one neither reads the report nor answers it', async () => {
  const [patient, admin, made] = [await make.person(5), await make.person(1), await make.profesional(2)]
  await eksporSemuaAkun(call, admin)
  await foldAll()
  const row = await db.row<{ nomor: number }>(sql`
    select nomor from jejak where tindakan = 'ekspor' and pelaku_id = ${admin.user_id}`)
  await call(admin, putTugas, { body: { user_id: made.user_id, tugas: 'peninjau', aktif: 1 } })
  const isi = serial()
  const { data } = await report(patient, row?.nomor as number, isi)
  expect(await waiting(made, isi)).toEqual([])
  expect(await answer(made, data.keberatan_id)).toMatchObject({ status: 403, code: 'DUTY_REQUIRED' })
  expect(await waiting(reviewer, isi)).toHaveLength(1)
})

test('a person reports an export of after their registration, and none of before', async () => {
  const [admin, early] = [await make.person(1), await make.person(5)]
  at('2026-11-23T09:00:00+07:00')
  await eksporSemuaAkun(call, admin)
  at('2026-11-23T10:00:00+07:00')
  const late = await make.person(5)
  await foldAll()
  const row = await db.row<{ nomor: number }>(sql`
    select nomor from jejak where tindakan = 'ekspor' and pelaku_id = ${admin.user_id}`)
  expect(await report(late, row?.nomor as number)).toMatchObject({ status: 404 })
  expect(await report(early, row?.nomor as number)).toMatchObject({ status: 201 })
  at('2026-11-23T08:00:00+07:00')
})

test('a row is reported once, and a report answered once, also at the same moment', async () => {
  const { patient, nomor } = await opened()
  const codes = (replies: { status: number; code?: string }[]) =>
    replies.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).sort()
  const reports = await Promise.all([report(patient, nomor), report(patient, nomor), report(patient, nomor)])
  expect(codes(reports)).toEqual(['201', '409 REPORT_EXISTS', '409 REPORT_EXISTS'])
  const id = reports.find(({ status }) => status === 201)?.data.keberatan_id
  const answers = await Promise.all([answer(reviewer, id), answer(psychologist, id), answer(reviewer, id)])
  expect(codes(answers)).toEqual(['200', '409 REPORT_ANSWERED', '409 REPORT_ANSWERED'])
})

test('rows of another person, own acts, what no account did and numbers that are not there are not found', async () => {
  const { patient, nomor } = await opened()
  const other = await make.person(5)
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar) values
      (now(), 'masuk_gagal', 'akun', ${other.user_id}, ${other.user_id}, null, 'sistem'),
      (now(), 'masuk', 'akun', ${other.user_id}, ${other.user_id}, ${other.user_id}, 'milik_sendiri')`)
  await foldAll()
  const own = await db.rows<{ nomor: number }>(sql`select nomor from jejak where subjek_id = ${other.user_id}`)
  expect(own.length).toBeGreaterThanOrEqual(2)
  for (const number of [nomor, ...own.map((one) => one.nomor), 2_000_000_000_000])
    expect(await report(other, number)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await report(patient, nomor, '  ')).toMatchObject({ status: 422 })
  expect(await report(patient, nomor, 'x'.repeat(501))).toMatchObject({ status: 422 })
  expect(await db.rows(sql`select from keberatan where nomor = ${nomor}`)).toEqual([])
})

test('an account without the duty, or that lost it, neither reads nor answers', async () => {
  const { patient, nomor } = await opened()
  const former = await peninjau(2)
  const { data } = await report(patient, nomor)
  expect((await call(former, api.listKeberatan)).status).toBe(200)
  const admin = await make.person(1)
  await call(admin, putTugas, { body: { user_id: former.user_id, tugas: 'peninjau', aktif: 0 } })
  for (const who of [former, admin, patient]) {
    expect(await call(who, api.listKeberatan)).toMatchObject({ status: 403 })
    expect(await answer(who, data.keberatan_id)).toMatchObject({ status: 403 })
  }
})
