import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LONG } from '../../test/limits.ts'
import { startNodes } from '../../test/nodes.ts'
import { makeFloodLimit } from '../base/http/flood-limit.ts'
import { limits } from './limits.ts'

/** A smaller limit than the product's, so that an address reaches it soon. */
const LIMIT = 60
const nodes = await startNodes()
const node = await nodes.startNode()
// Connections must end here by a rule, never by a timeout.
const port = await node.listen({ silentMs: 600_000 })

const connectPacket = (token = randomBytes(32).toString('base64url')) => `40${JSON.stringify({ token })}`

/** A raw WebSocket connection below the client library. It sends what the test says and never closes by itself. */
async function open(
  to = port,
): Promise<{ say: (...packets: (string | Uint8Array)[]) => void; received: string[]; closed: Promise<unknown> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${to}${REALTIME_PATH}/?EIO=4&transport=websocket`)
  const received: string[] = []
  socket.addEventListener('message', ({ data }) => received.push(String(data)))
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  await Promise.race([once(socket, 'open'), once(socket, 'error').then(() => Promise.reject(new Error('refused')))])
  const say = (...packets: (string | Uint8Array)[]) => {
    for (const packet of packets) if (socket.readyState === WebSocket.OPEN) socket.send(packet as never)
  }
  return { say, received, closed }
}

test.each([
  ['an event', ['42["ikut",{"jenis":"slot","id":1}]']],
  ['an acknowledgement', ['430[]']],
  ['bytes', [new Uint8Array(9)]],
  ['an event that promises bytes', ['459-["ikut",{"_placeholder":true,"num":0}]', new Uint8Array(9)]],
  ['other namespaces', ['40/admin,{}', '40/admin,{}']],
  ['a farewell', ['41']],
  ['what is no packet', ['4x']],
] as const)('before authentication, %s ends a connection without a look-up', async (_, packets) => {
  node.look.ups = 0
  const { say, closed } = await open()
  say(...packets)
  await closed
  expect(node.look.ups).toBe(0)
})

test('a refusal is sent and ends the connection', async () => {
  for (const packet of [connectPacket(), '40{"token":"x"}', '40']) {
    const { say, received, closed } = await open()
    say(packet)
    await closed
    expect(received.at(-1)).toBe('44{"message":"TOKEN_INVALID","data":{"code":"TOKEN_INVALID"}}')
  }
})

/** A connection whose peer responds to nothing: it sends the handshake and what it is told, and reads. */
async function dial(to = port) {
  const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true })
  let received = ''
  socket.on('data', (data) => {
    received += data.toString('latin1')
  })
  // The rest of what is written is refused once the server has ended the connection.
  socket.on('error', () => {})
  const ended = new Promise((resolve) => socket.on('end', resolve).on('close', resolve))
  await once(socket, 'connect')
  socket.write(
    `GET ${REALTIME_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1:${to}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  )
  onTestFinished(() => void socket.destroy())
  return { socket, ended, received: () => received }
}

/** How the frame begins with which a server closes a WebSocket. */
const CLOSE_FRAME = '\x88'

/** A text frame as a client sends it. */
function frame(text: string): Buffer {
  const [mask, body] = [randomBytes(4), Buffer.from(text)]
  return Buffer.concat([
    Buffer.from([0x81, 0x80 | body.length]),
    mask,
    body.map((byte, n) => byte ^ (mask[n % 4] as number)),
  ])
}

test.each([
  ['a refused token', ['40{"token":"x"}'], 'TOKEN_INVALID'],
  ['what no client sends', ['42["ikut",{}]'], ''],
] as const)('after %s the server ends the connection and reads no more of it', async (_, packets, words) => {
  const { socket, ended, received } = await dial()
  await expect.poll(received).toContain('"sid"')
  for (const packet of packets) socket.write(frame(packet))
  await expect.poll(received).toContain(CLOSE_FRAME)
  // More than the buffers of both systems hold: it is written only if the server reads it.
  const flood = Buffer.alloc(64 << 20, frame(`3${'x'.repeat(93)}`))
  const swallowed = new Promise((resolve) => socket.write(flood, (error) => error || resolve('read')))
  expect(await Promise.race([ended.then(() => 'ended'), swallowed])).toBe('ended')
  expect(received()).toContain(words)
})

test('a connection that sends too many events is ended with the reason', async () => {
  const person = await nodes.make.person(5)
  const { socket, ended, received } = await dial()
  socket.write(frame(connectPacket(person.token)))
  await expect.poll(received).toContain('40{"sid"')
  // No event is earned again meanwhile, however long the server takes.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => clock.mockRestore())
  // More than the events allowed at once and fewer than the packets, which end a connection without a reason. In one
  // piece: what is written after the end resets the connection, and the reason may be lost.
  const between = (limits.burst + limits.packets.burst) / 2
  const event = '42["lepas",{"jenis":"slot","id":1}]'
  socket.write(Buffer.concat(Array.from({ length: between }, () => frame(event))))
  await ended
  expect(received()).toContain('42["tutup",{"alasan":"batas"}]')
})

test('an authenticated connection cannot authenticate again, send bytes or too long a message, or flood below the events', async () => {
  const person = await nodes.make.person(5)
  const floods = [
    [connectPacket(person.token)],
    [connectPacket()],
    ['40/admin,{}'],
    [new Uint8Array(9)],
    [`42["lepas",{"rest":"${'x'.repeat(limits.bytes)}"}]`],
    ['41', connectPacket(person.token)],
    Array.from({ length: 500 }, (_, id) => `43${id}[]`),
    Array.from({ length: 500 }, () => '3'),
  ]
  for (const packets of floods) {
    const { say, received, closed } = await open()
    say(connectPacket(person.token))
    await expect.poll(() => received.some((packet) => packet.startsWith('40'))).toBe(true)
    node.look.ups = 0
    say(...packets)
    await closed
    expect(node.look.ups).toBe(0)
  }
})

test('a connection that never authenticates ends', async () => {
  const impatient = await nodes.startNode()
  const { say, closed } = await open(await impatient.listen({ silentMs: 300 }))
  const pinging = setInterval(() => say('3'), 50)
  await closed
  clearInterval(pinging)
})

test('refused connections count by address, together with requests; authenticated people do not', async () => {
  const limited = await nodes.startNode({ flood: makeFloodLimit(LIMIT, LONG) })
  const to = await limited.listen()
  const person = await nodes.make.person(5)
  const letIn = async () => {
    const { say, received } = await open(to)
    say(connectPacket(person.token))
    await expect.poll(() => received.some((packet) => packet.startsWith('40'))).toBe(true)
  }
  const ask = (token: string) =>
    limited.app.inject({
      url: getWaktu.path,
      remoteAddress: '127.0.0.1',
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await ask(person.token)).statusCode).toBe(200)
  for (let n = 0; n < 15; n++) await letIn()
  for (let n = 0; n < LIMIT; n++) {
    const { say, closed } = await open(to)
    say(connectPacket())
    await closed
  }
  await expect(open(to)).rejects.toThrow('refused')
  const { ended, received } = await dial(to)
  await ended
  expect(received()).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n(?:.+\r\n)*retry-after: \d+\r\n/)
  expect((await ask(randomBytes(32).toString('base64url'))).statusCode).toBe(429)
  expect((await ask(person.token)).statusCode).toBe(200)
})

// The last one: its look-up may still be under way after its connection has closed.
test('a connection may authenticate once: further attempts cost no look-up and end it', async () => {
  node.look.ups = 0
  const { say, closed } = await open()
  say(...Array.from({ length: 500 }, () => connectPacket()))
  await closed
  expect(node.look.ups).toBeLessThanOrEqual(1)
})
