import { randomBytes, randomUUID } from 'node:crypto'
import { LAMPIRAN_BYTES } from '@sehati/contract/base/constants'
import { messages } from '@sehati/contract/messages'
import * as api from '@sehati/contract/talk/percakapan.endpoints'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { bomb, corners, halves } from '../../../test/picture.ts'
import { sharedServer } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'

const { db, call, make } = await sharedServer()
const patient = await make.person(5)
const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
const picture = await (await halves({ width: 300, height: 300 })).png().toBuffer()
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\nHasil laboratorium\n%%EOF')

type Who = { token: string }
const send = async (
  isi: Buffer,
  { who = patient as Who, name = 'foto.png', isian = {}, field = 'berkas', to = jadwal_id } = {},
) =>
  call(who, api.insertLampiran, {
    query: { jadwal_id: to },
    ...(await formOf(isi, { field, name, isian: { client_id: randomUUID(), ...isian } })),
  })
const get = (who: Who, id: number, ukuran?: 'penuh' | 'kecil') =>
  call(who, api.getLampiran, { query: { id, ...(ukuran ? { ukuran } : {}) } })
const files = async () => (await db.row<{ n: number }>(sql`select count(*)::int as n from lampiran`)) as { n: number }

describe('a picture', () => {
  test('is encoded again within 2 048 pixels, with a small version', async () => {
    const large = await (await halves({ width: 3_000, height: 1_500 })).jpeg().toBuffer()
    const { status, data } = await send(large, { name: 'Ruam di lengan.jpeg', isian: { pesan: 'Seperti ini, Dok' } })
    expect(status).toBe(201)
    expect(data).toMatchObject({ pesan: 'Seperti ini, Dok', dihapus: false })
    expect(data.lampiran).toEqual({
      nama: 'Ruam di lengan.webp',
      jenis: 'image/webp',
      ukuran: expect.any(Number),
      lebar: 2_048,
      tinggi: 1_024,
    })
    for (const who of [patient, tenaga]) {
      const full = await get(who, data.id)
      expect(full.raw).toHaveLength(data.lampiran.ukuran)
      const { format, width, height } = await sharp(full.raw).metadata()
      expect([full.status, format, width, height]).toEqual([200, 'webp', 2_048, 1_024])
      expect(full.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(full.headers['content-disposition']).toBeUndefined()
      expect(await sharp((await get(who, data.id, 'kecil')).raw).metadata()).toMatchObject({ width: 480, height: 240 })
    }
  })

  test('is not enlarged, and may be sent without a text', async () => {
    const { data } = await send(picture)
    expect([data.pesan, data.lampiran.lebar, data.lampiran.tinggi]).toEqual(['', 300, 300])
    expect((await sharp((await get(tenaga, data.id, 'kecil')).raw).metadata()).width).toBe(300)
  })

  test('is upright, and reveals neither place nor camera', async () => {
    const sent = await (await halves({ width: 300, height: 300 }))
      .withExif({ IFD0: { Make: 'KameraRahasia' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(sent.includes('KameraRahasia')).toBe(true)
    const { raw } = await get(tenaga, (await send(sent)).data.id)
    expect(await corners(raw)).toMatchObject({ left: 'red', right: 'red', bottomLeft: 'blue' })
    expect((await sharp(raw).metadata()).exif).toBeUndefined()
  })

  test('loses data hidden behind it', async () => {
    const { raw } = await get(
      patient,
      (await send(Buffer.concat([picture, Buffer.from('<script>tersembunyi')]))).data.id,
    )
    expect(raw.includes('tersembunyi')).toBe(false)
  })
})

describe('a PDF', () => {
  test('is returned byte by byte, to be saved under its name, and has no small picture', async () => {
    const { data } = await send(pdf, { name: 'Hasil lab “März”.pdf' })
    expect(data.lampiran).toEqual({
      nama: 'Hasil lab “März”.pdf',
      jenis: 'application/pdf',
      ukuran: pdf.length,
      lebar: null,
      tinggi: null,
    })
    const { raw, headers } = await get(tenaga, data.id)
    expect(raw.equals(pdf)).toBe(true)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Hasil lab _M_rz_.pdf"; filename*=UTF-8''Hasil%20lab%20%E2%80%9CM%C3%A4rz%E2%80%9D.pdf`,
    )
    expect((await get(tenaga, data.id, 'kecil')).code).toBe('NOT_FOUND')
  })

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['a"; x="b.exe', 'a%22; x=%22b.pdf'],
    ['\u202Efdp.exe', 'fdp.pdf'],
    ['.pdf', 'lampiran.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ])('named %j is stored as %j', async (name, nama) => {
    expect((await send(pdf, { name })).data.lampiran.nama).toBe(nama)
  })
})

test.each([
  ['a BOM', '\xef\xbb\xbf'],
  ['a line break', '\r\n'],
  ['the words of a scanner', 'Scanned by Kampus\n'.repeat(50)],
])('a PDF after %s is stored as it is', async (_, before) => {
  const file = Buffer.concat([Buffer.from(before, 'latin1'), pdf])
  const { data } = await send(file, { name: 'hasil.pdf' })
  expect(data.lampiran).toMatchObject({ jenis: 'application/pdf', ukuran: file.length })
})

describe('any other file is refused with a sentence, and not stored', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a page called foto.png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', () => sharp(picture).gif().toBuffer()],
    ['an archive', () => Buffer.from('PK\x03\x04 %PDF-1.7')],
    ['a page that holds the header of a PDF', () => Buffer.from('\ufeff <html><!-- %PDF-1.7 -->')],
    ['a script that holds it', () => Buffer.from('#!/bin/sh\n# %PDF-1.7')],
    ['a text that holds it far behind', () => Buffer.from(`${'x'.repeat(1_024)}%PDF-1.7`)],
    ['a program', () => Buffer.from('MZ\x90\x00')],
    ['half a picture', () => picture.subarray(0, picture.length / 2)],
    ['a bomb', () => bomb(20_000, 20_000)],
  ])('%s', async (_, content) => {
    const before = await files()
    const reply = await send(await content())
    expect([reply.status, reply.code, reply.message]).toEqual([
      422,
      'ATTACHMENT_REFUSED',
      messages.ATTACHMENT_REFUSED.isi,
    ])
    expect(await files()).toEqual(before)
  })

  test('a file of another field, one byte too many, a text too long, no client id', async () => {
    const before = await files()
    expect((await send(picture, { field: 'foto' })).code).toBe('ATTACHMENT_REFUSED')
    const big = Buffer.concat([pdf, randomBytes(LAMPIRAN_BYTES + 1 - pdf.length)])
    expect([(await send(big)).status, (await send(big.subarray(1))).status]).toEqual([413, 422])
    expect((await send(pdf, { isian: { pesan: 'x'.repeat(4_001) } })).status).toBe(422)
    expect((await send(pdf, { isian: { client_id: 'satu' } })).status).toBe(422)
    expect((await send(pdf, { isian: { balas_id: '2000000000' } })).code).toBe('NOT_FOUND')
    expect(await files()).toEqual(before)
    expect((await send(pdf, { isian: { pesan: '“'.repeat(4_000) } })).status).toBe(201)
    expect((await send(Buffer.concat([pdf, randomBytes(LAMPIRAN_BYTES - pdf.length)]))).status).toBe(201)
  })
})

test('a file is for the two people only: for other users it does not exist', async () => {
  const { data } = await send(picture)
  for (const who of [await make.person(1), await make.person(4), await make.person(5), await make.profesional(3)]) {
    for (const ukuran of ['penuh', 'kecil'] as const) {
      const reply = await get(who, data.id, ukuran)
      expect([reply.status, reply.code, reply.raw.includes('WEBP')]).toEqual([404, 'NOT_FOUND', false])
    }
    expect((await send(pdf, { who })).code).toBe('NOT_FOUND')
  }
})

test('sent five times at once with one client id it is one message with one file', async () => {
  const client_id = randomUUID()
  const before = await files()
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(picture, { isian: { client_id } })))
  expect(new Set(replies.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1)
  expect((await files()).n).toBe(before.n + 1)
})

test('a person who sends many at once is asked to wait, and delays no other for long', async () => {
  const [me, you] = [await make.person(5), await make.person(5)]
  const [mine, yours] = [await make.booked(me), await make.booked(you)]
  const flood = Array.from({ length: 12 }, () => send(picture, { who: me, to: mine.jadwal_id }))
  expect((await send(picture, { who: you, to: yours.jadwal_id })).status).toBe(201)
  const replies = await Promise.all(flood)
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '1' } })
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(12 - refused.length)
  expect((await send(picture, { who: me, to: mine.jadwal_id })).status).toBe(201)
})

test('a closed conversation refuses files', async () => {
  const { jadwal_id: to } = await make.booked(patient, {
    jam_mulai: '13:00:00',
    jam_selesai: '14:00:00',
    status: 'dibatalkan',
  })
  expect((await send(picture, { to })).code).toBe('CHAT_CLOSED')
})

test('forwarded, it is another file; deleting one leaves the other, and the deleted one is removed completely', async () => {
  const { data } = await send(picture, { isian: { pesan: 'Lihat ini' } })
  const to = await make.booked(patient, { jam_mulai: '15:00:00', jam_selesai: '16:00:00' })
  const body = { id: data.id, jadwal_id: to.jadwal_id, client_id: randomUUID() }
  const copy = (await call(patient, api.forwardPercakapan, { body })).data
  expect(copy).toMatchObject({ lampiran: data.lampiran, pesan: 'Lihat ini', diteruskan: true })
  const before = await get(to.tenaga, copy.id)
  await call(patient, api.removePercakapan, { query: { id: data.id } })
  expect((await get(patient, data.id)).code).toBe('NOT_FOUND')
  expect(await db.rows(sql`select from lampiran where pesan_id = ${data.id}`)).toHaveLength(0)
  const { data: list } = await call(tenaga, api.listPercakapan, { query: { jadwal_id } })
  expect(list.at(-1)).toMatchObject({ id: data.id, dihapus: true, pesan: '', lampiran: null })
  const after = await get(to.tenaga, copy.id)
  expect(after.status).toBe(200)
  expect(after.raw.equals(before.raw)).toBe(true)
  // The first conversation's professional takes no part in the second one.
  expect((await get(tenaga, copy.id)).code).toBe('NOT_FOUND')
})
