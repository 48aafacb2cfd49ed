import { bookKonsultasi, cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { login, logout } from '@sehati/contract/people/auth.endpoints'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import { describe, expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { app, make, call } = await sharedServer()
const patient = await make.person(5)
const authorization = `Bearer ${patient.token}`

/** Sends the bytes unchanged; returns what a client reads. */
async function send(
  payload: string | Buffer,
  type: string | undefined = 'application/json',
  url: string = bookKonsultasi.path,
) {
  const headers = { authorization, ...(type ? { 'content-type': type } : {}) }
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, ...reply.json() }
}
const refusal = (code: keyof typeof messages) => ({
  status: messages[code].status,
  success: false,
  code,
  message: messages[code].isi,
  judul: messages[code].judul,
  request_id: expect.stringMatching(/^[\w-]{8,64}$/),
})

describe('a body that cannot be read', () => {
  test.each(['{', '{"a":}', 'halo', '{"a":1}}', "{'a':1}", '\ufeff', '\0', '[1,', 'undefined'])(
    '%j is malformed',
    async (payload) => {
      expect(await send(payload)).toEqual(refusal('MALFORMED'))
    },
  )

  test.each(['{"__proto__":{"level_id":1}}', '{"a":{"__proto__":1}}', '{"constructor":{"prototype":{"x":1}}}'])(
    '%s is malformed, not dangerous',
    async (payload) => {
      expect(await send(payload)).toEqual(refusal('MALFORMED'))
      expect(({} as Record<string, unknown>).level_id).toBeUndefined()
    },
  )

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ])('the type %s is not supported', async (type) => {
    expect(await send('keluhan=x', type)).toEqual(refusal('UNSUPPORTED_TYPE'))
  })

  test('more than 256 kB is too large, also without signing in', async () => {
    const payload = JSON.stringify({ keluhan: 'x'.repeat(256 * 1024) })
    expect(await send(payload)).toEqual(refusal('TOO_LARGE'))
    const reply = await app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect({ status: reply.statusCode, ...reply.json() }).toEqual(refusal('TOO_LARGE'))
  })

  test('a caller without the right is refused before the body is read', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: bookKonsultasi.path,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'TOKEN_MISSING'])
  })
})

describe('a body of another shape', () => {
  test.each(['null', '[]', '"halo"', '1', 'true', '[{"keluhan":"x"}]', ''])(
    '%j is refused field by field',
    async (payload) => {
      const reply = await send(payload)
      expect(reply).toMatchObject({ ...refusal('VALIDATION_FAILED'), message: expect.any(String) })
      expect(reply.errors).toEqual(
        reply.errors.map(() => ({
          field: expect.any(String),
          message: expect.stringMatching(/\S/),
          code: expect.any(String),
        })),
      )
    },
  )

  test('every wrong field is named at least once, and the sentence of the first is the message', async () => {
    const reply = await send('{"use_bpjs":7}')
    expect(new Set(reply.errors.map((error: { field: string }) => error.field))).toEqual(
      new Set(['keluhan', 'jadwal_tenaga_id', 'profesional_id', 'tanggal', 'metode_konsultasi', 'use_bpjs']),
    )
    expect(reply.message).toBe(reply.errors[0].message)
  })

  test('a missing body is accepted where none is needed', async () => {
    const other = await make.person(5)
    expect((await call(other, logout)).status).toBe(200)
    const again = { token: await make.signIn(other.user_id) }
    expect((await call(again, updateProfil, { body: {} })).status).toBe(200)
    const { jadwal_id } = await make.booked(other)
    expect((await call(again, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })).status).toBe(200)
  })
})

describe('a URL without a route', () => {
  test.each([
    ['GET', '/api/tidak/ada'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['POST', '/api/allroles/tidak-ada'],
    ['GET', '/api/public/login/../../../etc/passwd'],
    ['GET', '/api/%2e%2e/%2e%2e/etc/passwd'],
    ['GET', `/api/${'x'.repeat(3_000)}`],
    ['GET', '/berkas.js'],
  ] as const)('%s %s is refused in the envelope', async (method, url) => {
    const reply = await app.inject({ method, url, headers: { authorization } })
    expect({ status: reply.statusCode, ...reply.json() }).toEqual(refusal('NOT_FOUND'))
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test.each(['/api/%zz', '/api/%', '/%E0%A4%A'])('%s cannot be decoded', async (url) => {
    const reply = await app.inject({ method: 'GET', url })
    expect({ status: reply.statusCode, ...reply.json() }).toEqual(refusal('MALFORMED'))
  })
})

describe('the request’s id', () => {
  const idOf = async (header?: string) => {
    const reply = await app.inject({
      url: '/api/tidak-ada',
      headers: header === undefined ? {} : { 'x-request-id': header },
    })
    expect(reply.headers['x-request-id']).toBe(reply.json().request_id)
    return reply.json().request_id as string
  }

  test('is a new one each time', async () => {
    expect(await idOf()).not.toBe(await idOf())
  })

  test('is never the client’s', async () => {
    for (const given of ['abc-123_DEF', 'kurang', 'x'.repeat(65), '<script>alert</script>'])
      expect(await idOf(given)).not.toBe(given)
  })
})

test('a token that is malformed, unknown or of another scheme is refused alike', async () => {
  for (const value of [
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    `Basic ${patient.token}`,
    `Bearer ${patient.token}x`,
    `Bearer  ${patient.token}`,
    patient.token,
  ]) {
    const reply = await app.inject({ url: '/api/allroles/dashboard', headers: { authorization: value } })
    expect({ status: reply.statusCode, ...reply.json() }).toEqual(refusal('TOKEN_INVALID'))
  }
  expect((await app.inject({ url: '/api/allroles/dashboard' })).json().code).toBe('TOKEN_MISSING')
  const lower = await app.inject({
    url: '/api/allroles/dashboard',
    headers: { authorization: `bearer ${patient.token}` },
  })
  expect(lower.statusCode).toBe(200)
})
