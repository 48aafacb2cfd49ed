import * as fc from 'fast-check'
import { SENT } from './canaries.ts'
import { hostileText, percent, traversals } from './hostile.ts'

export type Headers = [name: string, value: string][]

/** Queries that no form sends. */
export const oddQueries = fc.constantFrom(
  'id',
  '=',
  '&&&',
  '?',
  'id=%',
  'id=%zz',
  'q=%00',
  'q=%ff%fe',
  'q=%F0%9F',
  'a[b]=c',
  'id[]=1&id[]=2',
  'id=1&id=2',
  '__proto__=1',
  '__proto__[level_id]=1',
  'constructor=1',
  'page=1&page=2',
  `q=${'x'.repeat(9_000)}`,
  'q=\xff\xfe',
  `${'a=1&'.repeat(2_000)}`,
  '%0d%0aX-Disuntik:1=1',
)

export const oddHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Headers>([]) },
  ...[
    fc.constantFrom('gzip', 'br', 'gzip;q=0, *;q=1', 'x'.repeat(500)).map((v): Headers => [['accept-encoding', v]]),
    fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1,,,').map((v): Headers => [['range', v]]),
    fc.constantFrom('"x"', '*', `"${'y,'.repeat(900)}"`).map((v): Headers => [['if-none-match', v]]),
    fc.constantFrom('kunci-korban', 'a', 'b', 'x'.repeat(201), 'é', '').map((v): Headers => [['idempotency-key', v]]),
    fc.constantFrom('https://jahat.test', 'null', 'http://127.0.0.1').map(
      (v): Headers => [
        ['origin', v],
        ['sec-fetch-site', 'cross-site'],
      ],
    ),
    fc.constantFrom('12345678', '<script>', 'x'.repeat(4_000), '../../x').map((v): Headers => [['x-request-id', v]]),
    fc.constantFrom('PUT', 'DELETE').map(
      (v): Headers => [
        ['x-http-method-override', v],
        ['x-method-override', v],
      ],
    ),
    fc.constantFrom('jahat.test', 'a"b', '127.0.0.1:1@x', '').map(
      (v): Headers => [
        ['x-forwarded-host', v],
        ['x-forwarded-proto', 'javascript'],
      ],
    ),
    fc
      .constantFrom('2001:db8::1', '"><script>', '1.2.3.4, 5.6.7.8', '::ffff:0', 'fe80::1%eth0')
      .map((v): Headers => [['x-forwarded-for', v]]),
    fc.constant<Headers>([
      ['x-fuzz', `${SENT}\xff`],
      ['cookie', `token=${SENT}; ${'c=1; '.repeat(300)}`],
    ]),
    fc.constantFrom(60, 1_500).map((n) => Array.from({ length: n }, (_, i) => [`x-${i}`, 'y'] as [string, string])),
    fc
      .constantFrom('Mozilla/5.0 (Linux; Android 14) Chrome/120', '\x80\xff', '<script>alert(1)</script>')
      .map((v): Headers => [['user-agent', v]]),
  ].map((arbitrary) => ({ weight: 1, arbitrary: arbitrary as fc.Arbitrary<Headers> })),
)

export const badTokens = fc.oneof(
  fc.constantFrom(
    'Bearer',
    'Bearer ',
    'bearer x',
    'Basic YWRtaW46YWRtaW4=',
    'Bearer null',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(9_000)}`,
    "Bearer ' or 1=1 --",
  ),
  fc.stringMatching(/^[A-Za-z0-9_-]{43}$/).map((token) => `Bearer ${token}`),
)

/** A path beside those that exist. */
export const oddPaths = (paths: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...traversals).map((text) => `/${text}`),
    fc.constantFrom(...traversals).map((text) => `/assets/${text}`),
    fc.constantFrom(...traversals).map((text) => `/api/docs/static/${text}`),
    fc
      .tuple(
        fc.constantFrom(...paths),
        fc.constantFrom('/', '//', '/..', '%00', '.json', ';x=1', '%2f', '/1', '\\', '%ff'),
      )
      .map((both) => both.join('')),
    fc.constantFrom(...paths).map((path) => path.toUpperCase()),
    fc.constantFrom(...paths).map((path) => path.replaceAll('/', '//')),
    fc.constantFrom(...paths).map((path) => path.replace('/api/', '/api/./')),
    hostileText.map((text) => `/${percent(text.slice(0, 3_000))}`),
    fc.constantFrom(
      '/',
      '/en',
      '/luring',
      '/sw.js',
      '/sw.js?bahasa=en',
      '/manifest.webmanifest',
      '/healthz',
      '/readyz',
      '/metrics',
      '/api',
      '/api/docs',
      '/api/docs/json',
      '/api/openapi.json',
      '/.well-known/security.txt',
      '/server-status',
      '/admin/home',
      '/%',
      '/%c0%ae%c0%ae/',
      '/robots.txt',
    ),
  )
