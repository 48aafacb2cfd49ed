import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { HARI, makeAntrean } from '../../../test/antrean.ts'
import { START, sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, at } = server
const { petugas, klinik, tenagaDi, kunjungan, hadir, panggil } = makeAntrean(server)
const clerk = await petugas()
const jam = (waktu: string) => at(`${HARI}T${waktu}:00+07:00`)
beforeEach(() => at(START.toISOString()))

test('200 arrivals at once at ten desks get the numbers 1 to 200, and one visit one number', async () => {
  const klinik_id = await klinik()
  const desks = await Promise.all(Array.from({ length: 10 }, petugas))
  const visits = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const tenaga = await tenagaDi(klinik_id)
      return [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
    }),
  )
  jam('08:45')
  // A machine with too much to do answers UNAVAILABLE before anything has happened, and the desk sends again.
  const answered = async (i: number, jadwal_id: number) => {
    for (;;) {
      const reply = await hadir(desks[i % 10] as { token: string }, { jadwal_id })
      if (reply.code !== 'UNAVAILABLE') return reply
    }
  }
  const all = visits.flat().flatMap(({ jadwal_id }, i) => [answered(i, jadwal_id), answered(i + 1, jadwal_id)])
  const codes = (await Promise.all(all)).map(({ status, code }) => `${status} ${code}`)
  expect(codes.filter((code) => code.startsWith('201'))).toHaveLength(200)
  expect(codes.filter((code) => code === '409 CHECKED_IN')).toHaveLength(200)
  const numbers = await db.rows<{ nomor: number }>(
    sql`select nomor from antrean where klinik_id = ${klinik_id} order by nomor`,
  )
  expect(numbers.map(({ nomor }) => nomor)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
})

test('an arrival that is rolled back leaves no gap', async () => {
  const klinik_id = await klinik()
  const tenaga = await tenagaDi(klinik_id)
  const [a, b] = [await kunjungan(tenaga, '09:00:00'), await kunjungan(tenaga, '10:00:00')]
  jam('08:45')
  await db.rows(sql`
    create function gagal_antrean() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`)
  await db.rows(sql`create constraint trigger gagal_antrean after insert on antrean deferrable initially deferred for each row
    execute function gagal_antrean()`)
  expect((await hadir(clerk, { jadwal_id: a.jadwal_id })).status).toBe(500)
  await db.rows(sql`drop trigger gagal_antrean on antrean`)
  await db.rows(sql`drop function gagal_antrean`)
  await hadir(clerk, { jadwal_id: b.jadwal_id })
  const numbers = await db.rows(sql`select nomor from antrean where klinik_id = ${klinik_id}`)
  expect(numbers).toEqual([{ nomor: 1 }])
})

test('two desks that call at once call two people', async () => {
  const tenaga = await tenagaDi(await klinik())
  const visits = [
    await kunjungan(tenaga, '09:00:00'),
    await kunjungan(tenaga, '10:00:00'),
    await kunjungan(tenaga, '11:00:00'),
  ]
  jam('09:15')
  for (const { jadwal_id } of visits) await hadir(clerk, { jadwal_id })
  const other = await petugas()
  const called = await Promise.all([clerk, other, clerk].map((who) => panggil(who, tenaga.profesional_id)))
  expect(called.map(({ data }) => data.jadwal_id).sort()).toEqual(visits.map(({ jadwal_id }) => jadwal_id).sort())
})
