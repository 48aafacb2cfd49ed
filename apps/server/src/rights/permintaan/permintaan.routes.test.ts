import * as api from '@sehati/contract/rights/permintaan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeRelay, takeMail } from '../../../test/jobs.ts'
import { makePermintaan } from '../../../test/permintaan.ts'
import { START, startServer } from '../../../test/server.ts'
import { insertTenggat } from './tenggat.store.ts'

const server = await startServer()
const { db, service, call, make, at, clock } = server
const { relay } = makeRelay(server)
beforeEach(() => at(START.toISOString()))

type Who = { token: string; user_id: number }
async function officer(): Promise<Who> {
  const who = await make.person(1)
  await make.tugas(who.user_id, 'petugas_data')
  return who
}
const petugas = await officer()
const ask = (who: Who, body: object) => call(who, api.insertPermintaan, { body })
const mine = async (who: Who) => (await call(who, api.listPermintaanSaya)).data
const step = (who: Who, id: number, body: object) => call(who, api.putPermintaan, { query: { id }, body })
const told = async (who: Who, jenis: string) => {
  await relay()
  const rows = await db.rows(sql`select from pemberitahuan where user_id = ${who.user_id} and jenis = ${jenis}`)
  return rows.length
}

describe('a request', () => {
  test('has a deadline of three times 24 hours, weekends too; its person sees it, and the officers are told', async () => {
    at('2026-11-27T16:30:00+07:00')
    const me = await make.person(5)
    const before = await told(petugas, 'permintaan_masuk')
    const made = await ask(me, { jenis: 'perbaikan', isi: 'Nama dokter keliru' })
    expect(made).toMatchObject({
      status: 201,
      message: 'Permintaan diterima.',
      data: {
        jenis: 'perbaikan',
        isi: 'Nama dokter keliru',
        kanal: 'web',
        diterima_pada: '2026-11-27T16:30:00+07:00',
        batas: '2026-11-30T16:30:00+07:00',
        status: 'baru',
        terlambat: false,
        jawaban: null,
        langkah: [{ ke: 'baru', pada: '2026-11-27T16:30:00+07:00' }],
      },
    })
    expect(await mine(me)).toEqual([made.data])
    expect(await mine(await make.person(5))).toEqual([])
    expect(await told(petugas, 'permintaan_masuk')).toBe(before + 1)
  })

  test.each([
    ['without words', { jenis: 'perbaikan' }, 'isi'],
    ['with blanks', { jenis: 'keberatan', isi: '   ' }, 'isi'],
    ['of an unknown kind', { jenis: 'hapus', isi: 'Hapus' }, 'jenis'],
    ['for an erasure without a password', { jenis: 'penghapusan' }, 'password'],
    ['for a restriction of one consultation', { jenis: 'pembatasan', jadwal_id: 1 }, 'jadwal_id'],
  ])('%s is refused', async (_, body, field) => {
    const me = await make.person(5)
    expect(await ask(me, body)).toMatchObject({ status: 422, errors: [{ field }] })
    expect(await mine(me)).toEqual([])
  })

  test('is about a consultation of the person, and of no other', async () => {
    const [me, other] = [await make.person(5), await make.person(5)]
    const own = await make.booked(me)
    const theirs = await make.booked(other)
    const about = (jadwal_id: number) => ask(me, { jenis: 'akses', isi: 'Catatan psikolog saya', jadwal_id })
    expect(await about(theirs.jadwal_id)).toMatchObject({ status: 404 })
    expect(await about(own.jadwal_id)).toMatchObject({ status: 201, data: { jadwal_id: own.jadwal_id } })
  })

  test('of a kind is open once, also when sent many times at once', async () => {
    const me = await make.person(5)
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(me, { jenis: 'salinan' })))
    expect(replies.map(({ status, code }) => code ?? status).sort()).toEqual([
      201,
      ...Array.from({ length: 5 }, () => 'REQUEST_DUPLICATE'),
    ])
    expect((await ask(me, { jenis: 'keberatan', isi: 'Jangan dipakai untuk laporan' })).status).toBe(201)
  })

  test('is taken back by its person, once; another person does not find it', async () => {
    const me = await make.person(5)
    const id = await makePermintaan(server, me)
    const back = (who: Who) => call(who, api.withdrawPermintaan, { query: { id } })
    expect(await back(await make.person(5))).toMatchObject({ status: 404 })
    expect(await back(me)).toMatchObject({ status: 200, data: { status: 'ditarik' } })
    expect(await back(me)).toMatchObject({ status: 409, code: 'REQUEST_CLOSED' })
  })
})

describe('an officer', () => {
  test('reads the soonest deadline first, late ones as late, and no words in the list', async () => {
    const [early, late] = [await make.person(5), await make.person(5)]
    const isi = 'kenariminta'
    const first = await makePermintaan(server, early, { jenis: 'perbaikan', isi })
    at('2026-11-24T07:00:00+07:00')
    const second = await makePermintaan(server, late, { jenis: 'perbaikan', isi })
    at('2026-11-26T07:00:01+07:00')
    const { data, raw } = await call(petugas, api.listPermintaan)
    const rows = data.filter((row: { permintaan_id: number }) => [first, second].includes(row.permintaan_id))
    expect(rows).toMatchObject([
      { permintaan_id: first, terlambat: true, nama: expect.any(String), petugas: null },
      { permintaan_id: second, terlambat: false },
    ])
    expect(raw.toString()).not.toContain(isi)
  })

  test('reads the words after that was recorded for the person', async () => {
    const me = await make.person(5)
    const id = await makePermintaan(server, me)
    const one = await call(petugas, api.getPermintaan, { query: { id } })
    expect(one.data).toMatchObject({ isi: 'Nama dokter keliru', langkah: [{ ke: 'baru', oleh: expect.any(String) }] })
    expect(
      await db.rows(sql`select tindakan, objek, objek_id::int, dasar from jejak_baru
        where subjek_id = ${me.user_id} and pelaku_id = ${petugas.user_id}`),
    ).toEqual([{ tindakan: 'lihat', objek: 'permintaan', objek_id: id, dasar: 'administrasi' }])
  })

  test('takes it on and answers it; each step is kept, and the person is told each time and reads the answer', async () => {
    const me = await make.person(5)
    const id = await makePermintaan(server, me)
    expect(await step(petugas, id, { tindakan: 'ambil' })).toMatchObject({ status: 200, data: { status: 'diproses' } })
    expect(await told(me, 'permintaan')).toBe(1)
    at('2026-11-23T09:00:00+07:00')
    expect(await step(petugas, id, { tindakan: 'jawab' })).toMatchObject({ status: 422, code: 'REASON_REQUIRED' })
    expect(await step(petugas, id, { tindakan: 'jawab', jawaban: 'Sudah diperbaiki' })).toMatchObject({ status: 200 })
    expect(await told(me, 'permintaan')).toBe(2)
    expect(await mine(me)).toMatchObject([
      {
        status: 'dijawab',
        jawaban: 'Sudah diperbaiki',
        ditutup_pada: '2026-11-23T09:00:00+07:00',
        langkah: [{ ke: 'baru' }, { ke: 'diproses' }, { ke: 'dijawab', pada: '2026-11-23T09:00:00+07:00' }],
      },
    ])
    expect(await step(petugas, id, { tindakan: 'ambil' })).toMatchObject({ status: 409, code: 'REQUEST_CLOSED' })
  })

  test('refuses with a ground and words, or not at all', async () => {
    const me = await make.person(5)
    const id = await makePermintaan(server, me)
    const refuse = (body: object) => step(petugas, id, { tindakan: 'tolak', ...body })
    for (const body of [{}, { alasan_tolak: 'bahaya_subjek' }, { jawaban: 'Tidak' }])
      expect(await refuse(body)).toMatchObject({ status: 422, code: 'REASON_REQUIRED' })
    const said = { alasan_tolak: 'data_orang_lain', jawaban: 'Memuat data orang lain.' }
    expect(await refuse(said)).toMatchObject({ status: 200, data: { status: 'ditolak' } })
    expect(await mine(me)).toMatchObject([{ status: 'ditolak', ...said }])
  })

  test('writes down what came at the counter: the clock began then, and not in the future', async () => {
    const me = await make.person(5)
    const body = { user_id: me.user_id, jenis: 'salinan', kanal: 'loket', tanggal: '2026-11-20', jam: '10:00' }
    const record = (change: object = {}) => call(petugas, api.insertPermintaanLoket, { body: { ...body, ...change } })
    expect(await record({ tanggal: '2026-11-24' })).toMatchObject({ status: 422, code: 'REQUEST_TIME' })
    expect(await record({ user_id: petugas.user_id })).toMatchObject({ status: 409, code: 'REQUEST_OWN' })
    expect(await record()).toMatchObject({
      status: 201,
      data: { diterima_pada: '2026-11-20T10:00:00+07:00', batas: '2026-11-23T10:00:00+07:00', kanal: 'loket' },
    })
    expect(await told(me, 'permintaan')).toBe(1)
  })

  test('handles no request of their own, and no one without the duty handles any', async () => {
    const id = await makePermintaan(server, petugas)
    expect(await step(petugas, id, { tindakan: 'ambil' })).toMatchObject({ status: 409, code: 'REQUEST_OWN' })
    expect(await step(await officer(), id, { tindakan: 'ambil' })).toMatchObject({ status: 200 })
    for (const level of [1, 2, 4, 5] as const)
      expect(await step(await make.person(level), id, { tindakan: 'ambil' })).toMatchObject({ status: 403 })
  })
})

describe('a deadline', () => {
  test('is told at 24 and 6 hours before it, at it and every day after, once each, however many processes look', async () => {
    await db.rows(sql`update permintaan set dikabari = 'infinity' where ditutup_pada is null`)
    const id = await makePermintaan(server, await make.person(5))
    const counts: number[] = []
    const before = await told(petugas, 'tenggat')
    for (const moment of [
      '2026-11-25T06:59:00+07:00',
      '2026-11-25T07:00:00+07:00',
      '2026-11-25T20:00:00+07:00',
      '2026-11-26T01:00:00+07:00',
      '2026-11-26T07:00:00+07:00',
      '2026-11-26T23:00:00+07:00',
      '2026-11-29T08:00:00+07:00',
    ]) {
      at(moment)
      await Promise.all(Array.from({ length: 4 }, () => insertTenggat(service, clock())))
      counts.push((await told(petugas, 'tenggat')) - before)
    }
    expect(counts).toEqual([0, 1, 1, 2, 3, 3, 4])
    await step(petugas, id, { tindakan: 'jawab', jawaban: 'Selesai' })
    at('2026-12-05T08:00:00+07:00')
    await insertTenggat(service, clock())
    expect((await told(petugas, 'tenggat')) - before).toBe(4)
  })

  test('goes to every admin where there is no officer', async () => {
    const admin = await make.person(1)
    await db.rows(sql`delete from tugas where tugas = 'petugas_data'`)
    const id = await makePermintaan(server, await make.person(5))
    expect(await told(admin, 'permintaan_masuk')).toBe(1)
    expect(await step(admin, id, { tindakan: 'ambil' })).toMatchObject({ status: 200 })
    await make.tugas(petugas.user_id, 'petugas_data')
  })
})

describe('a restriction', () => {
  test('stops reminders by every way, and its person ends it', async () => {
    const me = await make.person(5)
    const { jadwal_id } = await make.booked(me, { status: 'disetujui' })
    const remind = async () => {
      await db.rows(sql`insert into peristiwa (jenis, jadwal_id, mulai, sejak)
        select 'pengingat_sejam', jadwal_id, mulai, ${clock()} from konsultasi where jadwal_id = ${jadwal_id}`)
      return told(me, 'pengingat_sejam')
    }
    const id = await makePermintaan(server, me, { jenis: 'pembatasan' })
    expect(await remind()).toBe(1)
    await step(petugas, id, { tindakan: 'jawab', jawaban: 'Data Anda hanya disimpan.' })
    expect(await mine(me)).toMatchObject([{ berlaku: true }])
    expect(await remind()).toBe(1)
    expect(await call(me, api.withdrawPermintaan, { query: { id } })).toMatchObject({
      status: 200,
      data: { status: 'dijawab', berlaku: false },
    })
    expect(await remind()).toBe(2)
  })
})

test('a mail of a kind that a restriction stops is not sent, although it was queued before', async () => {
  const me = await make.person(5)
  const { jadwal_id } = await make.booked(me, { status: 'selesai', tanggal: '2026-11-20' })
  await db.rows(sql`insert into peristiwa (jenis, jadwal_id, mulai, sejak)
    select 'undangan_ulasan', jadwal_id, mulai, ${clock()} from konsultasi where jadwal_id = ${jadwal_id}`)
  await relay()
  const [mail] = await db.rows<{ surat_id: string }>(
    sql`select surat_id from surat where user_id = ${me.user_id} and jenis = 'undangan_ulasan'`,
  )
  const id = await makePermintaan(server, me, { jenis: 'pembatasan' })
  await step(petugas, id, { tindakan: 'jawab', jawaban: 'Dibatasi' })
  expect(await takeMail(service, mail?.surat_id as string, clock())).toBeNull()
})

describe('the database', () => {
  const change = (id: number, set: ReturnType<typeof sql>) =>
    db.rows(sql`update permintaan set ${set} where permintaan_id = ${id}`)

  test.each([
    ['a later deadline', sql`batas = batas + interval '1 day', diterima_pada = diterima_pada + interval '1 day'`],
    ['another kind', sql`jenis = 'salinan'`],
    ['a later deadline alone', sql`batas = batas + interval '1 minute'`],
    ['an answer without an end', sql`status = 'dijawab'`],
    ['a refusal without a ground', sql`status = 'ditolak', ditutup_pada = now()`],
  ])('refuses %s', async (_, set) => {
    const id = await makePermintaan(server, await make.person(5))
    await expect(change(id, set)).rejects.toMatchObject({ constraint: expect.stringMatching(/^permintaan_/) })
  })

  test('keeps a closed request, its steps and every request', async () => {
    const me = await make.person(5)
    const id = await makePermintaan(server, me)
    await call(me, api.withdrawPermintaan, { query: { id } })
    for (const statement of [
      sql`update permintaan set status = 'baru', ditutup_pada = null where permintaan_id = ${id}`,
      sql`delete from permintaan where permintaan_id = ${id}`,
      sql`truncate permintaan cascade`,
      sql`update permintaan_langkah set ke = 'dijawab' where permintaan_id = ${id}`,
      sql`delete from permintaan_langkah`,
    ])
      await expect(db.rows(statement)).rejects.toMatchObject({ constraint: 'permintaan_tetap' })
  })
})
