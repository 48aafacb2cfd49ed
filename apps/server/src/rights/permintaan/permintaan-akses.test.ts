import * as api from '@sehati/contract/rights/permintaan.endpoints'
import { listPermintaanAkses, putPermintaanAkses } from '@sehati/contract/rights/permintaan-akses.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { makePermintaan } from '../../../test/permintaan.ts'
import { startServer } from '../../../test/server.ts'
import { insertTenggat } from './tenggat.store.ts'

const server = await startServer()
const { call, make, db, service, at, clock, rewind } = server
const { relay } = makeRelay(server)
type Who = { token: string; user_id: number }

const officer = await make.person(1)
await make.tugas(officer.user_id, 'petugas_data')
const reviewer = await make.profesional(3)
await make.tugas(reviewer.user_id, 'peninjau')

async function asked(level_id: 2 | 3 = 3) {
  const client = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(client, { level_id, status: 'selesai', tanggal: '2026-11-19' })
  const body = { jenis: 'akses', isi: 'Saya ingin membaca catatan lengkap', jadwal_id } as const
  return { client, tenaga, jadwal_id, id: await makePermintaan(server, client, body) }
}
const list = async (who: Who) => (await call(who, listPermintaanAkses, {})).data
const idsOf = async (who: Who) => (await list(who)).map(({ permintaan_id }: { permintaan_id: number }) => permintaan_id)
const decide = (who: Who, id: number, body: object) => call(who, putPermintaanAkses, { query: { id }, body })
const give = { tindakan: 'jawab', jawaban: 'Catatan terbatas sudah dirilis.' }
const mine = async (who: Who) => (await call(who, api.listPermintaanSaya, {})).data[0]
const told = async (who: Who, jenis: string) => {
  await relay()
  return (await db.rows(sql`select from pemberitahuan where user_id = ${who.user_id} and jenis = ${jenis}`)).length
}

test('a request for notes goes to its psychologist, with the words and the deadline, and each read is recorded', async () => {
  const { client, tenaga, jadwal_id, id } = await asked()
  expect(await told(tenaga, 'permintaan_masuk')).toBe(1)
  expect(await told(reviewer, 'permintaan_masuk')).toBe(0)
  expect(await list(tenaga)).toMatchObject([
    {
      permintaan_id: id,
      semua: false,
      penulis: tenaga.name,
      konsultasi: [{ jadwal_id, tanggal: '2026-11-19T09:00:00+07:00', zona: 7 }],
      milik_saya: true,
      boleh_baca: false,
      batas: '2026-11-26T07:00:00+07:00',
      terlambat: false,
    },
  ])
  expect(await idsOf(reviewer)).toContain(id)
  const read = await db.rows(sql`
    select pelaku_id, dasar from jejak_baru where objek = 'permintaan' and objek_id = ${id} and tindakan = 'lihat'
    union all select pelaku_id, dasar from jejak where objek = 'permintaan' and objek_id = ${id} and tindakan = 'lihat'`)
  expect(read).toEqual(
    expect.arrayContaining([
      { pelaku_id: tenaga.user_id, dasar: 'perawatan' },
      { pelaku_id: reviewer.user_id, dasar: 'administrasi' },
    ]),
  )
  const before = await told(client, 'permintaan')
  expect((await decide(tenaga, id, give)).status).toBe(200)
  expect(await mine(client)).toMatchObject({ status: 'dijawab', jawaban: give.jawaban })
  expect(await told(client, 'permintaan')).toBe(before + 1)
  expect(await list(tenaga)).toEqual([])
  expect(await decide(tenaga, id, give)).toMatchObject({ status: 409, code: 'REQUEST_CLOSED' })
})

test('an officer sees the clock and that psychologists decide, and decides nothing', async () => {
  const { id } = await asked()
  const row = (await call(officer, api.listPermintaan, { query: {} })).data.find(
    (one: { permintaan_id: number }) => one.permintaan_id === id,
  )
  expect(row).toMatchObject({ oleh_psikolog: true })
  for (const body of [
    { tindakan: 'ambil' },
    { tindakan: 'jawab', jawaban: 'Tidak ada.' },
    { tindakan: 'tolak', jawaban: 'Tidak.', alasan_tolak: 'bahaya_subjek' },
  ] as const)
    expect(await call(officer, api.putPermintaan, { query: { id }, body })).toMatchObject({
      status: 409,
      code: 'REQUEST_ROUTED',
    })
  await expect(
    db.rows(
      sql`update permintaan set status = 'diproses', diubah_oleh = ${officer.user_id} where permintaan_id = ${id}`,
    ),
  ).rejects.toMatchObject({ constraint: 'permintaan_penjawab' })
})

test('another professional neither sees nor decides it; the request of a patient of a physician stays with the officers', async () => {
  const { id } = await asked()
  for (const other of [await make.profesional(3), await make.profesional(2)]) {
    expect(await list(other)).toEqual([])
    expect(await decide(other, id, give)).toMatchObject({ status: 404 })
  }
  const medis = await asked(2)
  expect(await list(medis.tenaga)).toEqual([])
  expect(await idsOf(reviewer)).not.toContain(medis.id)
  const body = { tindakan: 'jawab', jawaban: 'Balasan dokter ada di salinan.' } as const
  expect((await call(officer, api.putPermintaan, { query: { id: medis.id }, body })).status).toBe(200)
})

test('what is withheld needs a ground of its own, which the client reads', async () => {
  const { client, tenaga, id } = await asked()
  const said = { tindakan: 'tolak', jawaban: 'Bicarakan dulu dalam pertemuan berikutnya.' }
  expect(await decide(tenaga, id, said)).toMatchObject({ status: 422, code: 'REASON_REQUIRED' })
  expect(await decide(tenaga, id, { ...said, alasan_tolak: 'kewajiban_simpan' })).toMatchObject({ status: 422 })
  expect((await decide(tenaga, id, { ...said, alasan_tolak: 'bahaya_subjek' })).status).toBe(200)
  expect(await mine(client)).toMatchObject({ status: 'ditolak', alasan_tolak: 'bahaya_subjek', jawaban: said.jawaban })
})

test('where the psychologist is gone, a psychologist who reviews is told and decides; where none is there, the officers do', async () => {
  const first = await asked()
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${first.tenaga.user_id}`)
  expect((await decide(reviewer, first.id, give)).status).toBe(200)
  const { client, tenaga, jadwal_id } = await asked()
  await db.rows(
    sql`update permintaan set status = 'ditarik', ditutup_pada = ${clock()} where user_id = ${client.user_id}`,
  )
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${tenaga.user_id}`)
  const before = await told(reviewer, 'permintaan_masuk')
  const body = { jenis: 'akses', isi: 'Saya ingin membacanya', jadwal_id } as const
  const id = await makePermintaan(server, client, body)
  expect(await told(reviewer, 'permintaan_masuk')).toBe(before + 1)
  await db.rows(sql`delete from tugas where user_id = ${reviewer.user_id}`)
  const said = { tindakan: 'tolak', jawaban: 'Psikolognya sudah pergi.', alasan_tolak: 'bahaya_subjek' } as const
  expect((await call(officer, api.putPermintaan, { query: { id }, body: said })).status).toBe(200)
  await make.tugas(reviewer.user_id, 'peninjau')
})

test('a psychologist whose password an admin set neither reads nor decides', async () => {
  const { tenaga, id } = await asked()
  await db.rows(sql`update users set password_oleh = ${officer.user_id} where user_id = ${tenaga.user_id}`)
  const known = { ...tenaga, token: await make.signIn(tenaga.user_id) }
  expect(await call(known, listPermintaanAkses, {})).toMatchObject({ code: 'TEXT_CLOSED' })
  expect(await decide(known, id, give)).toMatchObject({ code: 'TEXT_CLOSED' })
})

test('the psychologist is told of the deadline too', async () => {
  await db.rows(sql`update permintaan set dikabari = 'infinity' where ditutup_pada is null`)
  const { tenaga } = await asked()
  at('2026-11-25T07:00:00+07:00')
  await insertTenggat(service, clock())
  expect(await told(tenaga, 'tenggat')).toBe(1)
  rewind()
})
