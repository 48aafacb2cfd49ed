import { FOTO_BYTES } from '@sehati/contract/base/constants'
import { messages } from '@sehati/contract/messages'
import { getFoto, putFoto } from '@sehati/contract/people/foto.endpoints'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { bomb, halves } from '../../../test/picture.ts'
import { sharedServer } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'

const { app, db, make, call } = await sharedServer()
const me = await make.person(5)
const picture = await halves({ width: 400, height: 400 })
const jpeg = await picture.jpeg().toBuffer()
const png = await picture.png().toBuffer()
const webp = await picture.webp().toBuffer()
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'

const put = async (isi: Buffer | string) => call(me, putFoto, await formOf(isi))
const nothingStored = async () =>
  expect(await db.rows(sql`select from foto where user_id = ${me.user_id}`)).toHaveLength(0)

describe('a file that is no photo is refused with a sentence, and not stored', () => {
  test.each<[string, () => Buffer | string | Promise<Buffer>]>([
    ['nothing', () => ''],
    ['an SVG called foto.jpg', () => svg],
    ['a page called foto.jpg', () => '<!doctype html><script>alert(1)</script>'],
    ['a GIF', () => picture.clone().gif().toBuffer()],
    ['a TIFF', () => picture.clone().tiff().toBuffer()],
    ['an AVIF', () => picture.clone().avif().toBuffer()],
    ['a PDF', () => '%PDF-1.7\n%âãÏÓ'],
    ['a JPEG’s first bytes before an SVG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])],
    ['half a JPEG', () => jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', () => png.subarray(0, png.length / 2)],
    ['half a WebP', () => webp.subarray(0, webp.length / 2)],
    ['a PNG’s signature alone', () => png.subarray(0, 8)],
    ['a WebP that names another size than it has', () => Buffer.concat([webp.subarray(0, 20), Buffer.alloc(64, 0xff)])],
    ['20 000 × 20 000 pixels in a few kilobytes', () => bomb(20_000, 20_000)],
    ['one pixel by a hundred million', () => bomb(100_000_000, 1)],
  ])('%s', async (_, make) => {
    const isi = await make()
    expect(isi.length).toBeLessThan(FOTO_BYTES)
    const reply = await put(isi)
    expect([reply.status, reply.code, reply.message]).toEqual([422, 'FILE_REFUSED', messages.FILE_REFUSED.isi])
    expect(reply.errors).toEqual([{ field: 'foto', message: messages.FILE_REFUSED.isi, code: 'FILE_REFUSED' }])
    await nothingStored()
  })

  test('a form without the field', async () => {
    expect((await call(me, putFoto, await formOf(jpeg, { field: 'gambar' }))).code).toBe('FILE_REFUSED')
    const form = new FormData()
    form.set('foto', 'hanya teks')
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type') as string }
    const reply = await call(me, putFoto, { body: Buffer.from(await sent.arrayBuffer()), headers })
    expect(reply.code).toBe('FILE_REFUSED')
  })

  test('a body of another type, or none', async () => {
    expect(await call(me, putFoto, { body: { foto: 'x' } })).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
    expect(await call(me, putFoto)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
    const bare = { body: jpeg, headers: { 'content-type': 'image/jpeg' } }
    expect(await call(me, putFoto, bare)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
  })

  test('a form that is cut off, has no boundary, or has far too many parts', async () => {
    const { body, headers } = await formOf(jpeg)
    const broken = await call(me, putFoto, { body: body.subarray(0, body.length - 80), headers })
    expect([broken.status, broken.code]).toEqual([400, 'MALFORMED'])
    const boundless = await call(me, putFoto, { body, headers: { 'content-type': 'multipart/form-data' } })
    expect([boundless.status, boundless.code]).toEqual([400, 'MALFORMED'])
    const form = new FormData()
    for (let n = 0; n < 50; n++) form.append(`isian${n}`, 'x')
    const sent = new Response(form)
    const many = { 'content-type': sent.headers.get('content-type') as string }
    const crowd = await call(me, putFoto, { body: Buffer.from(await sent.arrayBuffer()), headers: many })
    expect([crowd.status, crowd.code]).toEqual([413, 'TOO_LARGE'])
    await nothingStored()
  })

  test('a form instead of JSON', async () => {
    const { body, headers } = await formOf(jpeg)
    const url = '/api/public/login'
    const reply = await app.inject({ method: 'POST', url, payload: body, headers })
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'UNSUPPORTED_TYPE'])
  })
})

test('of a file that is valid in two formats only the picture remains', async () => {
  const hidden = '<script>rahasiaTersembunyi()</script>'
  const polyglot = Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${hidden}`)])
  const withComment = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, hidden.length + 2]),
    Buffer.from(hidden),
    jpeg.subarray(2),
  ])
  for (const isi of [polyglot, withComment]) {
    expect((await put(isi)).status).toBe(200)
    const { raw, headers } = await call(me, getFoto, { query: { id: me.user_id, ukuran: 512 } })
    expect(raw.includes('rahasiaTersembunyi')).toBe(false)
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['image/webp', 'nosniff'])
    expect((await sharp(raw).metadata()).format).toBe('webp')
  }
})

test('a large photo of a real camera is accepted', async () => {
  const sent = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#888' } })
    .jpeg({ quality: 60, progressive: true })
    .toBuffer()
  expect((await put(sent)).status).toBe(200)
})
