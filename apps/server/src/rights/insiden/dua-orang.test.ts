import * as api from '@sehati/contract/rights/insiden.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { insertTenggat } from '../permintaan/tenggat.store.ts'

const server = await startServer()
const { call, make, db, at, clock, service } = server
const { relay } = makeRelay(server)
type Who = { token: string; user_id: number }
const isi = {
  kelas_data: ['identitas'],
  terjadi_dari: '2026-11-20T08:00:00+07:00',
  terjadi_sampai: '2026-11-21T12:00:00+07:00',
  cara: 'Akun dipakai orang lain.',
  upaya: 'Akun ditutup.',
  saran: 'Ganti password.',
} as const
const petugas = await make.person(1)
await make.tugas(petugas.user_id, 'petugas_data')

async function open(people: readonly Who[]) {
  const body = { judul: 'Akun diambil alih', tingkat: 'tinggi', diketahui_pada: START.toISOString(), ...isi } as never
  const id = (await call(petugas, api.insertInsiden, { body })).data.insiden_id as number
  const daftar = { cara: 'daftar', user_id: people.map(({ user_id }) => user_id) } as const
  await call(petugas, api.insertTerdampak, { query: { id }, body: daftar })
  return id
}
const ask = (who: Who, id: number) => call(who, api.ajukanInsiden, { query: { id } })
const send = (who: Who, id: number) => call(who, api.kirimInsiden, { query: { id } })
const show = async (who: Who, id: number) => (await call(who, api.getInsiden, { query: { id } })).data
const steps = async (id: number) => (await show(petugas, id)).langkah.map(({ jenis }: { jenis: string }) => jenis)

test('where one admin is alone, they ask and approve, and both are kept as steps', async () => {
  const id = await open([await make.person(5)])
  expect(await send(petugas, id)).toMatchObject({ status: 409, code: 'INCIDENT_UNASKED' })
  await ask(petugas, id)
  expect(await send(petugas, id)).toMatchObject({ status: 200, data: { dikirim: 1 } })
  expect((await steps(id)).slice(-2)).toEqual(['diajukan', 'diberitahukan'])
})

test('one officer asks, and another admin approves where no other officer is there; the officer does not', async () => {
  const admin = await make.person(1)
  const who = await make.person(5)
  const id = await open([who])
  expect((await ask(admin, id)).status).toBe(403)
  await ask(petugas, id)
  expect(await show(admin, id)).toMatchObject({ pengaju: { user_id: petugas.user_id } })
  expect(await send(petugas, id)).toMatchObject({ status: 409, code: 'SELF_REVIEW' })
  expect((await call(who, api.listInsidenSaya, {})).data).toEqual([])
  expect(await send(admin, id)).toMatchObject({ status: 200, data: { dikirim: 1 } })
  expect((await call(who, api.listInsidenSaya, {})).data).toHaveLength(1)
})

test('where there are several officers, one of them approves, and no admin without the duty', async () => {
  const [other, admin] = [await make.person(1), await make.person(1)]
  await make.tugas(other.user_id, 'petugas_data')
  const id = await open([await make.person(5)])
  await ask(petugas, id)
  expect((await send(admin, id)).status).toBe(403)
  expect((await call(admin, api.getInsiden, { query: { id } })).status).toBe(403)
  expect(await send(other, id)).toMatchObject({ status: 200, data: { dikirim: 1 } })
  await db.rows(sql`delete from tugas where user_id = ${other.user_id}`)
})

test('a change of the letter or of its people ends what was asked', async () => {
  const admin = await make.person(1)
  const id = await open([await make.person(5)])
  await ask(petugas, id)
  await call(petugas, api.updateInsiden, { query: { id }, body: { saran: 'Hubungi klinik.' } })
  expect(await send(admin, id)).toMatchObject({ status: 409, code: 'INCIDENT_UNASKED' })
  await ask(petugas, id)
  const more = { cara: 'daftar', user_id: [(await make.person(5)).user_id] } as const
  await call(petugas, api.insertTerdampak, { query: { id }, body: more })
  expect(await show(petugas, id)).toMatchObject({ pengaju: null })
  expect(await send(admin, id)).toMatchObject({ status: 409, code: 'INCIDENT_UNASKED' })
})

test('the database itself lets no one send what they asked for while another admin is there', async () => {
  await make.person(1)
  const id = await open([await make.person(5)])
  const step = (jenis: string) =>
    db.rows(sql`insert into insiden_langkah (insiden_id, jenis, isi, pada, oleh)
      values (${id}, ${jenis}, '', ${clock()}, ${petugas.user_id})`)
  await expect(step('diberitahukan')).rejects.toMatchObject({ constraint: 'insiden_belum_diajukan' })
  await step('diajukan')
  await expect(step('diberitahukan')).rejects.toMatchObject({ constraint: 'insiden_dua_orang' })
})

test('a closed account does not count as notified until a letter on paper is noted, once', async () => {
  const admin = await make.person(1)
  const [active, closed] = [await make.person(5), await make.person(5)]
  const id = await open([active, closed])
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${closed.user_id}`)
  await ask(petugas, id)
  expect((await send(admin, id)).data).toEqual({ dikirim: 1 })
  const sent = { dikirim_pada: START.toISOString(), nomor_bukti: 'A-1', ditutup: 1 } as const
  expect(await call(petugas, api.updateInsiden, { query: { id }, body: sent })).toMatchObject({
    code: 'INCIDENT_UNSENT',
  })
  const { orang, diberitahu } = await show(petugas, id)
  const of = (who: Who) => orang.find(({ user_id }: Who) => user_id === who.user_id)
  expect([diberitahu, of(active)?.aktif, of(closed)]).toMatchObject([1, true, { aktif: false, diberitahu_pada: null }])
  const paper = (who: Who) => call(petugas, api.insertDisurati, { query: { id }, body: { user_id: who.user_id } })
  expect((await paper(active)).status).toBe(404)
  expect((await paper(closed)).status).toBe(201)
  expect((await paper(closed)).status).toBe(404)
  expect(await show(petugas, id)).toMatchObject({ terdampak: 2, diberitahu: 2 })
  expect((await call(petugas, api.updateInsiden, { query: { id }, body: sent })).status).toBe(200)
})

test('a list of addresses adds their people, and says which no account has; a step keeps no address', async () => {
  const id = await open([await make.person(5)])
  const who = await make.person(5)
  const row = await db.row<{ email: string }>(sql`select email from users where user_id = ${who.user_id}`)
  const email = row?.email as string
  const body = { cara: 'daftar', alamat: [email.toUpperCase(), 'tidak.ada@kampus.test'] } as const
  expect((await call(petugas, api.insertTerdampak, { query: { id }, body })).data).toEqual({
    ditemukan: 1,
    baru: 1,
    daftar: 0,
    tidak_dikenal: ['tidak.ada@kampus.test'],
  })
  expect(JSON.stringify((await show(petugas, id)).langkah).toLowerCase()).not.toContain(email.toLowerCase())
})

test('the officers are told of an incident at 48, 24 and 6 hours, at its deadline and each day after, and not once it is closed', async () => {
  await db.rows(sql`update insiden set dikabari = 'infinity' where ditutup_pada is null`)
  const told = async () => {
    await relay()
    return (await db.rows(sql`select from pemberitahuan where user_id = ${petugas.user_id} and jenis = 'tenggat'`))
      .length
  }
  at(START.toISOString())
  const id = await open([])
  const before = await told()
  const counts: number[] = []
  for (const moment of [
    '2026-11-24T06:59:00+07:00',
    '2026-11-24T07:00:00+07:00',
    '2026-11-25T07:00:00+07:00',
    '2026-11-26T01:00:00+07:00',
    '2026-11-26T07:00:00+07:00',
    '2026-11-27T06:00:00+07:00',
    '2026-11-27T07:00:00+07:00',
  ]) {
    at(moment)
    await Promise.all(Array.from({ length: 3 }, () => insertTenggat(service, clock())))
    counts.push((await told()) - before)
  }
  expect(counts).toEqual([0, 1, 2, 3, 4, 4, 5])
  expect((await call(petugas, api.updateInsiden, { query: { id }, body: { ditutup: 1 } })).status).toBe(200)
  at('2026-11-29T07:00:00+07:00')
  await insertTenggat(service, clock())
  expect((await told()) - before).toBe(5)
})
