import { cancelKonsultasi, rescheduleKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay, takeMail } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'
import { connect } from '../../base/db/db.ts'
import { insertPengingat } from './pengingat.store.ts'

const server = await startServer()
const { db, url, call, make, at, clock } = server
const { relay } = makeRelay(server)
beforeEach(() => at(START.toISOString()))

/** Approved on Monday 07.00 for Wednesday 09.00. */
async function approved(change: Parameters<typeof make.booked>[1] = {}) {
  const pasien = await make.person(5)
  return { pasien, ...(await make.booked(pasien, { status: 'disetujui', ...change })) }
}
type Approved = Awaited<ReturnType<typeof approved>>

/** Runs the minute's job and the relay, and returns the reminders by recipient. */
async function remindersOf({ jadwal_id, pasien, tenaga }: Approved) {
  await insertPengingat(db, clock())
  await relay()
  const rows = await db.rows<{ user_id: number; jenis: string }>(sql`
    select n.user_id, n.jenis from pemberitahuan n join surat s using (peristiwa_id, user_id)
    where n.jadwal_id = ${jadwal_id} and n.jenis like 'pengingat%' order by n.pemberitahuan_id`)
  const of = (who: { user_id: number }) => rows.filter((r) => r.user_id === who.user_id).map((r) => r.jenis)
  expect(of(tenaga)).toEqual(of(pasien))
  return of(pasien)
}
const besok = 'pengingat_besok'
const sejam = 'pengingat_sejam'

test('both people are reminded the day before and an hour before, each time once', async () => {
  const k = await approved()
  for (const [instant, expected] of [
    ['2026-11-24T08:59:00+07:00', []],
    ['2026-11-24T09:00:00+07:00', [besok]],
    ['2026-11-24T09:01:00+07:00', [besok]],
    ['2026-11-25T07:59:59+07:00', [besok]],
    ['2026-11-25T08:00:00+07:00', [besok, sejam]],
    ['2026-11-25T08:01:00+07:00', [besok, sejam]],
    ['2026-11-25T09:00:00+07:00', [besok, sejam]],
  ] as const) {
    at(instant)
    expect([instant, await remindersOf(k)]).toEqual([instant, expected])
  }
})

test('after an outage, "tomorrow" is said only while it is true, and nothing after the start', async () => {
  const k = await approved()
  at('2026-11-25T00:30:00+07:00')
  expect(await remindersOf(k)).toEqual([])
  at('2026-11-25T09:00:00+07:00')
  expect(await remindersOf(k)).toEqual([])
})

test('a booking after a reminder’s time gets none', async () => {
  at('2026-11-24T10:00:00+07:00')
  const dayBefore = await approved()
  at('2026-11-25T08:30:00+07:00')
  const atOnce = await approved()
  expect(await remindersOf(dayBefore)).toEqual([sejam])
  expect(await remindersOf(atOnce)).toEqual([])
})

test.each(['diajukan', 'menunggu', 'dibatalkan', 'selesai'])(
  'a consultation that is %s causes no reminder',
  async (status) => {
    const k = await approved({ status })
    at('2026-11-24T09:30:00+07:00')
    expect(await remindersOf(k)).toEqual([])
  },
)

test('a cancelled consultation causes no reminder, also when it had been due', async () => {
  const k = await approved()
  at('2026-11-24T09:00:00+07:00')
  expect(await remindersOf(k)).toEqual([besok])
  const pasien = { token: await make.signIn(k.pasien.user_id) }
  expect((await call(pasien, cancelKonsultasi, { query: { jadwalid: k.jadwal_id }, body: {} })).status).toBe(200)
  at('2026-11-25T08:00:00+07:00')
  expect(await remindersOf(k)).toEqual([besok])
  // The mails of the first reminder were still waiting: they are not sent.
  const mails = await db.rows<{ surat_id: string }>(
    sql`select surat_id from surat where jadwal_id = ${k.jadwal_id} and jenis = ${besok}`,
  )
  expect(mails).toHaveLength(2)
  for (const { surat_id } of mails) expect(await takeMail(db, surat_id, clock())).toBeNull()
  expect(await db.rows(sql`select from surat where jadwal_id = ${k.jadwal_id} and jenis = ${besok}`)).toHaveLength(0)
})

test('a moved consultation causes reminders of its new time only', async () => {
  const k = await approved()
  const friday = await make.sesi(k.tenaga.profesional_id, { hari: 'Jumat', sesi: 3 })
  const to = { query: { jadwalid: k.jadwal_id }, body: { jadwal_tenaga_id: friday.id, tanggal: '2026-11-27' } }
  expect((await call(k.pasien, rescheduleKonsultasi, to)).status).toBe(200)
  await setStatus(db, k.jadwal_id, 'disetujui')
  at('2026-11-24T09:30:00+07:00')
  expect(await remindersOf(k)).toEqual([])
  at('2026-11-26T09:00:00+07:00')
  expect(await remindersOf(k)).toEqual([besok])
})

test('four processes at the same moment remind once', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => approved()))
  const pools = Array.from({ length: 4 }, () => connect(url, 1))
  at('2026-11-24T09:00:00+07:00')
  const noted = await Promise.all(
    pools.flatMap((pool) => [insertPengingat(pool, clock()), insertPengingat(pool, clock())]),
  )
  await Promise.all(pools.map((pool) => pool.close()))
  expect(noted.reduce((sum, n) => sum + n)).toBe(20)
  for (const k of all) expect(await remindersOf(k)).toEqual([besok])
})
