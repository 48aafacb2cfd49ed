import { randomBytes } from 'node:crypto'
import net from 'node:net'
import { REALTIME_PATH } from '@sehati/contract/channel/realtime.schema'
import * as fc from 'fast-check'
import { hostileText, hostileValue } from './hostile.ts'

/** What is said to the live channel after the handshake, as bytes. */
export type Talk = { greeting: string | null; frames: Buffer[] }

const mask = Buffer.from([1, 2, 3, 4])
/** A WebSocket frame; clients must mask theirs, and not all of these do. */
function frame(
  opcode: number,
  content: Buffer,
  { masked = true, final = true, rsv = 0, length = content.length } = {},
): Buffer {
  const first = (final ? 0x80 : 0) | (rsv << 4) | opcode
  const bit = masked ? 0x80 : 0
  const size =
    length < 126
      ? Buffer.from([bit | length])
      : length < 65_536
        ? Buffer.from([bit | 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([bit | 127]), Buffer.from(length.toString(16).padStart(16, '0'), 'hex')])
  const body = masked ? Buffer.from(content.map((byte, n) => byte ^ (mask[n % 4] as number))) : content
  return Buffer.concat([Buffer.from([first]), size, ...(masked ? [mask] : []), body])
}
const text = (words: string) => frame(1, Buffer.from(words))

const events = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('ikut', 'lepas', 'mengetik', 'kabar', 'disconnect', '__proto__', 'error'),
      hostileValue,
      fc.nat(9),
    )
    .map(([name, value, id]) => `42${id}${JSON.stringify([name, value])}`),
  fc.integer({ min: 1, max: 60 }).map((id) => `421${JSON.stringify(['ikut', { jenis: 'percakapan', id }])}`),
  fc.constantFrom(
    '0',
    '1',
    '2',
    '3',
    '40',
    '41',
    '40/admin,',
    '42[]',
    '42{}',
    '42["ikut"',
    '45',
    '451-["x",{"_placeholder":true,"num":9}]',
    '4'.repeat(30),
    '459999999999-[]',
    '6',
    'b4AAAA',
  ),
  hostileText,
)
const garbage = fc.oneof(
  { weight: 6, arbitrary: events.map((words) => text(words.slice(0, 60_000))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => frame(2, Buffer.from(bytes))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      frame(1, Buffer.from('2'), { masked: false }),
      frame(1, Buffer.from([0xff, 0xfe])),
      frame(9, Buffer.alloc(200)),
      frame(3, Buffer.from('x')),
      frame(1, Buffer.from('2'), { rsv: 4 }),
      frame(0, Buffer.from('x')),
      frame(8, Buffer.from([0])),
      frame(1, Buffer.from('40'), { final: false }),
      frame(1, Buffer.alloc(9), { length: 2 ** 40 }),
      frame(1, Buffer.alloc(40_000, 52)),
    ),
  },
  { weight: 1, arbitrary: fc.constant(Buffer.concat(Array.from({ length: 200 }, () => text('42["mengetik",1]')))) },
)
export const talks: fc.Arbitrary<Talk> = fc.record({
  greeting: fc.option(fc.constantFrom('right', '{"token":1}', '{"token":"x"}', '[]', '', '{"__proto__":{}}'), {
    freq: 9,
  }),
  frames: fc.array(garbage, { minLength: 1, maxLength: 8 }),
})

const LISTEN_MS = 120

/** Sends all this on a new connection and returns everything that was received. */
export function talk(port: number, { greeting, frames }: Talk, token: string): Promise<string> {
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const socket = net.connect({ port, host: '127.0.0.1' })
    socket.on('data', (part: Buffer) => received.push(part))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(received).toString('utf8')))
    socket.write(
      [
        `GET ${REALTIME_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
        'Host: 127.0.0.1',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    )
    const hello = greeting === 'right' ? JSON.stringify({ token }) : greeting
    if (hello !== null) socket.write(text(`40${hello}`))
    setTimeout(() => {
      for (const one of frames) if (socket.writable) socket.write(one)
      setTimeout(() => socket.destroy(), LISTEN_MS)
    }, 30)
  })
}
