import {
  getPermintaan,
  listPermintaan,
  listPermintaanSaya,
  putPermintaan,
  withdrawPermintaan,
} from '@sehati/contract/rights/permintaan.endpoints'
import { listPermintaanAkses, putPermintaanAkses } from '@sehati/contract/rights/permintaan-akses.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makePermintaan } from '../../../test/permintaan.ts'
import { makeNotes } from '../../../test/rekam.ts'
import { startServer } from '../../../test/server.ts'

// Notes whose author is gone: two people together, for an open request of their client.

const server = await startServer()
const { call, make, db, clock } = server
const notes = makeNotes(server)
type Who = { token: string; user_id: number }

const officer = await make.person(1)
await make.tugas(officer.user_id, 'petugas_data')
const reviewer = await make.profesional(3)
await make.tugas(reviewer.user_id, 'peninjau')

/** A client who asks for the notes of a consultation: both kinds are signed, and a draft is left. */
async function asked() {
  const { klien, psikolog, jadwal_id } = await notes.psychology()
  await notes.signed(psikolog, jadwal_id, 'lengkap', 'kata lengkap')
  const [terbatas = 0] = await notes.signed(psikolog, jadwal_id, 'terbatas', 'kata terbatas')
  await notes.save(psikolog, jadwal_id, { jenis: 'lengkap', isi: 'kata draf', dasar_versi: 1 })
  const id = await makePermintaan(server, klien, { jenis: 'akses', isi: 'Catatan saya', jadwal_id })
  return { klien, psikolog, jadwal_id, terbatas, id }
}
const leave = ({ user_id }: Who) => db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${user_id}`)
const goneAsked = async () => {
  const of = await asked()
  await leave(of.psikolog)
  return of
}
const allow = (who: { token: string }, id: number) =>
  call(who, putPermintaan, { query: { id }, body: { tindakan: 'izinkan' } })
const baris = async (id: number) =>
  (await call(officer, listPermintaan, { query: {} })).data.find(
    (one: { permintaan_id: number }) => one.permintaan_id === id,
  )
const ofReviewer = async (id: number) =>
  (await call(reviewer, listPermintaanAkses, {})).data.find(
    (one: { permintaan_id: number }) => one.permintaan_id === id,
  )
const reads = (jadwal_id: number) =>
  db.rows(sql`
    select pelaku_id, dasar, subjek_id from jejak_baru where objek = 'rekam' and objek_id = ${jadwal_id} and tindakan = 'lihat'
    union all select pelaku_id, dasar, subjek_id from jejak where objek = 'rekam' and objek_id = ${jadwal_id} and tindakan = 'lihat'`)

test('with the word of an officer, the reviewing psychologist reads the signed notes of both kinds; it is recorded first, and ends with the request', async () => {
  const { klien, jadwal_id, terbatas, id } = await goneAsked()
  expect(await notes.read(reviewer, jadwal_id)).toMatchObject({ status: 404 })
  expect(await baris(id)).toMatchObject({ oleh_psikolog: true, boleh_izinkan: true })
  expect((await allow(officer, id)).data).toMatchObject({ status: 'baru', boleh_izinkan: false })
  expect(await ofReviewer(id)).toMatchObject({ boleh_baca: true, milik_saya: false })
  const { status, data, raw } = await notes.read(reviewer, jadwal_id)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    milik: false,
    catatan: [
      { jenis: 'lengkap', draf: null },
      { jenis: 'terbatas', draf: null },
    ],
  })
  for (const words of ['kata lengkap', 'kata terbatas']) expect(raw.includes(words)).toBe(true)
  expect(raw.includes('kata draf')).toBe(false)
  expect(await reads(jadwal_id)).toEqual([{ pelaku_id: reviewer.user_id, dasar: 'izin', subjek_id: klien.user_id }])
  expect((await notes.save(reviewer, jadwal_id, { jenis: 'terbatas', isi: 'Lain', dasar_versi: 1 })).status).toBe(404)
  expect((await notes.release(reviewer, terbatas)).status).toBe(200)
  expect((await notes.released(klien, jadwal_id)).data).toMatchObject([{ isi: 'kata terbatas' }])
  const given = { tindakan: 'jawab', jawaban: 'Catatan terbatas sudah dirilis.' }
  expect((await call(reviewer, putPermintaanAkses, { query: { id }, body: given })).status).toBe(200)
  expect(await notes.read(reviewer, jadwal_id)).toMatchObject({ status: 404 })
})

test('only for that consultation and only psychologists who review: no officer, no other psychologist; a withdrawn request closes it', async () => {
  const [{ klien, jadwal_id, terbatas, id }, other] = [await goneAsked(), await goneAsked()]
  expect((await allow(officer, id)).status).toBe(200)
  expect(await notes.read(reviewer, other.jadwal_id)).toMatchObject({ status: 404 })
  expect((await notes.release(reviewer, other.terbatas)).status).toBe(404)
  const rekan = await make.profesional(3)
  expect(await notes.read(rekan, jadwal_id)).toMatchObject({ status: 404 })
  expect((await notes.release(rekan, terbatas)).status).toBe(404)
  expect((await call(officer, getPermintaan, { query: { id } })).raw.includes('kata lengkap')).toBe(false)
  expect((await call(klien, withdrawPermintaan, { query: { id } })).status).toBe(200)
  expect(await notes.read(reviewer, jadwal_id)).toMatchObject({ status: 404 })
})

test('while the author is there, no one opens the notes; nor twice, nor of another request', async () => {
  const { psikolog, jadwal_id, id } = await asked()
  expect(await baris(id)).toMatchObject({ boleh_izinkan: false })
  const step = { status: 409, code: 'NOTES_STEP' }
  expect(await allow(officer, id)).toMatchObject(step)
  const opened = sql`update permintaan set diizinkan_oleh = ${officer.user_id}, diizinkan_pada = ${clock()} where permintaan_id = ${id}`
  await expect(db.rows(opened)).rejects.toMatchObject({ constraint: 'permintaan_izin_akses' })
  await leave(psikolog)
  expect((await allow(officer, id)).status).toBe(200)
  expect(await allow(officer, id)).toMatchObject(step)
  const closed = sql`update permintaan set diizinkan_oleh = null, diizinkan_pada = null where permintaan_id = ${id}`
  await expect(db.rows(closed)).rejects.toMatchObject({ constraint: 'permintaan_izin_akses' })
  // The author is back: the notes are theirs alone again.
  await db.rows(sql`update users set status_user = 'aktif' where user_id = ${psikolog.user_id}`)
  expect(await notes.read(reviewer, jadwal_id)).toMatchObject({ status: 404 })
  const plain = await makePermintaan(server, await make.person(5))
  expect(await allow(officer, plain)).toMatchObject(step)
})

test('an officer who set the password of the reviewer opens nothing to them, and one whose own password an admin set opens nothing', async () => {
  const { jadwal_id, id } = await goneAsked()
  const stranger = await make.person(1)
  const row = (by: number) =>
    sql`update permintaan set diizinkan_oleh = ${by}, diizinkan_pada = ${clock()} where permintaan_id = ${id}`
  await expect(db.rows(row(stranger.user_id))).rejects.toMatchObject({ constraint: 'permintaan_izin_petugas' })
  const weak = await make.person(1)
  await make.tugas(weak.user_id, 'petugas_data')
  await db.rows(sql`update users set password_oleh = ${stranger.user_id} where user_id = ${weak.user_id}`)
  expect(await allow({ token: await make.signIn(weak.user_id) }, id)).toMatchObject({ code: 'TEXT_CLOSED' })
  await expect(db.rows(row(weak.user_id))).rejects.toMatchObject({ constraint: 'permintaan_izin_petugas' })
  const same = await make.profesional(3)
  await make.tugas(same.user_id, 'peninjau')
  await db.rows(sql`update users set password_oleh = ${officer.user_id} where user_id = ${same.user_id}`)
  expect((await allow(officer, id)).status).toBe(200)
  expect(await notes.read({ token: await make.signIn(same.user_id) }, jadwal_id)).toMatchObject({ status: 404 })
  expect((await notes.read(reviewer, jadwal_id)).status).toBe(200)
})

test('all notes of one author who is gone are opened, and none of another author', async () => {
  const { klien, ...gone } = await notes.psychology()
  const there = await notes.psychology({ klien, tanggal: '2026-11-19' })
  for (const { psikolog, jadwal_id } of [gone, there])
    await notes.signed(psikolog, jadwal_id, 'terbatas', 'kata terbatas')
  await makePermintaan(server, klien, { jenis: 'akses', isi: 'Semua catatan saya' })
  await leave(gone.psikolog)
  const mine: { permintaan_id: number; penulis: string }[] = (await call(klien, listPermintaanSaya, {})).data
  const idOf = ({ name }: { name: string }) => mine.find(({ penulis }) => penulis === name)?.permintaan_id as number
  expect(await allow(officer, idOf(there.psikolog))).toMatchObject({ code: 'NOTES_STEP' })
  const id = idOf(gone.psikolog)
  expect(await ofReviewer(id)).toMatchObject({ boleh_baca: false, konsultasi: [] })
  expect((await allow(officer, id)).status).toBe(200)
  const { jadwal_id } = gone
  expect(await ofReviewer(id)).toMatchObject({ boleh_baca: true, konsultasi: [{ jadwal_id }] })
  expect((await notes.read(reviewer, jadwal_id)).status).toBe(200)
  expect((await notes.read(reviewer, there.jadwal_id)).status).toBe(404)
})
