import { FOTO_BYTES, KUOTA_FOTO, KUOTA_FOTO_BYTES } from '@sehati/contract/base/constants'
import { messages } from '@sehati/contract/messages'
import { putFoto, removeFoto } from '@sehati/contract/people/foto.endpoints'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { START, sharedServer } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'

const { db, call, make, at } = await sharedServer()
const create = { width: 90, height: 90, channels: 3, background: '#369' } as const
const form = await formOf(await sharp({ create }).png().toBuffer())
const refused = { status: 409, code: 'PHOTO_QUOTA', message: messages.PHOTO_QUOTA.isi }
const put = (who: { token: string }) => call(who, putFoto, form)

/** As if this many photos of this size had been sent before. */
const sentBefore = (user_id: number, photos: number, bytes: number) =>
  db.rows(sql`
    insert into foto_unggahan (user_id, ukuran, waktu)
    select ${user_id}::int, ${bytes}::int, ${START}::timestamptz from generate_series(1, ${photos}::int)`)

test('the last photo of a day is accepted, the next one is refused with a sentence and changes nothing', async () => {
  const [me, other] = [await make.person(5), await make.person(5)]
  await sentBefore(me.user_id, KUOTA_FOTO - 1, 1)
  const last = await put(me)
  expect(last.status).toBe(200)
  expect(await put(me)).toMatchObject(refused)
  expect(await db.row(sql`select foto_versi from users where user_id = ${me.user_id}`)).toEqual({
    foto_versi: new URLSearchParams(last.data.foto_url.split('?')[1]).get('v'),
  })
  expect((await put(other)).status).toBe(200)
  // Removing the own photo is always allowed, and returns no quota: the work was done.
  expect((await call(me, removeFoto)).status).toBe(200)
  expect(await put(me)).toMatchObject(refused)
})

test('few large photos reach the quota too, and no longer count a day later', async () => {
  const me = await make.person(5)
  await sentBefore(me.user_id, Math.floor(KUOTA_FOTO_BYTES / FOTO_BYTES), FOTO_BYTES)
  expect(await put(me)).toMatchObject(refused)
  at('2026-11-24T07:00:01+07:00')
  expect((await put(me)).status).toBe(200)
  // Expired counts are deleted.
  expect(await db.rows(sql`select from foto_unggahan where user_id = ${me.user_id}`)).toHaveLength(1)
  at(START.toISOString())
})

test('sent at once, no more are accepted than the quota allows', async () => {
  const me = await make.person(5)
  await sentBefore(me.user_id, KUOTA_FOTO - 2, 1)
  const replies = await Promise.all(Array.from({ length: 5 }, () => put(me)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(refused)
})

test('a file that is no picture does not count', async () => {
  const me = await make.person(5)
  await sentBefore(me.user_id, KUOTA_FOTO - 1, 1)
  expect((await call(me, putFoto, await formOf('bukan gambar'))).code).toBe('FILE_REFUSED')
  expect((await put(me)).status).toBe(200)
})
