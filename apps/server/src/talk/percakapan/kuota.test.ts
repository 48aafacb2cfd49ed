import { randomUUID } from 'node:crypto'
import { KUOTA_BERKAS, KUOTA_BYTES, LAMPIRAN_BYTES } from '@sehati/contract/base/constants'
import { messages } from '@sehati/contract/messages'
import * as api from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'

const { db, call, make, at } = await startServer()
const pdf = Buffer.from('%PDF-1.7\nHasil')
const refused = { status: 409, code: 'ATTACHMENT_QUOTA', message: messages.ATTACHMENT_QUOTA.isi }

async function conversation() {
  const me = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(me, { status: 'disetujui' })
  const send = async (who: { token: string } = me) =>
    call(who, api.insertLampiran, {
      query: { jadwal_id },
      ...(await formOf(pdf, { field: 'berkas', name: 'a.pdf', isian: { client_id: randomUUID() } })),
    })
  /** As if they had been sent before; the size is only a number. */
  const sentBefore = async (files: number, bytes: number) => {
    for (let n = 0; n < files; n++) await make.pesan({ jadwal_id, pengirim_id: me.user_id }, { berkas: pdf })
    await db.rows(sql`
      update lampiran set ukuran = ${bytes}
      where pesan_id in (select id from percakapan where pengirim_id = ${me.user_id})`)
  }
  return { me, tenaga, jadwal_id, send, sentBefore }
}

test('the last file of a day is accepted, the next one is refused with a sentence; the other person’s are not', async () => {
  const { me, tenaga, jadwal_id, send, sentBefore } = await conversation()
  await sentBefore(KUOTA_BERKAS - 1, 1)
  const last = await send()
  expect(last.status).toBe(201)
  expect(await send()).toMatchObject(refused)
  expect((await send(tenaga)).status).toBe(201)
  // Text messages do not count.
  const words = await call(me, api.insertPercakapan, { body: { jadwal_id, pesan: 'Nanti saya kirim' } })
  expect(words.status).toBe(201)
  // A deleted file is not stored any more.
  await call(me, api.removePercakapan, { query: { id: last.data.id } })
  expect((await send()).status).toBe(201)
})

test('a retry of an accepted file succeeds, however much was sent since', async () => {
  const { me, jadwal_id, sentBefore } = await conversation()
  const form = await formOf(pdf, { field: 'berkas', name: 'a.pdf', isian: { client_id: randomUUID() } })
  const first = await call(me, api.insertLampiran, { query: { jadwal_id }, ...form })
  await sentBefore(KUOTA_BERKAS, 1)
  const again = await call(me, api.insertLampiran, { query: { jadwal_id }, ...form })
  expect([again.status, again.data.id]).toEqual([201, first.data.id])
})

test('few large files reach the quota too, and no longer count a day later', async () => {
  const { send, sentBefore } = await conversation()
  await sentBefore(Math.floor(KUOTA_BYTES / LAMPIRAN_BYTES), LAMPIRAN_BYTES)
  expect(await send()).toMatchObject(refused)
  at('2026-11-24T07:00:01+07:00')
  expect((await send()).status).toBe(201)
  at('2026-11-23T07:00:00+07:00')
})

test('forwarding counts in the same quota, also many at once', async () => {
  const { me, jadwal_id, sentBefore } = await conversation()
  await sentBefore(KUOTA_BERKAS - 3, 1)
  const id = await make.pesan({ jadwal_id, pengirim_id: me.user_id }, { berkas: pdf })
  const to = await make.booked(me, { jam_mulai: '15:00:00', jam_selesai: '16:00:00', status: 'disetujui' })
  const forward = () =>
    call(me, api.forwardPercakapan, { body: { id, jadwal_id: to.jadwal_id, client_id: randomUUID() } })
  const replies = await Promise.all(Array.from({ length: 12 }, forward))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2)
  for (const reply of replies.filter(({ status }) => status !== 201)) expect(reply).toMatchObject(refused)
})
