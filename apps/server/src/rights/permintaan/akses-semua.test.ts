import * as api from '@sehati/contract/rights/permintaan.endpoints'
import { listPermintaanAkses, putPermintaanAkses } from '@sehati/contract/rights/permintaan-akses.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { makePermintaan } from '../../../test/permintaan.ts'
import { makeNotes } from '../../../test/rekam.ts'
import { startServer } from '../../../test/server.ts'

// A request for notes that names no consultation is of all of them: one to each psychologist who wrote some.

const server = await startServer()
const { call, make, db } = server
const { relay } = makeRelay(server)
const notes = makeNotes(server)
type Who = { token: string; user_id: number }

const officer = await make.person(1)
await make.tugas(officer.user_id, 'petugas_data')
const reviewer = await make.profesional(3)
await make.tugas(reviewer.user_id, 'peninjau')

const ask = (client: Who) => makePermintaan(server, client, { jenis: 'akses', isi: 'Semua catatan saya' })
const found = async (who: Who, id: number) =>
  (await call(who, listPermintaanAkses, {})).data.find((one: { permintaan_id: number }) => one.permintaan_id === id)
const decide = (who: Who, id: number) =>
  call(who, putPermintaanAkses, { query: { id }, body: { tindakan: 'jawab', jawaban: 'Sudah dirilis.' } })
const refuse = (who: Who, id: number) =>
  call(who, api.putPermintaan, {
    query: { id },
    body: { tindakan: 'tolak', jawaban: 'Tidak.', alasan_tolak: 'bahaya_subjek' },
  })
const told = async ({ user_id }: Who) => {
  await relay()
  return (await db.rows(sql`select from pemberitahuan where user_id = ${user_id} and jenis = 'permintaan_masuk'`))
    .length
}

test('it goes to the psychologist who wrote notes, and not to one who wrote none, nor to the officer', async () => {
  const { klien, psikolog, jadwal_id } = await notes.psychology()
  await notes.signed(psikolog, jadwal_id, 'lengkap', 'Pertemuan pertama')
  const { psikolog: without } = await notes.psychology({ klien, tanggal: '2026-11-19' })
  const before = await told(reviewer)
  const id = await ask(klien)
  expect(await told(psikolog)).toBe(1)
  expect(await told(reviewer)).toBe(before)
  expect(await found(psikolog, id)).toMatchObject({
    semua: true,
    penulis: psikolog.name,
    konsultasi: [{ jadwal_id }],
    milik_saya: true,
    boleh_baca: false,
  })
  expect(await found(without, id)).toBeUndefined()
  expect((await decide(without, id)).status).toBe(404)
  expect(await refuse(officer, id)).toMatchObject({ status: 409, code: 'REQUEST_ROUTED' })
  await expect(
    db.rows(sql`
      update permintaan set status = 'diproses', diubah_oleh = ${officer.user_id} where permintaan_id = ${id}`),
  ).rejects.toMatchObject({ constraint: 'permintaan_penjawab' })
  expect((await decide(psikolog, id)).status).toBe(200)
})

test('a draft is a note too', async () => {
  const { klien, psikolog, jadwal_id } = await notes.psychology()
  await notes.save(psikolog, jadwal_id, { jenis: 'lengkap', isi: 'Belum ditandatangani', dasar_versi: 0 })
  expect(await found(psikolog, await ask(klien))).toMatchObject({ milik_saya: true })
})

test('where there are no notes, a psychologist who reviews is told and answers; the officers do where none of them is there', async () => {
  const client = await make.person(5)
  const before = await told(reviewer)
  const id = await ask(client)
  expect(await told(reviewer)).toBe(before + 1)
  expect(await found(reviewer, id)).toMatchObject({ semua: true, penulis: null, konsultasi: [], milik_saya: false })
  expect(await refuse(officer, id)).toMatchObject({ code: 'REQUEST_ROUTED' })
  await db.rows(sql`delete from tugas where user_id = ${reviewer.user_id}`)
  expect((await refuse(officer, id)).status).toBe(200)
  await make.tugas(reviewer.user_id, 'peninjau')
})

test('one that an officer writes down at the counter reaches the psychologist as well', async () => {
  const { klien, psikolog, jadwal_id } = await notes.psychology()
  await notes.signed(psikolog, jadwal_id, 'terbatas', 'Ringkasan')
  const body = {
    user_id: klien.user_id,
    jenis: 'akses',
    kanal: 'loket',
    tanggal: '2026-11-22',
    jam: '08:00',
    isi: 'Catatan',
  }
  const { status, data } = await call(officer, api.insertPermintaanLoket, { body })
  expect(status).toBe(201)
  expect(data).toMatchObject({ oleh_psikolog: true })
  expect(await told(psikolog)).toBe(1)
  expect(await found(psikolog, data.permintaan_id)).toMatchObject({ semua: true, konsultasi: [{ jadwal_id }] })
})

/** A client of two psychologists who both signed notes. */
async function two() {
  const { klien, ...satu } = await notes.psychology()
  const dua = await notes.psychology({ klien, tanggal: '2026-11-19' })
  await notes.signed(satu.psikolog, satu.jadwal_id, 'lengkap', 'Dari yang pertama')
  await notes.signed(dua.psikolog, dua.jadwal_id, 'terbatas', 'Dari yang kedua')
  return { klien, satu: satu.psikolog, dua: dua.psikolog, kedua: dua.jadwal_id }
}
const mine = async (who: Who) => (await call(who, api.listPermintaanSaya, {})).data

test('each of several psychologists answers for their own notes, sees no consultation of another, and ends only their own request', async () => {
  const { klien, satu, dua, kedua } = await two()
  await ask(klien)
  expect(await mine(klien)).toMatchObject([
    { status: 'baru', penulis: dua.name, isi: 'Semua catatan saya' },
    { status: 'baru', penulis: satu.name, isi: 'Semua catatan saya' },
  ])
  expect([await told(satu), await told(dua)]).toEqual([1, 1])
  const [ofDua, ofSatu] = (await mine(klien)).map(({ permintaan_id }: { permintaan_id: number }) => permintaan_id)
  expect(await found(satu, ofDua)).toBeUndefined()
  expect((await decide(satu, ofDua)).status).toBe(404)
  expect((await decide(satu, ofSatu)).status).toBe(200)
  expect(await found(dua, ofDua)).toMatchObject({ milik_saya: true, konsultasi: [{ jadwal_id: kedua }] })
  expect((await mine(klien)).map(({ status }: { status: string }) => status)).toEqual(['baru', 'dijawab'])
  const again = { body: { jenis: 'akses', isi: 'Semua catatan saya' } } as const
  expect((await call(klien, api.insertPermintaan, again)).data).toMatchObject({ penulis: satu.name })
  expect(await call(klien, api.insertPermintaan, again)).toMatchObject({ status: 409, code: 'REQUEST_DUPLICATE' })
  await expect(
    db.rows(sql`update permintaan set penulis_id = ${satu.user_id} where permintaan_id = ${ofDua}`),
  ).rejects.toMatchObject({ constraint: 'permintaan_tetap' })
})
