import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { login } from '@sehati/contract/people/auth.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { listTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { describe, expect, test } from 'vitest'
import { startNodes } from '../nodes.ts'
import { startServer } from '../server.ts'
import { makeConnect } from '../socket.ts'

const ORIGIN = 'https://app.kampus.test'
const { app, make } = await startServer({ corsOrigins: [ORIGIN, 'http://localhost:5173'] })
const patient = await make.person(5)

const preflight = (origin: string, url: string, method = 'POST') =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-perangkat',
    },
  })
const names = (value: unknown) =>
  String(value)
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort()

describe('a page of a listed origin', () => {
  test.each([ORIGIN, 'http://localhost:5173'])('may send a preflight request: %s', async (origin) => {
    for (const { method, path } of [login, bookKonsultasi, getUser]) {
      const { statusCode, headers } = await preflight(origin, path, method)
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, origin])
      expect(names(headers['access-control-allow-methods'])).toContain(method.toLowerCase())
      expect(names(headers['access-control-allow-headers'])).toEqual([
        'authorization',
        'content-type',
        'idempotency-key',
        'x-perangkat',
      ])
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  test('may read responses and refusals, with Retry-After and the request id', async () => {
    const asked = [
      { url: listTenagaProfesionalPublik.path, status: 200 },
      { url: getUser.path, status: 401 },
      { url: '/api/tidak-ada', status: 404 },
    ]
    for (const { url, status } of asked) {
      const { statusCode, headers } = await app.inject({ url, headers: { origin: ORIGIN } })
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([status, ORIGIN])
      expect(names(headers['access-control-expose-headers'])).toEqual(
        expect.arrayContaining(['content-disposition', 'retry-after', 'x-request-id']),
      )
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(names(headers.vary)).toContain('origin')
    }
  })
})

test.each(['https://jahat.test', 'https://app.kampus.test.jahat.test', 'http://app.kampus.test', 'null'])(
  'a page of any other origin, %s, is allowed nothing',
  async (origin) => {
    const asked = await preflight(origin, login.path)
    const headers = { origin, authorization: `Bearer ${patient.token}` }
    const called = await app.inject({ url: getUser.path, query: { id: String(patient.user_id) }, headers })
    for (const reply of [asked, called])
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-allow'))).toEqual([])
    expect(asked.statusCode).toBe(405)
  },
)

test('a listed origin may open the live channel; with a configured public URL, the Host header proves nothing', async () => {
  const nodes = await startNodes()
  const person = await nodes.make.person(5)
  const node = await nodes.startNode()
  const port = await node.listen({ publicUrl: 'https://sehati.test', origins: [ORIGIN] })
  const { connect, closeAll } = makeConnect()
  const url = `http://127.0.0.1:${port}`
  for (const origin of [ORIGIN, 'https://sehati.test'])
    expect((await connect(url, person, { extraHeaders: { origin } })).socket.connected).toBe(true)
  for (const origin of [url, 'https://jahat.test', 'null'])
    await expect(connect(url, person, { extraHeaders: { origin } })).rejects.toThrow('websocket error')
  closeAll()
})
