import { allEndpoints } from '@sehati/contract/endpoints'
import { describe, expect, test } from 'vitest'
import { sharedServer } from '../server.ts'

const { app, make } = await sharedServer()
const patient = await make.person(5)
const foreign = { origin: 'https://jahat.test', referer: 'https://jahat.test/', 'sec-fetch-site': 'cross-site' }
const every = Object.entries(allEndpoints)

describe.each(every)('%s', (_, { method, path, access }) => {
  test('sets no cookie, reads none, and lets no other site read', async () => {
    const cookie = `token=${patient.token}; Authorization=Bearer ${patient.token}; XSRF-TOKEN=x`
    const reply = await app.inject({ method, url: path, headers: { ...foreign, cookie, 'x-xsrf-token': 'x' } })
    expect(reply.headers['set-cookie']).toBeUndefined()
    if (access !== 'public') expect([reply.statusCode, reply.json().code]).toEqual([401, 'TOKEN_MISSING'])
    const shared = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))
    expect(shared).toEqual([])
  })

  test('refuses the preflight request of another site', async () => {
    const headers = {
      ...foreign,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization',
    }
    const reply = await app.inject({ method: 'OPTIONS', url: path, headers })
    expect(reply.statusCode).toBe(405)
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

/** What a form of another site can send without a preflight: such bodies must not reach a handler that takes JSON. */
test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body that a form of another site can send, %s, is not read as JSON',
  async (type) => {
    const payload = JSON.stringify({ email: patient.email, password: 'rahasia-sekali' })
    const headers = { ...foreign, 'content-type': type }
    const reply = await app.inject({ method: 'POST', url: '/api/public/login', headers, payload })
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'UNSUPPORTED_TYPE'])
  },
)

test('no page of another site may frame a screen or load a response', async () => {
  for (const url of ['/api/public/tenpro', '/healthz', '/api/docs']) {
    const { headers } = await app.inject(url)
    expect(headers['x-frame-options'] ?? headers['content-security-policy']).toMatch(
      /SAMEORIGIN|DENY|frame-ancestors 'none'/,
    )
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  }
})
