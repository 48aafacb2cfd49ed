import { bookKonsultasi, cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { startRunning } from '../../../test/process.ts'
import { countViolations, none } from '../../../test/races/violations.ts'
import { startServer } from '../../../test/server.ts'
import { AFTER_UNDO } from '../../../test/tunggu.ts'

const server = await startServer()
const { db, call, make, at } = server
const process = (now: string) =>
  startRunning({ DATABASE_URL: server.serviceUrl, DATA_KEY: server.dataKey, APP_NOW: new Date(now).toISOString() })

/** Whom each place was offered to, in the order of the offers; the places by their hour. */
const offersOf = async (people: readonly { user_id: number }[]) => {
  const rows = await db.rows<{ jam: number; user_id: number }>(sql`
    select extract(hour from mulai at time zone 'Asia/Jakarta')::int as jam, user_id from tawaran order by tawaran_id`)
  const nth = (user_id: number) => people.findIndex((one) => one.user_id === user_id)
  return [9, 10, 11, 12, 13].map((jam) => rows.filter((row) => row.jam === jam).map(({ user_id }) => nth(user_id)))
}
const countOffers = async () => (await db.rows(sql`select from tawaran`)).length

test('twenty in line, five cancellations, three processes killed in between: each place goes once, in order, or is public', async () => {
  const tenaga = await make.profesional()
  const places = []
  for (const [n, jam] of [9, 10, 11, 12, 13].entries()) {
    const hours = { jam_mulai: `${String(jam).padStart(2, '0')}:00:00`, jam_selesai: `${jam + 1}:00:00` }
    const session = await make.sesi(tenaga.profesional_id, { sesi: n + 1, ...hours })
    const who = await make.person(5)
    const { data } = await call(who, bookKonsultasi, { body: askFor(session) })
    places.push({ who, jadwal_id: data.jadwal_id as number })
  }
  const people: Awaited<ReturnType<typeof make.person>>[] = []
  for (let n = 0; n < 20; n++) {
    const who = await make.person(5)
    const ask = { profesional_id: tenaga.profesional_id, metode_konsultasi: 'online', keluhan: 'Sulit tidur' }
    expect((await call(who, api.insertTunggu, { body: { ...ask, sampai: '2026-11-27' } })).status).toBe(201)
    people.push(who)
  }
  for (const { who, jadwal_id } of places)
    expect((await call(who, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })).status).toBe(200)

  // The first process is killed as soon as one of the places is offered; the second one goes on where it was.
  const first = await process(AFTER_UNDO)
  await expect.poll(countOffers).toBeGreaterThan(0)
  await first.stop('SIGKILL')
  const second = await process(AFTER_UNDO)
  await expect.poll(countOffers).toBe(5)
  expect(await offersOf(people)).toEqual([[0], [1], [2], [3], [4]])

  // Two take theirs, one passes it on, and the process is killed when the next person has been asked.
  at('2026-11-23T07:05:00+07:00')
  const offerOf = async (who: { token: string; user_id: number }) =>
    (await call(who, api.listTunggu)).data[0].tawaran.tawaran_id as number
  for (const n of [0, 1]) {
    const who = people[n] as (typeof people)[number]
    const body = { tawaran_id: await offerOf(who) }
    expect((await call(who, api.ambilTawaran, { body })).status).toBe(200)
  }
  const third = people[2] as (typeof people)[number]
  await call(third, api.lewatiTawaran, { body: { tawaran_id: await offerOf(third) } })
  await expect.poll(countOffers).toBe(6)
  await second.stop('SIGKILL')
  expect(await offersOf(people)).toEqual([[0], [1], [2, 5], [3], [4]])

  // The others are silent. Of the places that go on, the earliest in line who has not let that time pass is asked.
  const over = await db.row<{ at: string }>(sql`select max(habis_pada) + interval '1 second' as at from tawaran`)
  const LATE = over?.at as string
  const late = await process(LATE)
  await expect.poll(countOffers).toBe(9)
  await late.stop('SIGKILL')
  expect(await offersOf(people)).toEqual([[0], [1], [2, 5, 3], [3, 2], [4, 5]])
  const last = await process(LATE)
  await last.stop()
  expect(await countViolations(db)).toEqual(none)

  // Every process is gone: what is offered becomes public by itself.
  at('2026-11-23T12:00:00+07:00')
  const slots = await db.rows<{ tempat_id: number }>(sql`
    select tempat_id from tempat where profesional_id = ${tenaga.profesional_id} and habis_pada is not null and habis_pada > ${'2026-11-23T12:00:00+07:00'}::timestamptz`)
  expect(slots).toEqual([])
})
