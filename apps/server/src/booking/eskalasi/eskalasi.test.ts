import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay, takeMail } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { connect } from '../../base/db/db.ts'
import { insertEskalasi } from './eskalasi.store.ts'

const server = await startServer()
const { db, url, call, make, at, clock } = server
const { relay } = makeRelay(server)
const admin = await make.person(1)
beforeEach(async () => {
  at(START.toISOString())
  // Requests of the tests before are no longer waiting.
  await db.rows(sql`update konsultasi set status = 'menunggu' where status = 'diajukan'`)
})

/** Requested on Monday 09.00 for Wednesday 09.00: half of the time is over at 21.00, all of it on Tuesday 09.00. */
async function requested() {
  at('2026-11-23T09:00:00+07:00')
  const pasien = await make.person(5)
  return { pasien, ...(await make.booked(pasien)) }
}
type Requested = Awaited<ReturnType<typeof requested>>
const HALF = '2026-11-23T21:00:00+07:00'
const DEADLINE = '2026-11-24T09:00:00+07:00'

const step = async () => {
  const taken = await insertEskalasi(db, clock())
  await relay()
  return taken.map(({ tahap }) => tahap)
}
/** The notices of a consultation by receiver, each with its mail. */
async function noticesOf({ jadwal_id, pasien, tenaga }: Requested) {
  const rows = await db.rows<{ user_id: number; jenis: string }>(sql`
    select n.user_id, n.jenis from pemberitahuan n join surat s using (peristiwa_id, user_id)
    where n.jadwal_id = ${jadwal_id} and n.jenis in ('jawab_separuh', 'jawab_lewat', 'belum_dijawab')
    order by n.pemberitahuan_id`)
  const of = (who: { user_id: number }) =>
    rows.filter(({ user_id }) => user_id === who.user_id).map(({ jenis }) => jenis)
  return { pasien: of(pasien), tenaga: of(tenaga) }
}
const adminNotices = async () =>
  (await db.rows(sql`select from pemberitahuan where user_id = ${admin.user_id} and jenis = 'janji_lewat'`)).length
const answer = (k: Requested, status = 'disetujui') =>
  call(k.tenaga, api.updateKonsultasi, { query: { jadwalid: k.jadwal_id }, body: { status, initial_consult: 'Baik.' } })

test('half of the time and the deadline, each once, to those whom it concerns', async () => {
  const k = await requested()
  const before = await adminNotices()
  for (const [instant, taken, tenaga, pasien] of [
    ['2026-11-23T20:59:59+07:00', [], [], []],
    [HALF, ['separuh'], ['jawab_separuh'], []],
    ['2026-11-24T08:59:59+07:00', [], ['jawab_separuh'], []],
    [DEADLINE, ['batas'], ['jawab_separuh', 'jawab_lewat'], ['belum_dijawab']],
    ['2026-11-24T09:00:01+07:00', [], ['jawab_separuh', 'jawab_lewat'], ['belum_dijawab']],
    ['2026-11-25T08:59:00+07:00', [], ['jawab_separuh', 'jawab_lewat'], ['belum_dijawab']],
  ] as const) {
    at(instant)
    expect([instant, await step()]).toEqual([instant, taken])
    expect(await noticesOf(k)).toEqual({ tenaga, pasien })
  }
  expect(await adminNotices()).toBe(before + 1)
})

test.each(['menunggu', 'disetujui', 'dibatalkan'])('an answer in between (%s) stops it', async (status) => {
  const k = await requested()
  at(HALF)
  await step()
  at('2026-11-24T08:00:00+07:00')
  expect((await answer(k, status)).status).toBe(200)
  at(DEADLINE)
  expect(await step()).toEqual([])
  expect(await noticesOf(k)).toEqual({ tenaga: ['jawab_separuh'], pasien: [] })
})

test('a mail that still waits when the request is answered is not sent', async () => {
  const k = await requested()
  at(DEADLINE)
  await step()
  await answer(k)
  const mails = await db.rows<{ surat_id: string }>(sql`
    select surat_id from surat where jadwal_id = ${k.jadwal_id} and jenis in ('jawab_lewat', 'belum_dijawab')`)
  expect(mails).toHaveLength(2)
  for (const { surat_id } of mails) expect(await takeMail(db, surat_id, clock())).toBeNull()
})

test('a moved request has a new deadline and its own steps', async () => {
  const k = await requested()
  at(DEADLINE)
  expect(await step()).toEqual(['batas'])
  const friday = await make.sesi(k.tenaga.profesional_id, { hari: 'Jumat', sesi: 3 })
  at('2026-11-24T10:00:00+07:00')
  const move = { query: { jadwalid: k.jadwal_id }, body: { jadwal_tenaga_id: friday.id, tanggal: '2026-11-27' } }
  expect((await call(k.pasien, api.rescheduleKonsultasi, move)).data).toMatchObject({
    jawab_sebelum: '2026-11-25T10:00:00+07:00',
  })
  expect(await step()).toEqual([])
  at('2026-11-24T22:00:00+07:00')
  expect(await step()).toEqual(['separuh'])
  at('2026-11-25T10:00:00+07:00')
  expect(await step()).toEqual(['batas'])
  expect(await noticesOf(k)).toEqual({
    tenaga: ['jawab_lewat', 'jawab_separuh', 'jawab_lewat'],
    pasien: ['belum_dijawab', 'belum_dijawab'],
  })
})

test('after an outage: no step of half the time after the deadline, and none long after the start', async () => {
  const k = await requested()
  at('2026-11-24T12:00:00+07:00')
  expect(await step()).toEqual(['batas'])
  expect(await noticesOf(k)).toEqual({ tenaga: ['jawab_lewat'], pasien: ['belum_dijawab'] })
  const late = await requested()
  at('2026-11-25T10:00:01+07:00')
  expect(await step()).toEqual([])
  expect(await noticesOf(late)).toEqual({ tenaga: [], pasien: [] })
})

test('three processes at the same moment take each step once, and admins get one notice', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, requested))
  const before = await adminNotices()
  at(DEADLINE)
  const pools = Array.from({ length: 3 }, () => connect(url, 1))
  const taken = await Promise.all(
    pools.flatMap((pool) => Array.from({ length: 3 }, () => insertEskalasi(pool, clock()))),
  )
  await Promise.all(pools.map((pool) => pool.close()))
  expect(taken.flat()).toHaveLength(20)
  await relay()
  for (const k of all) expect(await noticesOf(k)).toEqual({ tenaga: ['jawab_lewat'], pasien: ['belum_dijawab'] })
  expect(await adminNotices()).toBe(before + 1)
})

test('the database has each step of a deadline once', async () => {
  const k = await requested()
  at(DEADLINE)
  await step()
  await expect(
    db.rows(sql`insert into eskalasi (jadwal_id, tahap, jatuh_tempo) values (${k.jadwal_id}, 'batas', ${DEADLINE})`),
  ).rejects.toMatchObject({ constraint: 'eskalasi_pkey' })
})
