import * as api from '@sehati/contract/konsultasi/endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { db, call, make, at } = await startServer()
const book = makeBook(call)
beforeEach(() => at(START.toISOString()))

const batasOf = async (sejak: string, mulai: string) =>
  (
    await db.row<{ batas: string }>(
      sql`select batas_jawab(${`${sejak}+07:00`}::timestamptz, ${`${mulai}+07:00`}::timestamptz) as batas`,
    )
  )?.batas.slice(0, 16)

// 2026: 17 August is a Monday and a holiday, 24 and 25 December are Thursday and Friday, 1 January 2027 a Friday.
test.each([
  ['the same time on the next day', '2026-11-23T10:00', '2026-11-27T09:00', '2026-11-24T10:00'],
  ['Friday to Monday', '2026-11-27T10:00', '2026-12-04T09:00', '2026-11-30T10:00'],
  ['Saturday to Monday', '2026-11-28T23:59', '2026-12-04T09:00', '2026-11-30T23:59'],
  ['Sunday to Monday, just after midnight in Jakarta', '2026-11-29T00:05', '2026-12-04T09:00', '2026-11-30T00:05'],
  ['over a holiday on Monday', '2026-08-14T15:00', '2026-08-21T09:00', '2026-08-18T15:00'],
  ['over Christmas and the weekend', '2026-12-23T08:00', '2026-12-30T09:00', '2026-12-28T08:00'],
  ['over New Year', '2026-12-31T08:00', '2027-01-08T09:00', '2027-01-04T08:00'],
  ['two hours before a start on the next day', '2026-11-23T10:00', '2026-11-24T09:00', '2026-11-24T07:00'],
  ['two hours before the start, over a weekend', '2026-11-27T10:00', '2026-11-28T09:00', '2026-11-28T07:00'],
  ['an hour after the request, where the start is near', '2026-11-23T07:00', '2026-11-23T09:30', '2026-11-23T08:00'],
  ['the later of both at three hours', '2026-11-23T07:00', '2026-11-23T10:00', '2026-11-23T08:00'],
  ['never after the start', '2026-11-23T07:00', '2026-11-23T07:40', '2026-11-23T07:40'],
])('until when a request is answered: %s', async (_, sejak, mulai, batas) => {
  expect(await batasOf(sejak, mulai)).toBe(batas)
})

test('a day that the clinic opens all the same counts, and a day that it closes does not', async () => {
  await db.rows(sql`update hari_libur set buka = true where tanggal = '2026-12-24'`)
  expect(await batasOf('2026-12-23T08:00', '2026-12-30T09:00')).toBe('2026-12-24T08:00')
  await db.rows(
    sql`insert into hari_libur (tanggal, nama, jenis) values ('2026-12-08', 'Dies natalis', 'libur kampus')`,
  )
  expect(await batasOf('2026-12-07T08:00', '2026-12-30T09:00')).toBe('2026-12-09T08:00')
})

test('a request says until when it is answered, to both people; an answered one does not', async () => {
  const { profesional_id, ...tenaga } = await make.profesional()
  const patient = await make.person(5)
  const { data } = await book(patient, await make.sesi(profesional_id))
  expect(data.jawab_sebelum).toBe('2026-11-24T07:00:00+07:00')
  const query = { jadwalid: data.jadwal_id }
  const listed = await call(tenaga, api.listKonsultasiTenpro, { query: { page: 1, limit: 5 } })
  expect(listed.data.queried).toMatchObject([{ jawab_sebelum: data.jawab_sebelum }])
  const approved = await call(tenaga, api.updateKonsultasi, {
    query,
    body: { status: 'disetujui', initial_consult: 'Baik.' },
  })
  expect(approved.data).toMatchObject({ status: 'disetujui', jawab_sebelum: null })
})

test('a moved request, and one that is made again by a move, get another time', async () => {
  const { profesional_id, ...tenaga } = await make.profesional()
  const patient = await make.person(5)
  const { data } = await book(patient, await make.sesi(profesional_id))
  const ten = await make.sesi(profesional_id, { sesi: 2, jam_mulai: '10:00:00', jam_selesai: '11:00:00' })
  const query = { jadwalid: data.jadwal_id }
  const move = (jadwal_tenaga_id: number) =>
    call(patient, api.rescheduleKonsultasi, { query, body: { jadwal_tenaga_id, tanggal: '2026-11-25' } })
  at('2026-11-23T12:00:00+07:00')
  expect((await move(ten.id)).data.jawab_sebelum).toBe('2026-11-24T12:00:00+07:00')
  await call(tenaga, api.updateKonsultasi, { query, body: { status: 'disetujui', initial_consult: 'Baik.' } })
  at('2026-11-24T15:00:00+07:00')
  // Two hours before the start.
  expect((await move(data.jadwal_tenaga_id)).data).toMatchObject({
    status: 'diajukan',
    jawab_sebelum: '2026-11-25T07:00:00+07:00',
  })
})
