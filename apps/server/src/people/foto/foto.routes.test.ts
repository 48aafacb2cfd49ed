import { FOTO_BYTES, ukuranFoto } from '@sehati/contract/base/constants'
import { messages } from '@sehati/contract/messages'
import { getFoto, putFoto, removeFoto } from '@sehati/contract/people/foto.endpoints'
import { getUser, listUser } from '@sehati/contract/people/user.endpoints'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { corners, halves } from '../../../test/picture.ts'
import { startServer } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'

const { db, make, call } = await startServer()
const photo = await (await halves({ width: 900, height: 600 })).jpeg().toBuffer()

type Who = { token: string; user_id: number }
const put = async (who: Who, isi: Buffer = photo) => call(who, putFoto, await formOf(isi))
/** Requests a photo as the client of an <img> does. */
const ask = (url: string, ukuran?: number) => ({
  query: { ...Object.fromEntries(new URL(url, 'http://x').searchParams), ...(ukuran ? { ukuran } : {}) },
})
const stored = (user_id: number) =>
  db.rows<{ versi: string; ukuran: number }>(sql`select versi, ukuran from foto where user_id = ${user_id}`)

describe('a photo', () => {
  test('is kept as squares of its middle in four sizes, and named on the profile', async () => {
    const me = await make.person(5)
    const { status, data } = await put(me)
    expect(status).toBe(200)
    expect(data.foto_url).toMatch(new RegExp(`^/api/allroles/foto\\?id=${me.user_id}&v=[\\w-]{16}$`))
    expect((await call(me, getUser, { query: { id: me.user_id } })).data.foto_url).toBe(data.foto_url)
    for (const ukuran of ukuranFoto) {
      const reply = await call(me, getFoto, ask(data.foto_url, ukuran))
      expect(reply.headers['content-type']).toBe('image/webp')
      expect((await sharp(reply.raw).metadata()).format).toBe('webp')
      expect(await corners(reply.raw)).toEqual({
        size: [ukuran, ukuran],
        left: 'red',
        right: 'blue',
        bottomLeft: 'red',
      })
    }
    expect((await sharp((await call(me, getFoto, ask(data.foto_url))).raw).metadata()).width).toBe(128)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('may be %s, under any file name', async (format) => {
    const me = await make.person(4)
    const sent = await (await halves({ width: 70, height: 90 })).toFormat(format).toBuffer()
    const form = await formOf(sent, { name: 'surat.pdf', type: 'application/pdf' })
    expect((await call(me, putFoto, form)).status).toBe(200)
  })

  test('is rotated upright before it is cut, and reveals neither place nor camera', async () => {
    const me = await make.person(5)
    const sent = await (await halves({ width: 300, height: 300 }))
      .withExif({ IFD0: { Make: 'KameraRahasia' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(sent.includes('KameraRahasia')).toBe(true)
    const { data } = await put(me, sent)
    const { raw } = await call(me, getFoto, ask(data.foto_url, 256))
    // Rotated a quarter to the right: left is on top and right below.
    expect(await corners(raw)).toMatchObject({ left: 'red', right: 'red', bottomLeft: 'blue' })
    const { exif, icc, xmp, iptc, orientation } = await sharp(raw).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(raw.includes('KameraRahasia')).toBe(false)
  })

  test('replaces the previous one, whose URL becomes invalid', async () => {
    const me = await make.person(5)
    const before = (await put(me)).data.foto_url
    const after = (await put(me)).data.foto_url
    expect(after).not.toBe(before)
    expect((await call(me, getFoto, ask(before))).code).toBe('NOT_FOUND')
    expect((await call(me, getFoto, ask(after))).status).toBe(200)
    expect(new Set((await stored(me.user_id)).map(({ versi }) => versi)).size).toBe(1)
  })

  test('of five uploads at once leaves exactly one, and it is the one that is named', async () => {
    const me = await make.person(5)
    const replies = await Promise.all(Array.from({ length: 5 }, () => put(me)))
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { foto_url } = (await call(me, getUser, { query: { id: me.user_id } })).data
    const rows = await stored(me.user_id)
    expect(rows).toHaveLength(ukuranFoto.length)
    expect(foto_url).toContain(`v=${rows[0]?.versi}`)
    expect((await call(me, getFoto, ask(foto_url))).status).toBe(200)
  })

  test('is removed completely', async () => {
    const me = await make.person(5)
    const { foto_url } = (await put(me)).data
    const reply = await call(me, removeFoto)
    expect([reply.status, reply.data.foto_url]).toEqual([200, null])
    expect(await stored(me.user_id)).toEqual([])
    expect((await call(me, getFoto, ask(foto_url))).code).toBe('NOT_FOUND')
    expect((await call(me, removeFoto)).status).toBe(200)
  })
})

describe('the response', () => {
  test('may be cached for good under its version, must be revalidated without one, and is never served to the next account', async () => {
    const me = await make.person(5)
    const { foto_url } = (await put(me)).data
    const named = await call(me, getFoto, ask(foto_url))
    expect(named.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[\w-]{16}-128"$/),
      'x-content-type-options': 'nosniff',
    })
    expect(String(named.headers.vary)).toMatch(/authorization/i)
    const present = await call(me, getFoto, { query: { id: me.user_id } })
    expect([present.headers['cache-control'], present.raw]).toEqual(['private, no-cache', named.raw])
    const again = await call(me, getFoto, {
      ...ask(foto_url),
      headers: { 'if-none-match': String(named.headers.etag) },
    })
    expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, named.headers.etag])
    const other = await call(me, getFoto, { ...ask(foto_url), headers: { 'if-none-match': '"x"' } })
    expect(other.status).toBe(200)
  })

  test.each([{ ukuran: 100 }, { ukuran: 'x' }, { v: '../../etc/passwd' }, { v: '' }, { id: 0 }])(
    'to %o is a refusal',
    async (query) => {
      const me = await make.person(5)
      expect((await call(me, getFoto, { query: { id: me.user_id, ...query } })).status).toBe(422)
    },
  )
})

describe('who may see it', () => {
  const sees = async (who: Who, whose: Who) => (await call(who, getFoto, { query: { id: whose.user_id } })).status

  test('a patient’s: the patient, admins and the patient’s professionals', async () => {
    const [patient, other, admin, colleague] = await Promise.all([
      make.person(5),
      make.person(4),
      make.person(1),
      make.profesional(3),
    ])
    await make.foto(patient.user_id)
    const { tenaga } = await make.booked(patient, { status: 'dibatalkan' })
    expect(await sees(patient, patient)).toBe(200)
    expect(await sees(admin, patient)).toBe(200)
    expect(await sees(tenaga, patient)).toBe(200)
    expect(await sees(colleague, patient)).toBe(404)
    expect(await sees(other, patient)).toBe(404)
    expect(await sees(await make.person(2), patient)).toBe(404)
    // No longer a professional: they may not read the consultation any more.
    await db.rows(sql`update users set level_id = 5 where user_id = ${tenaga.user_id}`)
    expect(await sees(tenaga, patient)).toBe(404)
  })

  test('a professional’s: every signed-in user, as long as they are one', async () => {
    const [patient, tenaga, notYet] = await Promise.all([make.person(5), make.profesional(3), make.person(2)])
    for (const { user_id } of [tenaga, notYet]) await make.foto(user_id)
    expect(await sees(patient, tenaga)).toBe(200)
    expect(await sees(patient, notYet)).toBe(404)
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${tenaga.user_id}`)
    expect(await sees(patient, tenaga)).toBe(404)
  })

  test('an admin’s: admins', async () => {
    const [admin, other, patient] = await Promise.all([make.person(1), make.person(1), make.person(5)])
    await make.foto(admin.user_id)
    expect([await sees(other, admin), await sees(patient, admin)]).toEqual([200, 404])
    const { data } = await call(other, listUser)
    expect(data.find(({ user_id }: Who) => user_id === admin.user_id).foto_url).toContain(`id=${admin.user_id}`)
  })

  test('a user without a photo, an invisible photo and a missing user look the same', async () => {
    const [me, without, hidden] = await Promise.all([make.person(5), make.person(5), make.person(5)])
    await make.foto(hidden.user_id)
    const replies = await Promise.all(
      [without.user_id, hidden.user_id, 2_000_000_000].map((id) => call(me, getFoto, { query: { id } })),
    )
    expect(replies.map(({ status, code, message }) => [status, code, message])).toEqual(
      Array(3).fill([404, 'NOT_FOUND', messages.NOT_FOUND.isi]),
    )
  })
})

test('a file of 5 MB is read, a byte more is too large', async () => {
  const me = await make.person(5)
  const full = Buffer.concat([photo, Buffer.alloc(FOTO_BYTES - photo.length)])
  expect((await put(me, full)).status).toBe(200)
  const reply = await put(me, Buffer.concat([full, Buffer.alloc(1)]))
  expect([reply.status, reply.code]).toEqual([413, 'TOO_LARGE'])
})
