import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { putFoto } from '@sehati/contract/people/foto.endpoints'
import { describe, expect, test } from 'vitest'
import { startServer } from '../server.ts'

const { app, make } = await startServer({ requestMs: 1_500 })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

describe('a request takes no longer than its limit', () => {
  /** Sends a byte now and then until the server has responded and ended the connection; returns what the server sent. */
  async function trickle(head: string): Promise<string> {
    const socket = net.connect({ port, host: '127.0.0.1' })
    let received = ''
    socket.on('data', (bytes) => {
      received += bytes
    })
    socket.on('error', () => {})
    socket.write(head)
    // After what has arrived was read: a write to a connection that the server has ended would throw it away.
    const send = () => received === '' && socket.writable && socket.write('x')
    const ticking = setInterval(() => setImmediate(send), 50)
    await once(socket, 'close')
    clearInterval(ticking)
    return received
  }
  const post = (path: string, more: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${more}`

  test.each([
    ['a head that never ends', post('/api/public/login', 'X-Slow: ')],
    [
      'a body that never ends',
      post('/api/public/login', 'Content-Type: application/json\r\nContent-Length: 99999\r\n\r\n"'),
    ],
    [
      'a body of pieces',
      post('/api/public/login', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nfffff\r\n"'),
    ],
    ['a request for the live channel', 'GET /api/realtime/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ])('%s', async (_, head) => {
    const received = await trickle(head)
    expect(received).toMatch(/^HTTP\/1.1 400 /)
    expect(received).toContain('"code":"MALFORMED"')
    expect(received.match(/HTTP\/1.1 /g)).toHaveLength(1)
  })

  test('a file', async () => {
    const { token } = await make.person(5)
    const form = `--b\r\nContent-Disposition: form-data; name="foto"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
    const type = `Authorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999`
    expect(await trickle(post(putFoto.path, `${type}\r\n\r\n${form}`))).toMatch(/^HTTP\/1.1 400 /)
  })
})
