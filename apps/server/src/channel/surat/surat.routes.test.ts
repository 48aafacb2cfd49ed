import * as api from '@sehati/contract/channel/surat.endpoints'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeRelay, takeMail } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'
import { insertPeristiwa } from '../../record/peristiwa/peristiwa.store.ts'
import { takeSurat, updateGagal, updateGalat, updateTerkirim, updateTunda, updateUlangi } from './surat.store.ts'

const server = await startServer()
const { db, call, make, clock } = server
const { relay } = makeRelay(server)
const admin = await make.person(1)

async function surat(): Promise<{ surat_id: string; user_id: number; name: string; email: string }> {
  const { user_id, name, email } = await make.person(5)
  await insertPeristiwa(db, { jenis: 'masuk', user_id, isi: { perangkat: 'Firefox di Linux' } }, clock())
  await relay()
  const row = await db.row<{ surat_id: string }>(sql`select surat_id from surat where user_id = ${user_id}`)
  return { surat_id: row?.surat_id as string, user_id, name, email }
}
const list = async (query = {}) => (await call(admin, api.listSurat, { query })).data
const resend = (surat_id: string) => call(admin, api.resendSurat, { body: { surat_id } })

test('an admin sees recipient and result of each mail, by status, and not its text', async () => {
  const [waiting, sent, failed] = [await surat(), await surat(), await surat()]
  for (const { surat_id } of [sent, failed]) await takeMail(db, surat_id, clock())
  await updateTerkirim(db, [sent.surat_id], clock())
  await updateGalat(db, failed.surat_id, '550 unknown')
  await updateGagal(db, failed.surat_id)
  const of = async (status: string) => (await list({ status })).queried
  expect(await of('antre')).toEqual([
    {
      ...waiting,
      jenis: 'masuk',
      status: 'antre',
      percobaan: 0,
      galat: null,
      created_at: '2026-11-23T07:00:00+07:00',
      terkirim_pada: null,
    },
  ])
  expect(await of('terkirim')).toMatchObject([{ ...sent, percobaan: 1, terkirim_pada: '2026-11-23T07:00:00+07:00' }])
  expect(await of('gagal')).toMatchObject([{ ...failed, galat: '550 unknown' }])
  expect((await list()).total).toBe(3)
  expect((await call(admin, api.listSurat, { query: { status: 'hilang' } })).status).toBe(422)
})

test('only a mail that was given up is sent again, and only once for each request', async () => {
  const { surat_id } = await surat()
  expect(await resend(surat_id)).toMatchObject({ status: 409, message: messages.MAIL_NOT_FAILED.isi })
  await updateGagal(db, surat_id)
  const replies = await Promise.all([resend(surat_id), resend(surat_id), resend(surat_id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(replies.find(({ status }) => status === 200)?.message).toBe(api.resendSurat.message)
  const taken = await Promise.all([takeSurat(db, clock(), 100), takeSurat(db, clock(), 100)])
  expect(taken.flat().filter((one) => one.surat_id === surat_id)).toMatchObject([{ percobaan: 1 }])
  expect(await resend('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('a sent mail is neither sent again nor given up by a process that comes too late; a mail to a closed account is dropped', async () => {
  const [sent, closed] = [await surat(), await surat()]
  await takeMail(db, sent.surat_id, clock())
  await updateTerkirim(db, [sent.surat_id], clock())
  await updateGagal(db, sent.surat_id)
  await updateGalat(db, sent.surat_id, 'late')
  await updateUlangi(db, sent.surat_id, 1, clock())
  await updateTunda(db, sent.surat_id, 1, clock())
  expect(await takeMail(db, sent.surat_id, clock())).toBeNull()
  expect(await db.row(sql`select status, galat, percobaan from surat where surat_id = ${sent.surat_id}`)).toEqual({
    status: 'terkirim',
    galat: null,
    percobaan: 1,
  })
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${closed.user_id}`)
  expect(await takeMail(db, closed.surat_id, clock())).toBeNull()
  expect(await db.row(sql`select from surat where surat_id = ${closed.surat_id}`)).toBeNull()
})
