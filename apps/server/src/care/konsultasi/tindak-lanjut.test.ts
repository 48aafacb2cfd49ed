import { putPilihanKabar } from '@sehati/contract/channel/pemberitahuan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { connect } from '../../base/db/db.ts'
import { insertTindakLanjut } from '../../channel/pemberitahuan/tindak-lanjut.store.ts'

const server = await startServer()
const { db, url, call, make, at, clock } = server
const book = makeBook(call)
const { relay } = makeRelay(server)
beforeEach(() => at(START.toISOString()))

/** A consultation of Monday, in the morning of which the clock stands. */
async function clinic(status = 'disetujui') {
  const pasien = await make.person(5)
  return { pasien, ...(await make.booked(pasien, { status, tanggal: '2026-11-23' })) }
}
type Clinic = Awaited<ReturnType<typeof clinic>>

const answer = (who: { token: string }, jadwalid: number, body: object) =>
  call(who, api.updateKonsultasi, {
    query: { jadwalid },
    body: { status: 'selesai', initial_consult: 'Istirahat cukup.', ...body },
  })
const suggest = ({ tenaga, jadwal_id }: Clinic, dalam_hari: number | string | null) =>
  answer(tenaga, jadwal_id, { dalam_hari })
const seenBy = async (who: { token: string }, jadwalid: number) =>
  (await call(who, api.getKonsultasi, { query: { jadwalid } })).data.tindak_lanjut
/** Runs the work of the day and the relay, and counts the reminders. */
async function remindersOf({ pasien, jadwal_id }: Clinic): Promise<number> {
  await insertTindakLanjut(db, clock())
  await relay()
  const rows = await db.rows(sql`
    select from pemberitahuan where user_id = ${pasien.user_id} and jadwal_id = ${jadwal_id} and jenis = 'tindak_lanjut'`)
  return rows.length
}

test('a professional suggests the next visit while answering, changes it and takes it back; both read it', async () => {
  const of = await clinic()
  expect(await suggest(of, 14)).toMatchObject({
    status: 200,
    data: { status: 'selesai', tindak_lanjut: { dalam_hari: 14, tanggal: '2026-12-07' } },
  })
  expect(await seenBy(of.pasien, of.jadwal_id)).toEqual({ dalam_hari: 14, tanggal: '2026-12-07' })
  expect(await seenBy(await make.person(1), of.jadwal_id)).toBeNull()
  // An answer that does not speak of it leaves it.
  expect((await answer(of.tenaga, of.jadwal_id, {})).data.tindak_lanjut).toMatchObject({ dalam_hari: 14 })
  expect((await suggest(of, '30')).data.tindak_lanjut).toEqual({ dalam_hari: 30, tanggal: '2026-12-23' })
  expect((await suggest(of, null)).data.tindak_lanjut).toBeNull()
  expect((await suggest(of, null)).status).toBe(200)
})

test('the days count from the consultation, or from the answer where it was later', async () => {
  const pasien = await make.person(5)
  const ahead = await make.booked(pasien, { status: 'disetujui', tanggal: '2026-11-25' })
  expect((await suggest({ pasien, ...ahead }, 7)).data.tindak_lanjut).toMatchObject({ tanggal: '2026-12-02' })
  const of = await clinic()
  at('2026-11-26T10:00:00+07:00')
  expect((await suggest(of, 7)).data.tindak_lanjut).toMatchObject({ tanggal: '2026-12-03' })
})

test.each([0, -1, 181, 1.5, 'dua'])('%j is no number of days', async (dalam_hari) => {
  const of = await clinic()
  expect(await suggest(of, dalam_hari)).toMatchObject({ status: 422, errors: [{ field: 'dalam_hari' }] })
})

test('of an admin it is ignored', async () => {
  const of = await clinic()
  expect((await answer(await make.person(1), of.jadwal_id, { dalam_hari: 14 })).status).toBe(200)
  expect(await seenBy(of.pasien, of.jadwal_id)).toBeNull()
})

test('the patient is reminded once, from five days before, where nothing is booked', async () => {
  const of = await clinic()
  await suggest(of, 14)
  for (const [instant, n] of [
    ['2026-12-01T08:00:00+07:00', 0],
    ['2026-12-02T08:00:00+07:00', 1],
    ['2026-12-03T08:00:00+07:00', 1],
    ['2026-12-08T08:00:00+07:00', 1],
  ] as const) {
    at(instant)
    expect([instant, await remindersOf(of)]).toEqual([instant, n])
  }
})

test('after an outage it is said until the date, and not later', async () => {
  const [near, over] = [await clinic(), await clinic()]
  await suggest(near, 14)
  await suggest(over, 10)
  at('2026-12-07T08:00:00+07:00')
  expect([await remindersOf(near), await remindersOf(over)]).toEqual([1, 0])
})

test('a visit that is booked, a cancelled consultation, and one suggested for the coming days need no reminder', async () => {
  const [booked, cancelled, soon] = [await clinic(), await clinic(), await clinic()]
  await suggest(booked, 14)
  await make.konsultasi(
    {
      user_id: booked.pasien.user_id,
      profesional_id: booked.tenaga.profesional_id,
      jadwal_tenaga_id: booked.session.id,
    },
    { tanggal: '2026-12-07', status: 'disetujui' },
  )
  await suggest(cancelled, 14)
  await answer(cancelled.tenaga, cancelled.jadwal_id, { status: 'dibatalkan' })
  await suggest(soon, 5)
  for (const instant of ['2026-11-28T08:00:00+07:00', '2026-12-02T08:00:00+07:00']) {
    at(instant)
    expect([await remindersOf(booked), await remindersOf(cancelled), await remindersOf(soon)]).toEqual([0, 0, 0])
  }
})

test('another suggestion is reminded of again', async () => {
  const of = await clinic()
  await suggest(of, 7)
  at('2026-11-27T08:00:00+07:00')
  expect(await remindersOf(of)).toBe(1)
  await suggest(of, 7)
  expect(await remindersOf(of)).toBe(1)
  await suggest(of, 9)
  at('2026-12-01T08:00:00+07:00')
  expect(await remindersOf(of)).toBe(2)
})

test('two processes remind of it once', async () => {
  const of = await clinic()
  await suggest(of, 14)
  at('2026-12-02T08:00:00+07:00')
  const processes = Array.from({ length: 4 }, () => connect(url, 1))
  await Promise.all(processes.map((one) => insertTindakLanjut(one, clock())))
  await Promise.all(processes.map((one) => one.close()))
  expect(await remindersOf(of)).toBe(1)
})

test('a patient turns its mails off', async () => {
  const of = await clinic()
  await suggest(of, 14)
  const body = { jenis: 'tindak_lanjut', email: false }
  expect(await call(of.pasien, putPilihanKabar, { body })).toMatchObject({ status: 200 })
  at('2026-12-02T08:00:00+07:00')
  expect(await remindersOf(of)).toBe(1)
  const mails = await db.rows(sql`
    select from surat where user_id = ${of.pasien.user_id} and jenis = 'tindak_lanjut'`)
  expect(mails).toEqual([])
})

test('a patient finds those who have treated them first', async () => {
  const pasien = await make.person(5)
  const spesialisasi_id = await make.spesialisasi()
  const named = async (name: string) => {
    const { profesional_id, ...tenaga } = await make.profesional(2, { name })
    await db.rows(
      sql`update tenaga_profesional set spesialisasi_id = ${spesialisasi_id} where profesional_id = ${profesional_id}`,
    )
    return { ...tenaga, profesional_id, session: await make.sesi(profesional_id) }
  }
  const [, , zaki] = [await named('dr. Ani'), await named('dr. Budi'), await named('dr. Zaki')]
  const of = { user_id: pasien.user_id, profesional_id: zaki.profesional_id, jadwal_tenaga_id: zaki.session.id }
  const list = async (who: { token: string }, more: object = {}) =>
    (
      await call(who, pageTenagaProfesional, { query: { page: 1, limit: 10, spesialisasi_id, ...more } })
    ).data.queried.map(({ name, pernah }: { name: string; pernah?: boolean }) => [name, pernah])
  const byName = [
    ['dr. Ani', false],
    ['dr. Budi', false],
    ['dr. Zaki', false],
  ]
  expect(await list(pasien)).toEqual(byName)
  await book(pasien, zaki.session)
  expect(await list(pasien)).toEqual(byName)
  await make.konsultasi(of, { tanggal: '2026-11-18', status: 'selesai' })
  expect(await list(pasien)).toEqual([['dr. Zaki', true], ...byName.slice(0, 2)])
  expect(await list(await make.person(5))).toEqual(byName)
})
