import { randomUUID } from 'node:crypto'
import * as api from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { db, call, make } = await sharedServer()
const patient = await make.person(5)
const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
const WRITERS = 20
const EACH = 15

test('twenty writers at once: a reader that follows by the last id it saw misses nothing and sees one order', async () => {
  const first = await make.pesan({ jadwal_id, pengirim_id: patient.user_id })
  let isWriting = true
  const follow = async (who: { token: string }, limit: number) => {
    const seen = [first]
    for (let isRest = false; ; ) {
      const { data } = await call(who, api.listPercakapan, { query: { jadwal_id, limit, after: seen.at(-1) } })
      seen.push(...data.map(({ id }: { id: number }) => id))
      // Until everything was written before the last read.
      if (isRest && data.length === 0) return seen
      isRest = !isWriting
    }
  }
  const followers = [follow(patient, 100), follow(tenaga, 3), follow(patient, 1), follow(tenaga, 7)]
  const write = async (n: number) => {
    for (let m = 0; m < EACH; m++) {
      const body = { jadwal_id, pesan: `${n}.${m}`, client_id: randomUUID() }
      expect((await call(n % 2 ? patient : tenaga, api.insertPercakapan, { body })).status).toBe(201)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, n) => write(n))).finally(() => {
    isWriting = false
  })
  const rows = await db.rows<{ id: number }>(sql`select id from percakapan where jadwal_id = ${jadwal_id} order by id`)
  expect(rows).toHaveLength(1 + WRITERS * EACH)
  for (const seen of await Promise.all(followers)) expect(seen).toEqual(rows.map(({ id }) => id))
})

test('the same message sent ten times at once is one row, and every response is the same', async () => {
  const { jadwal_id } = await make.booked(patient, { jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
  const body = { jadwal_id, pesan: 'Sekali saja', client_id: randomUUID() }
  const replies = await Promise.all(Array.from({ length: 10 }, () => call(patient, api.insertPercakapan, { body })))
  expect(new Set(replies.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1)
  expect(replies[0]?.status).toBe(201)
  const rows = await db.rows(sql`select id from percakapan where jadwal_id = ${jadwal_id}`)
  expect(rows).toEqual([{ id: replies[0]?.data.id }])
})
