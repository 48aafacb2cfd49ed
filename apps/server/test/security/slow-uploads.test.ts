import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { putFoto } from '@sehati/contract/people/foto.endpoints'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../server.ts'
import { formOf } from '../upload.ts'

// An upload must end here because its sender hung up, never by the limit of a request.
const { app, make, call } = await startServer({ requestMs: 3_600_000 })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
const create = { width: 90, height: 90, channels: 3, background: '#369' } as const
const form = await formOf(await sharp({ create }).png().toBuffer())

const sockets: net.Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

/** Starts to send a photo and stops; settles once the server has refused it. */
function beginPhoto({ token }: { token: string }): Promise<void> {
  const socket = net.connect({ port, host: '127.0.0.1' })
  sockets.push(socket)
  socket.on('error', () => {})
  const head = [
    `POST ${putFoto.path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${form.headers['content-type']}`,
    `Content-Length: ${form.body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(form.body.subarray(0, form.body.length - 50))
  return once(socket, 'data').then(([received]) => expect(String(received)).toMatch(/^HTTP\/1.1 429 /))
}

/** Starts more photos than a person may send at once, so that the limit is reached. */
const fill = (person: { token: string }) => Promise.race(Array.from({ length: 6 }, () => beginPhoto(person)))

test('people who send slowly take no places from others: thirteen accounts, five files each', async () => {
  for (let n = 0; n < 13; n++) await fill(await make.person(5))
  expect((await call(await make.person(5), putFoto, form)).status).toBe(200)
})

test('a person who hung up in the middle of a file may send again', async () => {
  const person = await make.person(5)
  await fill(person)
  expect((await call(person, putFoto, form)).code).toBe('TOO_MANY_REQUESTS')
  for (const socket of sockets.splice(-6)) socket.destroy()
  await expect.poll(async () => (await call(person, putFoto, form)).status).toBe(200)
})
