import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { at, call } = await sharedServer()

test('any client can read the server’s time, and no cache keeps the response', async () => {
  at('2026-11-23T07:00:00.250+07:00')
  const reply = await call(null, getWaktu)
  expect([reply.status, reply.data]).toEqual([200, { sekarang: '2026-11-23T00:00:00.250Z' }])
  expect(reply.headers['cache-control']).toBe('no-store')
  at('2026-11-23T07:00:01+07:00')
  expect((await call(null, getWaktu)).data.sekarang).toBe('2026-11-23T00:00:01.000Z')
})
