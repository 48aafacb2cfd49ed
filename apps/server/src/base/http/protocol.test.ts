import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { addresses, prerendered } from '@sehati/contract/base/screens'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { login } from '@sehati/contract/people/auth.endpoints'
import { describe, expect, test } from 'vitest'
import { makeDirectory } from '../../../test/directory.ts'
import { startServer } from '../../../test/server.ts'

const long = 'Konsultasi dengan dokter dan psikolog. '.repeat(100)
const webRoot = makeDirectory()
mkdirSync(join(webRoot, 'assets'))
writeFileSync(join(webRoot, 'app.html'), `<!doctype html><head><title>shell</title></head>${long}`)
writeFileSync(join(webRoot, 'ahead.json'), '{}')
for (const { file } of Object.values(prerendered))
  writeFileSync(join(webRoot, file), `<!doctype html><p>${file}${long}`)
for (const suffix of ['', '.br', '.gz']) writeFileSync(join(webRoot, 'assets', `a.js${suffix}`), `${suffix}${long}`)

const { app, make } = await startServer({ webRoot })
await app.listen({ host: '127.0.0.1', port: 0 })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const ask = (url: string, encoding?: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, ...(encoding && { 'accept-encoding': encoding }) } })

describe('HEAD', () => {
  const screens = addresses.map((address) => address.replace(':id', '1'))
  test.each([...screens, '/tidak/ada', '/assets/a.js', '/api/openapi.json'])(
    '%s is like GET, without the body',
    async (path) => {
      const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => fetch(origin + path, { method })))
      const of = (reply: Response | undefined) => [
        reply?.status,
        ...['content-type', 'etag', 'vary', 'content-encoding'].map((name) => reply?.headers.get(name)),
      ]
      expect(of(head)).toEqual(of(get))
      expect(await head?.text()).toBe('')
      expect(get?.status).toBe(path === '/tidak/ada' ? 404 : 200)
    },
  )
})

describe('a slash at the end', () => {
  test.each([
    ['/en/', '/en'],
    ['/login/', '/login'],
    ['/login//?dari=%2Fuser&x=1', '/login?dari=%2Fuser&x=1'],
    ['/dokter/daftarKonsultasi/detail/12/', '/dokter/daftarKonsultasi/detail/12'],
  ])('%s leads to %s', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await app.inject({ method, url })
      expect([reply.statusCode, reply.headers.location]).toEqual([308, location])
    }
  })

  test.each(['/tidak/ada/', '//', '//jahat.test/', '//login/', '/api/public/login/', '/jahat.test/..//'])(
    '%s leads nowhere',
    async (url) => {
      const reply = await app.inject({ url })
      expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined])
    },
  )
})

describe('a compressed document', () => {
  test.each(['/', '/en', '/login', '/user/home', '/tidak/ada', '/api/openapi.json'])(
    '%s is compressed once, as far as it can be, and has an ETag for each encoding',
    async (url) => {
      const [plain, br, gzip] = await Promise.all([ask(url), ask(url, 'gzip, br'), ask(url, 'gzip')])
      expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      expect(br.rawPayload.length).toBeLessThanOrEqual(brotliCompressSync(plain.rawPayload, best).length)
      expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
      const replies = [plain, br, gzip]
      expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(3)
      for (const { headers, rawPayload } of replies) {
        expect(headers.vary).toMatch(/accept-encoding/i)
        expect(Number(headers['content-length'])).toBe(rawPayload.length)
      }
    },
  )

  test.each(['/', '/login', '/api/openapi.json'])('%s is not sent again to a client that has it', async (url) => {
    const { headers } = await ask(url, 'br')
    const known = { 'if-none-match': String(headers.etag) }
    const again = await ask(url, 'br', known)
    expect([again.statusCode, again.body, again.headers.etag, again.headers.vary]).toEqual([
      304,
      '',
      headers.etag,
      headers.vary,
    ])
    expect(again.headers['cache-control']).toBe('no-cache')
    expect((await ask(url, 'gzip', known)).statusCode).toBe(200)
    expect((await ask(url, 'br', { 'if-none-match': '*' })).statusCode).toBe(304)
  })

  test('the files of the build that only the server reads have no URL', async () => {
    for (const url of [
      '/index.html',
      '/app.html',
      '/en.html',
      '/luring.html',
      '/ahead.json',
      '/assets/a.js.br',
      '/assets/a.js.gz',
    ])
      expect((await ask(url)).statusCode).toBe(404)
    const script = await ask('/assets/a.js', 'br')
    expect([script.headers['content-encoding'], script.body.slice(0, 3)]).toEqual(['br', '.br'])
    expect(script.headers.vary).toMatch(/accept-encoding/i)
  })
})

describe('a method that the URL does not know', () => {
  test.each([
    ['POST', '/api/allroles/dashboard', 'GET, HEAD'],
    ['DELETE', bookKonsultasi.path, 'POST'],
    ['GET', login.path, 'POST'],
    ['PATCH', login.path, 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['PUT', '/', 'GET, HEAD'],
    ['POST', '/login', 'GET, HEAD'],
    ['DELETE', '/assets/a.js', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ] as const)('%s %s is refused, and Allow is %s', async (method, url, allow) => {
    const reply = await app.inject({ method, url })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow])
    expect(reply.json()).toEqual({
      success: false,
      code: 'METHOD_NOT_ALLOWED',
      message: messages.METHOD_NOT_ALLOWED.isi,
      judul: messages.METHOD_NOT_ALLOWED.judul,
      request_id: expect.any(String),
    })
  })

  test('an unknown URL is not found by any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const)
      expect((await app.inject({ method, url: '/api/tidak/ada' })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/tidak/ada' })).statusCode).toBe(404)
  })
})

test('a request that names two hosts is refused', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.end('GET /api/openapi.json HTTP/1.1\r\nhost: a.test\r\nHost: b.test\r\nconnection: close\r\n\r\n')
  const reply = await text(socket)
  expect(reply).toMatch(/^HTTP\/1.1 400 /)
  expect(reply).toContain(messages.MALFORMED.isi)
  expect(reply).toMatch(/^x-content-type-options: nosniff\r$/m)
})

test('a refusal for want of a session names the scheme', async () => {
  const url = '/api/allroles/dashboard'
  expect((await app.inject({ url })).headers['www-authenticate']).toBe('Bearer')
  const unknown = await app.inject({ url, headers: { authorization: 'Bearer x' } })
  expect(unknown.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  const failed = await app.inject({
    method: 'POST',
    url: login.path,
    payload: { email: 'x@uji.test', password: 'salah' },
  })
  expect([failed.statusCode, failed.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  const { token } = await make.person(5)
  const allowed = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect([allowed.statusCode, allowed.headers['www-authenticate']]).toEqual([200, undefined])
})

test.each(['/assets/a.js', '/api/docs/static/swagger-ui.css'])(
  'a part of %s that does not exist is refused',
  async (url) => {
    const part = await ask(url, undefined, { range: 'bytes=0-9' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
    const reply = await ask(url, undefined, { range: 'bytes=99999999-' })
    expect([reply.statusCode, reply.json().code]).toEqual([416, 'RANGE_NOT_SATISFIABLE'])
    expect(reply.headers['content-range']).toMatch(/^bytes \*\/\d+$/)
  },
)
