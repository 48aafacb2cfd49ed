import zlib from 'node:zlib'
import * as fc from 'fast-check'
import { SENT } from './canaries.ts'
import { hostileText, hostileValue, traversals, wtf8 } from './hostile.ts'

/** A body as bytes, with the headers that belong to it. */
export type Body = { bytes: Buffer; headers: [name: string, value: string][] }

const typed = (type: string, bytes: Buffer | string, ...more: Body['headers']): Body => ({
  bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  headers: [['content-type', type], ...more],
})
const JSON_TYPE = 'application/json'
export const jsonBody = (value: unknown): Body => typed(JSON_TYPE, JSON.stringify(value) ?? '')

const zeros = zlib.gzipSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 })

/** A right JSON text, made wrong: as text, in its bytes, or in what is said about it. */
export function spoiledJson(right: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const text = right.map((value) => JSON.stringify(value) ?? 'null')
  const inside = (text: string, extra: string) => (text.startsWith('{') ? text.replace('{', `{${extra},`) : text)
  return fc.oneof(
    fc.tuple(text, fc.nat(400)).map(([t, at]) => typed(JSON_TYPE, t.slice(0, at % (t.length + 1)))),
    text.map((t) => typed(JSON_TYPE, inside(t, '"__proto__":{"level_id":1,"isAdmin":true}'))),
    text.map((t) => typed(JSON_TYPE, inside(t, '"constructor":{"prototype":{"level_id":1}}'))),
    text.map((t) => typed(JSON_TYPE, `${t.slice(0, -1)},${t.slice(1)}`)),
    text.map((t) => typed(JSON_TYPE, t.replace(/:("[^"]*"|\d+)/, ':NaN'))),
    text.map((t) => typed(JSON_TYPE, t.replace(/:\d+/g, ':1e400'))),
    text.map((t) => typed(JSON_TYPE, t.replace(/:\d+/g, ':9007199254740993'))),
    text.map((t) => typed(JSON_TYPE, Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(t, 'utf16le')]))),
    text.map((t) => typed(JSON_TYPE, Buffer.from(t.replace(/"(\w)/g, '"\xff\xfe$1'), 'latin1'))),
    text.map((t) => typed(JSON_TYPE, `\ufeff${t}`)),
    text.map((t) => typed(`${JSON_TYPE}; charset=utf-16`, t)),
    text.map((t) => typed(`${JSON_TYPE}; charset=x-nonsense; charset=utf-7`, t)),
    text.map((t) => typed('text/plain', t)),
    text.map((t) => typed('application/x-www-form-urlencoded', t)),
    text.map((t) => typed('application/xml', `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>${t}`)),
    text.map((t) => typed('', t)),
    text.map((t) => ({ bytes: Buffer.from(t), headers: [] })),
    text.map((t) => typed(JSON_TYPE, zlib.gzipSync(t), ['content-encoding', 'gzip'])),
    text.map((t) => typed(JSON_TYPE, t, ['content-encoding', 'br, gzip, identity'])),
    fc.constant(typed(JSON_TYPE, zeros, ['content-encoding', 'gzip'])),
    fc.constantFrom(3_000, 100_000).map((n) => typed(JSON_TYPE, `{"a":${'['.repeat(n)}${']'.repeat(n)}}`)),
    fc
      .constantFrom(1_000, 20_000)
      .map((n) => typed(JSON_TYPE, `{${Array.from({ length: n }, (_, i) => `"k${i}":1`).join()}}`)),
    fc.constantFrom('', ' ', 'null', '[]', '"x"', '0', '{"a":', '\0', '//', '{}{}').map((t) => typed(JSON_TYPE, t)),
    hostileValue.map(jsonBody),
    fc.constant(typed(JSON_TYPE, `{"a":"${'x'.repeat(300_000)}"}`)),
    fc.constant(typed('text/csv', 'name,email\n"', ['content-disposition', 'attachment'])),
    hostileText.map((t) => typed('text/csv', wtf8(t))),
  )
}

const BOUNDARY = `----${SENT}`
const line = (text: string) => Buffer.from(`${text}\r\n`, 'utf8')
type Part = { name: string; filename?: string; type?: string; content: Buffer; more?: string }

function form(parts: Part[], { boundary = BOUNDARY, end = true } = {}): Buffer {
  const pieces = parts.flatMap(({ name, filename, type, content, more }) => [
    line(`--${boundary}`),
    Buffer.concat([
      Buffer.from(`Content-Disposition: form-data; name="${name}"`),
      filename === undefined
        ? Buffer.alloc(0)
        : Buffer.concat([Buffer.from('; filename="'), wtf8(filename), Buffer.from('"')]),
      line(''),
    ]),
    ...(type === undefined ? [] : [line(`Content-Type: ${type}`)]),
    ...(more === undefined ? [] : [line(more)]),
    line(''),
    content,
    line(''),
  ])
  return Buffer.concat([...pieces, ...(end ? [line(`--${boundary}--`)] : [])])
}

const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const pdf = Buffer.from(`%PDF-1.7\n${SENT}`)
/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const content = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(pdf, PNG) },
  fc.constantFrom(pdf, PNG, svg, Buffer.alloc(0), Buffer.from('GIF89a'), PNG.subarray(0, 40)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([PNG.subarray(0, 33), Buffer.from(bytes)])),
)
const filename = fc.oneof(
  fc.constant('foto.png'),
  hostileText.map((text) => text.replaceAll('"', '').slice(0, 500)),
  fc.constantFrom(...traversals),
)

/** A form with a file, as it should be or broken; `texts` are the fields that belong before the file. */
export function multipart(texts: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Body> {
  const fields = texts.map((all) =>
    Object.entries(all).map(([name, value]) => ({ name, content: Buffer.from(String(value)) })),
  )
  const file = fc.record({
    name: fc.constantFrom(...Array.from({ length: 4 }, () => ['foto', 'berkas']).flat(), '__proto__', ''),
    filename,
    content,
    type: fc.constantFrom('image/png', 'application/pdf', 'text/html', ''),
  })
  const whole = fc.tuple(fields, file).map(([some, one]) => [...some, one])
  return fc.oneof(
    { weight: 6, arbitrary: whole.map((parts) => typed(FORM_TYPE, form(parts))) },
    { weight: 1, arbitrary: whole.map((parts) => typed(FORM_TYPE, form(parts, { end: false }))) },
    {
      weight: 1,
      arbitrary: fc.tuple(whole, fc.nat(600)).map(([parts, at]) => typed(FORM_TYPE, form(parts).subarray(0, at))),
    },
    { weight: 1, arbitrary: whole.map((parts) => typed('multipart/form-data', form(parts))) },
    { weight: 1, arbitrary: whole.map((parts) => typed('multipart/form-data; boundary=', form(parts))) },
    {
      weight: 1,
      arbitrary: whole.map((parts) => typed(`multipart/form-data; boundary=${'b'.repeat(5_000)}`, form(parts))),
    },
    {
      weight: 1,
      arbitrary: whole.map((parts) => typed('multipart/mixed; boundary=x', form(parts, { boundary: 'x' }))),
    },
    { weight: 1, arbitrary: whole.map((parts) => typed(FORM_TYPE, form([...parts, ...parts, ...parts]))) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(50, 5_000)
        .map((n) =>
          typed(FORM_TYPE, form(Array.from({ length: n }, (_, i) => ({ name: `f${i}`, content: Buffer.from('x') })))),
        ),
    },
    {
      weight: 1,
      arbitrary: file.map((one) => typed(FORM_TYPE, form([{ ...one, more: `X-Long: ${'h'.repeat(100_000)}` }]))),
    },
    {
      weight: 1,
      arbitrary: file.map((one) =>
        typed(FORM_TYPE, form([{ ...one, more: Array.from({ length: 500 }, (_, i) => `X-${i}: y`).join('\r\n') }])),
      ),
    },
    {
      weight: 1,
      arbitrary: file.map((one) => typed(FORM_TYPE, form([{ ...one, more: 'Content-Transfer-Encoding: base64' }]))),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('pesan', 'client_id', 'x').map((name) =>
        typed(
          FORM_TYPE,
          form([
            { name, content: Buffer.alloc(200_000, 65) },
            { name: 'berkas', filename: 'a', content: pdf },
          ]),
        ),
      ),
    },
  )
}
