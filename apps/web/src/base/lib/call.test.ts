import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint } from '@sehati/contract/base/endpoint'
import { messages } from '@sehati/contract/messages'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ApiError } from './api-error.ts'

// What a browser has and Node has not.
const stored = new Map<string, string>()
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

let answer: RequestListener
const server: Server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const realFetch = globalThis.fetch
vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(base() + path, init))
afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

const { call, callFile } = await import('./call.ts')
const { session } = await import('./session.ts')

const read = endpoint({
  method: 'GET',
  path: '/api/allroles/thing',
  access: 'allroles',
  summary: 'A thing.',
  query: z.object({ id: z.number(), q: z.optional(z.string()) }),
  data: z.object({ id: z.int() }),
})
const login = endpoint({
  method: 'POST',
  path: '/api/public/thing',
  access: 'public',
  summary: 'A door.',
  data: z.null(),
})

const register = endpoint({
  method: 'POST',
  path: '/api/public/account',
  access: 'public',
  heedsActor: true,
  summary: 'A public call that an admin may make with their rights.',
  data: z.null(),
})

const says =
  (status: number, body: unknown, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body))

const refusal = (sent: Promise<unknown>): Promise<ApiError> =>
  sent.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error) => error,
  )

beforeEach(() => {
  stored.clear()
  stored.set('token', 'secret')
})

test('a success returns its data; the query leaves out what is undefined; the token goes along', async () => {
  let seen: unknown
  answer = (request, response) => {
    seen = [request.url, request.headers.authorization]
    says(200, { success: true, message: '', data: { id: 7, extra: 1 } })(request, response)
  }
  expect(await call(read, { query: { id: 7, q: undefined } })).toEqual({ id: 7 })
  expect(seen).toEqual(['/api/allroles/thing?id=7', 'Bearer secret'])
})

test('a refusal keeps code, title, fields and request id', async () => {
  const errors = [{ field: 'keluhan', message: 'Terlalu panjang.' }]
  const said = { code: 'SLOT_INVALID', judul: 'Waktu berubah', message: 'Penuh.', request_id: 'r1' }
  answer = says(422, { success: false, ...said, errors })
  const error = await refusal(call(read, { query: { id: 7 } }))
  expect(error).toMatchObject({ ...said, status: 422, fields: errors })
})

test.each([
  [
    'a proxy’s page',
    says(502, '<h1>Bad Gateway</h1>', 'text/html'),
    { code: 'UNAVAILABLE', status: 502, isPassing: true },
  ],
  ['a crash without JSON', says(500, 'oops', 'text/plain'), { code: 'INTERNAL', status: 500, isPassing: false }],
  ['JSON that is no envelope', says(200, { id: 7 }), { code: 'BAD_RESPONSE', status: 200 }],
  [
    'data that breaks the contract',
    says(200, { success: true, data: { id: 'x' } }),
    { code: 'BAD_RESPONSE', status: 200 },
  ],
  ['a broken connection', (request) => request.socket.destroy(), { code: 'NETWORK', status: 0, isPassing: true }],
] satisfies [string, RequestListener, object][])(
  '%s becomes an ApiError with a sentence',
  async (_name, listener, expected) => {
    answer = listener
    const error = await refusal(call(read, { query: { id: 7 } }))
    expect(error).toMatchObject(expected)
    expect(error.message).toMatch(/\.$/)
  },
)

test('401 ends the session once, with its reason', async () => {
  const ending = vi.fn()
  const stop = session.onEnd(ending)
  answer = says(401, { success: false, code: 'TOKEN_INVALID', message: 'Sesi berakhir.' })
  await refusal(call(read, { query: { id: 7 } }))
  stop()
  expect(ending.mock.calls).toEqual([['session_expired']])
  expect(stored.has('token')).toBe(false)
})

test('401 at the door is a wrong password, not an ended session', async () => {
  answer = says(401, { success: false, code: 'LOGIN_FAILED', message: 'Salah.' })
  await refusal(call(login, {}))
  expect(stored.get('token')).toBe('secret')
})

test('401 for an older token leaves a newer session alone', async () => {
  answer = (request, response) => {
    stored.set('token', 'newer')
    says(401, { success: false, code: 'TOKEN_INVALID', message: 'Sesi berakhir.' })(request, response)
  }
  await refusal(call(read, { query: { id: 7 } }))
  expect(stored.get('token')).toBe('newer')
})

const file = endpoint({
  method: 'GET',
  path: '/api/allroles/file',
  access: 'allroles',
  summary: 'A file.',
  data: z.unknown(),
  produces: 'text/csv',
})
const table = endpoint({
  method: 'POST',
  path: '/api/admin/table',
  access: 'admin',
  summary: 'A table.',
  encoding: 'csv',
  body: z.object({ csv: z.string() }),
  data: z.null(),
})

test('a file is returned unchanged, with the name that it was given', async () => {
  answer = (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="konsultasi-2026-11-23.csv"',
      })
      .end('\uFEFFa,b\r\n')
  const { isi, nama } = await callFile(file, {})
  expect(nama).toBe('konsultasi-2026-11-23.csv')
  expect(new Uint8Array(await isi.arrayBuffer()).slice(0, 4)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))
})

test('a file that is refused says why, one that breaks off is a lost connection', async () => {
  answer = says(404, { success: false, code: 'NOT_FOUND', message: messages.NOT_FOUND.isi })
  expect(await refusal(callFile(file, {}))).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  answer = (request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '100' }).write('a,b')
    setTimeout(() => request.socket.destroy(), 20)
  }
  expect(await refusal(callFile(file, {}))).toMatchObject({ code: 'NETWORK', status: 0 })
  answer = says(200, '<h1>Hello</h1>', 'text/html')
  expect(await refusal(callFile(file, {}))).toMatchObject({ code: 'BAD_RESPONSE' })
})

test('a table goes out as the text that it is', async () => {
  let seen: unknown
  answer = async (request, response) => {
    const parts = await request.toArray()
    seen = [request.headers['content-type'], Buffer.concat(parts).toString()]
    says(200, { success: true, data: null })(request, response)
  }
  await call(table, { body: { csv: 'name\r\n"Sari, Dewi"' } })
  expect(seen).toEqual(['text/csv; charset=utf-8', 'name\r\n"Sari, Dewi"'])
})

test('a refusal carries what its endpoint says beyond the code', async () => {
  const data = { ditolak: [{ jadwal_id: 4, code: 'SLOT_TAKEN', message: 'Terisi.' }] }
  answer = says(409, { success: false, code: 'RESOLUTION_REFUSED', message: 'Ditolak.', data })
  expect((await refusal(call(read, { query: { id: 1 } }))).data).toEqual(data)
  answer = says(409, { success: false, code: 'RESOLUTION_REFUSED', message: 'Ditolak.' })
  expect((await refusal(call(read, { query: { id: 1 } }))).data).toBeNull()
})

test('a public call carries no token, unless it matters who makes it', async () => {
  const carried: unknown[] = []
  answer = (request, response) => {
    carried.push(request.headers.authorization)
    says(200, { success: true, data: null })(request, response)
  }
  await call(login, {})
  await call(register, {})
  expect(carried).toEqual([undefined, 'Bearer secret'])
})

test('a session that a public call finds ended is over, where the call was made with it', async () => {
  answer = says(401, { success: false, code: 'TOKEN_INVALID', message: messages.TOKEN_INVALID.isi })
  await refusal(call(login, {}))
  expect(session.token()).toBe('secret')
  await refusal(call(register, {}))
  expect(session.token()).toBeNull()
})
