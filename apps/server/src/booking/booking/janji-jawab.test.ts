import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { db, call, make, at } = await startServer()
const book = makeBook(call)
beforeEach(() => at(START.toISOString()))

const batasOf = async (sejak: string, mulai: string, zona = 7) =>
  (
    await db.row<{ batas: string }>(sql`
      select to_char(
        tenggat_jawab(${`${sejak}+0${zona}:00`}::timestamptz, ${`${mulai}+0${zona}:00`}::timestamptz, ${zona}::smallint)
          at time zone make_interval(hours => ${zona}::int), 'YYYY-MM-DD"T"HH24:MI') as batas`)
  )?.batas

// 2026: 17 August is a Monday and a holiday, 24 and 25 December are Thursday and Friday, 1 January 2027 a Friday.
const table: [string, string, string, string][] = [
  ['the same time on the next day', '2026-11-23T10:00', '2026-11-27T09:00', '2026-11-24T10:00'],
  ['Friday to Monday', '2026-11-27T10:00', '2026-12-04T09:00', '2026-11-30T10:00'],
  ['a request at night, before the clinic opens', '2026-11-24T01:53', '2026-11-27T09:00', '2026-11-25T08:00'],
  ['a request in the evening, after it closed', '2026-11-23T21:30', '2026-11-27T09:00', '2026-11-24T16:00'],
  ['at the minute of opening', '2026-11-23T08:00', '2026-11-27T09:00', '2026-11-24T08:00'],
  ['at the minute of closing', '2026-11-23T16:00', '2026-11-27T09:00', '2026-11-24T16:00'],
  ['Friday evening to Monday', '2026-11-27T22:00', '2026-12-04T09:00', '2026-11-30T16:00'],
  ['Saturday night to Monday', '2026-11-28T23:59', '2026-12-04T09:00', '2026-11-30T16:00'],
  ['Sunday to Monday, just after midnight', '2026-11-29T00:05', '2026-12-04T09:00', '2026-11-30T08:00'],
  ['over a holiday on Monday', '2026-08-14T15:00', '2026-08-21T09:00', '2026-08-18T15:00'],
  ['at night, over a holiday on Monday', '2026-08-16T23:00', '2026-08-21T09:00', '2026-08-18T16:00'],
  ['on a holiday', '2026-08-17T10:00', '2026-08-21T09:00', '2026-08-18T10:00'],
  ['over Christmas and the weekend', '2026-12-23T08:00', '2026-12-30T09:00', '2026-12-28T08:00'],
  ['over New Year', '2026-12-31T08:00', '2027-01-08T09:00', '2027-01-04T08:00'],
  ['two hours before a start on the next day', '2026-11-23T13:00', '2026-11-24T11:00', '2026-11-24T09:00'],
  ['the evening before a start in the morning', '2026-11-23T10:00', '2026-11-24T09:00', '2026-11-23T16:00'],
  ['Friday’s end before a start on Saturday', '2026-11-27T10:00', '2026-11-28T09:00', '2026-11-27T16:00'],
  ['Friday’s end before a start on Monday morning', '2026-11-27T10:00', '2026-11-30T09:30', '2026-11-27T16:00'],
  ['two hours before, where no working time is left', '2026-11-23T21:00', '2026-11-24T09:00', '2026-11-24T07:00'],
  ['two hours before, where less than an hour is left', '2026-11-23T15:30', '2026-11-24T09:00', '2026-11-24T07:00'],
  ['two hours before, asked on a Sunday', '2026-11-29T10:00', '2026-11-30T08:00', '2026-11-30T06:00'],
  ['two hours before a start in the evening', '2026-11-23T09:00', '2026-11-23T17:00', '2026-11-23T15:00'],
  ['closing time before a start at night', '2026-11-23T09:00', '2026-11-23T20:00', '2026-11-23T16:00'],
  ['an hour after the request, where the start is near', '2026-11-23T07:00', '2026-11-23T09:30', '2026-11-23T08:00'],
  ['the later of both at three hours', '2026-11-23T07:00', '2026-11-23T10:00', '2026-11-23T08:00'],
  ['never after the start', '2026-11-23T07:00', '2026-11-23T07:40', '2026-11-23T07:40'],
]
test.each(([7, 8, 9] as const).flatMap((zona) => table.map((row) => [zona, ...row] as const)))(
  'by a clock of UTC+%i, until when a request is answered: %s',
  async (zona, _, sejak, mulai, batas) => {
    expect(await batasOf(sejak, mulai, zona)).toBe(batas)
  },
)

test('for every hour of three weeks and many starts: in working hours, or where the start leaves none', async () => {
  const odd = await db.rows(sql`
    select sejak, mulai, batas from (
      select sejak, sejak + ahead as mulai, tenggat_jawab(sejak, sejak + ahead, 9::smallint) as batas,
        interval '9 hours' as selisih
      from generate_series('2026-12-14T00:20+09'::timestamptz, '2027-01-04', '1 hour') sejak
      cross join (values (interval '30 minutes'), ('90 minutes'), ('4 hours'), ('15 hours'), ('27 hours'), ('3 days'), ('8 days')) a (ahead)
    ) each
    where batas > mulai or batas < least(mulai, sejak + interval '1 hour')
      or (batas > mulai - interval '2 hours' and batas > sejak + interval '1 hour')
      or (mulai - sejak > interval '7 days' and (not hari_kerja((batas at time zone selisih)::date)
        or (batas at time zone selisih)::time not between '08:00' and '16:00'))`)
  expect(odd).toEqual([])
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
  expect(data.jawab_sebelum).toBe('2026-11-24T08:00:00+07:00')
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
  // The end of the working day before a start in the morning.
  expect((await move(data.jadwal_tenaga_id)).data).toMatchObject({
    status: 'diajukan',
    jawab_sebelum: '2026-11-24T16:00:00+07:00',
  })
})
