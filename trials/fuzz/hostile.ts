import * as fc from 'fast-check'

const injections = [
  "' or '1'='1",
  "'; drop table users; --",
  "'; create table bocor_fuzz (x int); --",
  '1); create table bocor_fuzz (x int); --',
  "' union select password_hash from users --",
  "%' or pg_sleep(20) is null or '%'='",
  "\\'; create table bocor_fuzz (x int); --",
  '$$; create table bocor_fuzz (x int); $$',
  "1' || (select current_setting('data_directory')) || '",
]
const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("return process")()}}',
  '$' + '{7*7}',
  '#{7*7}',
  '<%= process.env %>',
  '=HYPERLINK("http://x.test")',
  '@SUM(1+1)*cmd|/C calc',
]
export const traversals = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%252f..%252fetc%252fpasswd',
  '....//....//etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '%2e%2e/%2e%2e/package.json',
  '/etc/passwd',
  'file:///etc/passwd',
  '.env',
  '.git/config',
  'assets/../../../server/src/main.ts',
  'assets/%00.js',
]
const odd = [
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  '\ufeff',
  '\u2028\u2029',
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  'İ',
  'ſ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '\r\nX-Disuntik: 1',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13T00:00:00Z',
  '24:00:00',
  '99:99',
]

/** Text that something in between may take for more than text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...injections) },
  { weight: 3, arbitrary: fc.constantFrom(...scripts, ...traversals) },
  { weight: 4, arbitrary: fc.constantFrom(...odd) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(101, 255, 4_001, 20_000, 270_000).map((n) => 'é'.repeat(n)) },
)

const numbers = [0, -1, -0, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324, 4_294_967_297]

function nested(depth: number, list: boolean): unknown {
  let value: unknown = 1
  for (let n = 0; n < depth; n++) value = list ? [value] : { a: value }
  return value
}

/** Any JSON value where another one belongs. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [{}], '') },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom({ $ne: null }, { toString: 1 }, { length: 1e9 }, { __v: 1 }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(50, 2_000), fc.boolean()).map(([n, list]) => nested(n, list)) },
  { weight: 1, arbitrary: fc.constantFrom(500, 20_000).map((n) => Array.from({ length: n }, (_, i) => i)) },
)

/** Fields that the operation does not have. */
export const extraFields = fc.constantFrom<Record<string, unknown>>(
  { level_id: 1 },
  { level_id: '1', status_user: 'aktif', user_id: 1 },
  { is_admin: true, role: 'admin' },
  { constructor: { prototype: { level_id: 1 } } },
  { toString: 'x', valueOf: 'x', hasOwnProperty: 1 },
  { password_hash: '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA' },
  { created_at: '1970-01-01', diubah_oleh: 1 },
)

/** As it goes over the wire: half surrogates too, which no encoder lets through. */
export function wtf8(text: string): Buffer {
  const parts: Buffer[] = []
  for (const char of text) {
    const code = char.codePointAt(0) as number
    const isHalf = code >= 0xd800 && code <= 0xdfff
    parts.push(
      isHalf ? Buffer.from([0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]) : Buffer.from(char),
    )
  }
  return Buffer.concat(parts)
}

export const percent = (text: string): string =>
  [...wtf8(text)]
    .map((byte) =>
      /[A-Za-z0-9_.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')
