import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { REALTIME_PATH } from '@sehati/contract/realtime/schema'
import { getWaktu } from '@sehati/contract/waktu/endpoints'
import { expect, test } from 'vitest'
import { LONG } from '../../test/limits.ts'
import { startNodes } from '../../test/nodes.ts'
import { makeFloodLimit } from '../http/flood-limit.ts'

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

test('an authenticated connection cannot authenticate again, send bytes, or flood below the events', async () => {
  const person = await nodes.make.person(5)
  const floods = [
    [connectPacket(person.token)],
    [connectPacket()],
    ['40/admin,{}'],
    [new Uint8Array(9)],
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
