import { randomUUID } from 'node:crypto'
import * as api from '@sehati/contract/talk/percakapan.endpoints'
import { expect, test } from 'vitest'
import { holdRefills } from '../../../test/limits.ts'
import { startServer } from '../../../test/server.ts'
import { makeLaju } from './laju.ts'

const { call, make } = await startServer()

test('a person who floods a conversation is asked to wait; the other person is not', async () => {
  holdRefills()
  const me = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(me, { status: 'disetujui' })
  const say = (who: { token: string }, pesan: string) =>
    call(who, api.insertPercakapan, { body: { jadwal_id, pesan, client_id: randomUUID() } })
  const replies = await Promise.all(Array.from({ length: 300 }, (_, n) => say(me, `Pesan ${n}`)))
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '1' } })
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(300 - refused.length)
  expect((await say(tenaga, 'Sebentar')).status).toBe(201)
})

test('a bucket refills, two a second, one for each person', () => {
  let now = 0
  const isWithin = makeLaju(() => now)
  const count = (user_id: number) => Array.from({ length: 500 }, () => isWithin(user_id)).filter(Boolean).length
  expect([count(1), count(1), count(2)]).toEqual([240, 0, 240])
  now = 5_000
  expect(count(1)).toBe(10)
  now = 600_000
  expect([count(1), count(2)]).toEqual([240, 240])
})
