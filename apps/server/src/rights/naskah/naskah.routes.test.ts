import { createHash } from 'node:crypto'
import { naskahKanonik } from '@sehati/contract/rights/naskah.rules'
import * as kelola from '@sehati/contract/rights/naskah-kelola.endpoints'
import * as persetujuan from '@sehati/contract/rights/persetujuan.endpoints'
import { putUsia } from '@sehati/contract/rights/wali.endpoints'
import sql from 'sql-template-tag'
import { afterEach, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'

const api = { ...kelola, ...persetujuan }
const START = '2026-11-23T07:00:00+07:00'
const server = await startServer()
const { db, call, make, at } = server
const { relay } = makeRelay(server)
const book = makeBook(call)
const petugas = await make.person(1)
await make.tugas(petugas.user_id, 'petugas_data')

type Who = { token: string; user_id: number }
const isi = (kata: string) => ({
  judul: `Naskah ${kata}`,
  pernyataan: `Saya setuju ${kata}.`,
  bagian: [{ judul: 'Tujuan', isi: `Untuk ${kata}.` }],
})
const draft = async (keperluan: string, kata: string, who: Who = petugas) =>
  call(who, api.putRancangan, { body: { keperluan, ...isi(kata) } })
/** Writes a draft and publishes it as it was read. */
async function publish(keperluan: string, kata: string, more: object = {}) {
  const { data } = await draft(keperluan, kata)
  return call(petugas, api.terbitkanNaskah, {
    body: { keperluan, sidik: data.rancangan?.sidik, wajib_ulang: true, ...more },
  })
}
const inForce = async (keperluan: string, versi?: number) =>
  (await call(null, api.getNaskah, { query: { keperluan, ...(versi && { versi }) } })).data
const answer = (who: Who, keperluan: string, versi: number, sikap = 'setuju') =>
  call(who, api.answerPersetujuan, { body: { persetujuan: [{ keperluan, versi, sikap }] } })
const rowOf = async (who: Who, keperluan: string) =>
  (await call(who, api.listPersetujuan)).data.find((row: { keperluan: string }) => row.keperluan === keperluan)
const noticesOf = ({ user_id }: Who) =>
  db.rows(sql`select mulai from pemberitahuan where user_id = ${user_id} and jenis = 'naskah_baru'`)

afterEach(async () => {
  at(START)
  await db.rows(sql`update pengaturan set privasi_ketat = false`)
})

test('a draft is read by officers alone, replaced as a whole, and published as it was read, with its SHA-256', async () => {
  const written = await draft('telemedisin', 'pertama')
  expect(written).toMatchObject({
    status: 200,
    data: { keperluan: 'telemedisin', berlaku: 1, rancangan: isi('pertama') },
  })
  expect((await inForce('telemedisin')).judul).not.toBe('Naskah pertama')
  const second = (await draft('telemedisin', 'kedua')).data
  const stale = { keperluan: 'telemedisin', sidik: written.data.rancangan?.sidik, wajib_ulang: false }
  expect(await call(petugas, api.terbitkanNaskah, { body: stale })).toMatchObject({ status: 409, code: 'NOTICE_STALE' })
  expect((await call(petugas, api.listNaskah)).data[1].rancangan).toEqual(second.rancangan)
  const done = await call(petugas, api.terbitkanNaskah, { body: { ...stale, sidik: second.rancangan?.sidik } })
  expect(done).toMatchObject({ status: 201, data: { berlaku: 2, rancangan: null } })
  const served = await inForce('telemedisin')
  expect(served).toMatchObject({ versi: 2, ...isi('kedua'), wajib_ulang: false, berlaku_sejak: START })
  expect(served.sidik).toBe(createHash('sha256').update(naskahKanonik(served)).digest('hex'))
  expect(await call(petugas, api.terbitkanNaskah, { body: stale })).toMatchObject({ status: 404 })
  expect(
    await db.rows(
      sql`select from jejak_baru where objek = 'naskah' and tindakan = 'atur' and pelaku_id = ${petugas.user_id}`,
    ),
  ).not.toEqual([])
})

test('an admin without the duty, a professional and a patient are refused', async () => {
  for (const level of [1, 3, 5] as const) {
    const who = await make.person(level)
    expect((await call(who, api.listNaskah)).status).toBe(403)
    expect((await draft('layanan', 'lain', who)).status).toBe(403)
  }
})

test('a version that must be agreed again takes effect 168 hours later at the earliest, in rule and database', async () => {
  expect(await publish('pengingat_email', 'cepat', { berlaku: '2026-11-30' })).toMatchObject({
    status: 422,
    code: 'NOTICE_TOO_SOON',
    errors: [{ field: 'berlaku', message: 'Naskah ini paling cepat berlaku 30 November 2026 pukul 07.00 WIB.' }],
  })
  expect((await inForce('pengingat_email')).versi).toBe(1)
  await expect(
    db.rows(sql`
      insert into naskah (keperluan, versi, judul, pernyataan, bagian, sidik, terbit_pada, berlaku_sejak, wajib_ulang, diterbitkan_oleh)
      select keperluan, 2, judul, pernyataan, bagian, sidik, ${START}::timestamptz, ${START}::timestamptz + interval '167 hours', true,
        ${petugas.user_id}::int from naskah where keperluan = 'pengingat_email' and versi = 1`),
  ).rejects.toMatchObject({ constraint: 'naskah_diumumkan' })
  expect((await publish('pengingat_email', 'cepat', { berlaku: '2026-12-01' })).status).toBe(201)
  // A correction does not overtake it.
  expect(await publish('pengingat_email', 'koreksi', { wajib_ulang: false, berlaku: '2026-11-25' })).toMatchObject({
    code: 'NOTICE_TOO_SOON',
  })
})

test('a version that must be agreed again is told at once, counts from its time on, and asks again', async () => {
  at('2026-11-17T07:00:00+07:00')
  const [me, later, gone] = [await make.person(5), await make.person(4), await make.person(5)]
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${gone.user_id}`)
  for (const who of [me, later]) {
    await call(who, putUsia, { body: { dewasa: 'ya' } })
    await answer(who, 'layanan', 1)
  }
  expect((await publish('layanan', 'baru')).status).toBe(201)
  await relay()
  expect(await noticesOf(me)).toEqual([{ mulai: '2026-11-24T07:00:00+07:00' }])
  expect(await noticesOf(petugas)).toEqual([])
  expect(await noticesOf(gone)).toEqual([])

  at(START)
  // Before its time the first version counts. Who wants to may agree to the new one already.
  expect(await rowOf(me, 'layanan')).toMatchObject({ versi: 1, wajib: 1, mendatang: { versi: 2 } })
  expect((await answer(me, 'layanan', 2)).status).toBe(200)
  expect(await answer(later, 'layanan', 2, 'menolak')).toMatchObject({ code: 'NOTICE_STALE' })
  expect((await inForce('layanan', 2)).judul).toBe('Naskah baru')
  await db.rows(sql`update pengaturan set privasi_ketat = true`)
  const session = async (hari: 'Rabu' | 'Kamis' = 'Kamis') =>
    make.sesi((await make.profesional()).profesional_id, { hari })
  const offline = { metode_konsultasi: 'offline' }
  expect(await book(later, await session('Rabu'), offline)).toMatchObject({ status: 201 })

  at('2026-11-24T07:00:00+07:00')
  expect(await rowOf(later, 'layanan')).toMatchObject({ versi: 2, wajib: 2, mendatang: null, jawaban: { versi: 1 } })
  const after = { ...offline, tanggal: '2026-11-26' }
  expect(await book(later, await session(), after)).toMatchObject({
    status: 409,
    code: 'CONSENT_REQUIRED',
    data: { keperluan: ['layanan'] },
  })
  expect(await book(me, await session(), after)).toMatchObject({ status: 201 })
  await answer(later, 'layanan', 2)
  expect((await book(later, await session(), after)).status).toBe(201)
})

test('a correction of wording asks no one again and tells no one', async () => {
  const me = await make.person(5)
  await answer(me, 'telemedisin', (await inForce('telemedisin')).versi)
  const before = await rowOf(me, 'telemedisin')
  expect((await publish('telemedisin', 'koreksi', { wajib_ulang: false })).status).toBe(201)
  await relay()
  expect(await noticesOf(me)).toEqual([])
  expect(await rowOf(me, 'telemedisin')).toMatchObject({
    versi: before.versi + 1,
    wajib: before.wajib,
    jawaban: before.jawaban,
  })
})

test.each([
  ['changed', sql`update naskah set judul = 'Lain' where diterbitkan_oleh is not null`],
  ['deleted', sql`delete from naskah where diterbitkan_oleh is not null`],
])('what an admin published is not %s', async (_, statement) => {
  await expect(db.rows(statement)).rejects.toMatchObject({ constraint: 'naskah_tetap' })
})

test.each([
  ['no parts', { bagian: [] }],
  ['a blank heading', { judul: '  ' }],
  ['a part without text', { bagian: [{ judul: 'Tujuan', isi: '' }] }],
  ['an unknown purpose', { keperluan: 'riset' }],
])('a draft with %s is refused', async (_, change) => {
  const body = { keperluan: 'psikologi', ...isi('kosong'), ...change }
  expect((await call(petugas, api.putRancangan, { body })).status).toBe(422)
  expect(await db.rows(sql`select from naskah_rancangan where keperluan = 'psikologi'`)).toEqual([])
})
