import type { Case } from './cases.ts'

/** So many addresses ask, as from behind a proxy on this machine: the limit of an address is not what is looked at. */
const ADDRESSES = 4_096

/** The request as it is written to the connection. `n` only spreads it over addresses. */
export function bytesOf(one: Case, token: string | null, n: number): Buffer {
  const target = one.query ? `${one.path}?${one.query}` : one.path
  const own = new Set(one.headers.map(([name]) => name))
  const headers: Case['headers'] = [
    ['host', '127.0.0.1'],
    ...(own.has('x-forwarded-for') ? [] : [['x-forwarded-for', addressOf(n)] as [string, string]]),
    ...(token === null ? [] : [['authorization', `Bearer ${token}`] as [string, string]]),
    ...one.headers,
    ...(one.body ? [...one.body.headers, ['content-length', String(one.body.bytes.length)] as [string, string]] : []),
  ]
  const head = [`${one.method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), one.body?.bytes ?? Buffer.alloc(0)])
}

const addressOf = (n: number) => `10.9.${(n % ADDRESSES) >> 8}.${n & 255}`

/** The same for a reader: a long stretch is shown as its length, and the token is left out. */
export function shown(bytes: Buffer): string {
  const text = bytes
    .toString('latin1')
    .replace(/^(authorization: Bearer )[\w-]{43}\r/im, '$1…\r')
    .replace(/(?:x-\d+: y\r\n){4,}/g, (run) => `⟨${run.split('\r\n').length - 1} × "x-…: y"⟩\r\n`)
    .replace(/(.)\1{79,}/g, (run, char) => `⟨${run.length} × ${JSON.stringify(char)}⟩`)
  return text.length > 700 ? `${text.slice(0, 700)}… (${bytes.length} bytes)` : text
}
