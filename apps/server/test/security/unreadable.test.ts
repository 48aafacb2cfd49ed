import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import net, { type AddressInfo, Socket } from 'node:net'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { messages } from '@sehati/contract/messages'
import { expect, test } from 'vitest'
import { startServer } from '../server.ts'
import { sayTo } from './raw-bytes.ts'

const lines: string[] = []
const { app } = await startServer({
  logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

/** Returns when a request that came after all others has been logged: what they caused is logged too. */
async function loggedUntilNow() {
  const last = randomUUID()
  await app.inject({ url: getWaktu.path, headers: { 'x-request-id': last } })
  await expect.poll(() => lines.some((line) => line.includes(last))).toBe(true)
}

const errorsIn = () => lines.filter((line) => JSON.parse(line).level >= 50)

/** Requests that reach no route are refused in the form of every other refusal. */
test.each([
  ['a header with a NUL', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n', 'MALFORMED'],
  ['bytes that are no HTTP', '\x16\x03\x01\x02\x00\x01\xfc\x03\x03\r\n\r\n', 'MALFORMED'],
  [
    'length and chunks at once',
    'POST /api/public/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/public/waktu HTTP/1.1\r\nHost: x\r\n\r\n',
    'MALFORMED',
  ],
  ['headers beyond all measure', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'y'.repeat(70_000)}\r\n\r\n`, 'TOO_LARGE'],
] as const)('%s is refused in the envelope, once, and the connection ends', async (_, bytes, code) => {
  const received = await sayTo(port, bytes)
  const [head = '', ...bodies] = received.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${messages[code].status} `))
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im)
  expect(head).toMatch(/^x-content-type-options: nosniff$/im)
  expect(head).toMatch(/^connection: close$/im)
  expect(bodies).toHaveLength(1)
  const { message, request_id, ...rest } = JSON.parse(bodies[0] as string)
  expect(rest).toEqual({ success: false, code, judul: messages[code].judul })
  expect([message, request_id]).toEqual([messages[code].isi, expect.stringMatching(/^[\w-]{36}$/)])
})

test('a client that hangs up in the middle of a body causes no error of the service or the database', async () => {
  const head =
    'POST /api/public/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n'
  const form = head
    .replace('application/json', 'multipart/form-data; boundary=b')
    .replace('/api/public/login', '/api/allroles/profile/foto')
  for (const request of [head, form]) {
    const arrived = once(app.server, 'request') as Promise<[IncomingMessage]>
    const socket = net.connect({ port, host: '127.0.0.1' }).on('error', () => {})
    socket.write(`${request}{"email":`)
    const [{ socket: near }] = await arrived
    // `once` of Node would reject where the server’s last words reach no client.
    const closed = new Promise((resolve) => near.once('close', resolve))
    socket.destroy()
    await closed
  }
  await loggedUntilNow()
  expect(errorsIn()).toEqual([])
})

test('a client that hung up before its request was processed has no address any more, and causes no error', async () => {
  for (const headers of [{}, { 'x-forwarded-for': '10.0.0.1' }]) {
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { method: 'GET', url: '/api/public/waktu', headers: { host: 'x', ...headers } })
    app.routing(request, new ServerResponse(request))
  }
  await loggedUntilNow()
  expect(errorsIn()).toEqual([])
})
