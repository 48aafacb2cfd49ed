import * as fc from 'fast-check'
import { SENT } from './canaries.ts'
import { hostileText, wtf8 } from './hostile.ts'

/** Malformed requests. `single`: more than one response means that a second request was smuggled in. */
export type Frame = { name: string; bytes: Buffer; single: boolean }

const latin = (text: string) => Buffer.from(text, 'latin1')
const smuggled = 'GET /api/public/waktu HTTP/1.1\r\nHost: x\r\n\r\n'
const post = (headers: string, body: string) =>
  `POST /api/public/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${body}`
const get = (headers: string) => `GET /api/public/waktu HTTP/1.1\r\n${headers}\r\n`

const fixed: [name: string, text: string][] = [
  ['length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${smuggled}`)],
  [
    'chunks and length',
    post(`Transfer-Encoding: chunked\r\nContent-Length: ${smuggled.length + 5}\r\n`, `0\r\n\r\n${smuggled}`),
  ],
  ['two lengths', post(`Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n`, smuggled)],
  ['a list of lengths', post(`Content-Length: 0, ${smuggled.length}\r\n`, smuggled)],
  ['a length with a sign', post('Content-Length: +0\r\n', smuggled)],
  ['a negative length', post('Content-Length: -1\r\n', smuggled)],
  ['a length in hexadecimal', post('Content-Length: 0x0\r\n', smuggled)],
  ['a length beyond all', post('Content-Length: 99999999999999999999\r\n', smuggled)],
  ['a blank before the colon', post(`Content-Length : ${smuggled.length}\r\n`, smuggled)],
  ['an unknown encoding', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${smuggled}`)],
  ['an encoding twice', post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${smuggled}`)],
  ['an encoding in disguise', post('Transfer-Encoding:\x0bchunked\r\n', `0\r\n\r\n${smuggled}`)],
  ['a chunk of no size', post('Transfer-Encoding: chunked\r\n', `zz\r\n${smuggled}\r\n0\r\n\r\n`)],
  ['a chunk of negative size', post('Transfer-Encoding: chunked\r\n', `-1\r\n${smuggled}`)],
  ['a chunk too large', post('Transfer-Encoding: chunked\r\n', `ffffffffffffffff1\r\n${smuggled}`)],
  [
    'an endless chunk extension',
    post('Transfer-Encoding: chunked\r\n', `5;${'x'.repeat(40_000)}\r\nabcde\r\n0\r\n\r\n`),
  ],
  ['a folded line', get(`Host: x\r\nX-A: 1\r\n ${SENT}\r\n`)],
  ['bare line feeds', 'GET /api/public/waktu HTTP/1.1\nHost: x\n\nGET / HTTP/1.1\n\n'],
  ['a bare carriage return', get('Host: x\r\nX-A: a\rX-B: b\r\n')],
  ['a NUL in a header', get('Host: x\r\nX-A: a\0b\r\n')],
  ['no host', get('')],
  ['two hosts', get('Host: a\r\nHost: b\r\n')],
  ['a host with a script', get('Host: "><script>alert(1)</script>\r\n')],
  ['an absolute address', 'GET http://jahat.test/api/public/waktu HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an absolute file', 'GET file:///etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['CONNECT', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['HTTP/1.0', 'GET /api/public/waktu HTTP/1.0\r\n\r\n'],
  ['HTTP/9.9', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  [
    'an upgrade to HTTP/2',
    get('Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'),
  ],
  [
    'an upgrade elsewhere',
    get(
      'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
    ),
  ],
  ['an expectation', post('Expect: 100-continue\r\nContent-Length: 2\r\n', '{}')],
  ['another expectation', post('Expect: 200-ok\r\nContent-Length: 2\r\n', '{}')],
  ['two thousand headers', get(`Host: x\r\n${Array.from({ length: 2_000 }, (_, n) => `X-${n}: y\r\n`).join('')}`)],
  ['a header of 200 kB', get(`Host: x\r\nX-A: ${'y'.repeat(200_000)}\r\n`)],
  ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['half a head', 'GET /api/public/waktu HTTP/1.1\r\nHos'],
  ['half a body', post('Content-Length: 100\r\n', '{"email":')],
  ['a method of its own', 'JAHAT /api/public/waktu HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['nothing', '\r\n\r\n\r\n'],
  ['bytes in the address', 'GET /\xff\xfe\x01 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a header name with a blank', get('Host: x\r\nBad Name: 1\r\n')],
  ['the same header a hundred times', get(`Host: x\r\n${'Authorization: Bearer x\r\n'.repeat(100)}`)],
]
/** Node reads both of these as the specification of HTTP wants, and pipelining is no smuggling. */
const pipelined = new Set(['bare line feeds', 'nothing', 'an expectation'])

export const frames: fc.Arbitrary<Frame> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...fixed)
      .map(([name, text]) => ({ name, bytes: latin(text), single: !pipelined.has(name) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ minLength: 1, maxLength: 300 })
      .map((bytes) => ({ name: 'random bytes', bytes: Buffer.from(bytes), single: true })),
  },
  {
    weight: 1,
    arbitrary: hostileText.map((text) => ({
      name: 'a hostile header',
      bytes: Buffer.concat([
        latin('GET /api/public/waktu HTTP/1.1\r\nHost: x\r\nX-A: '),
        wtf8(text),
        latin('\r\n\r\n'),
      ]),
      single: false,
    })),
  },
)
