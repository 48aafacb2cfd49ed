import { putLangganan } from '@sehati/contract/care/kalender.endpoints'
import { changePassword, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { ALAMAT, makeRelay, sendMail } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'
import type { Kiriman } from '../../base/outside/kotak-surat.ts'
import { insertReset } from './reset.store.ts'

const server = await startServer()
const { db, call, make, clock } = server
const { relay } = makeRelay(server)

/** The notices of a user, and the mails sent to them. */
async function noticesOf({ user_id }: { user_id: number }) {
  await relay()
  const notices = await db.rows<{ jenis: string }>(
    sql`select jenis from pemberitahuan where user_id = ${user_id} order by pemberitahuan_id`,
  )
  const surat = await db.rows<{ surat_id: string }>(
    sql`select surat_id from surat where user_id = ${user_id} and status = 'antre' order by peristiwa_id`,
  )
  const sent: Kiriman[] = []
  const kotakSurat = { kirim: async (kiriman: Kiriman) => void sent.push(kiriman), tutup: async () => {} }
  const deps = { ...server, db: server.service, kotakSurat }
  for (const { surat_id } of surat) await sendMail(deps, surat_id)
  return { notices: notices.map(({ jenis }) => jenis), sent }
}

test.each([
  ['no_bpjs', '0009876543210'],
  ['phone_number', '081298765432'],
  ['name', 'Nama Pengganti'],
])('another %s causes a notice and a mail, without the value; the same one does not', async (field, value) => {
  const me = await make.person(5)
  for (let n = 0; n < 2; n++) expect((await call(me, updateProfil, { body: { [field]: value } })).status).toBe(200)
  const { notices, sent } = await noticesOf(me)
  expect([notices, sent.map(({ kepada }) => kepada)]).toEqual([['data_berubah'], [me.email]])
  for (const part of [sent[0]?.subjek, sent[0]?.teks, sent[0]?.html])
    for (const secret of [me.no_bpjs, field === 'name' ? me.name : value]) expect(part).not.toContain(secret)
  expect(sent[0]?.teks).toContain(`${ALAMAT}/profile#data`)
})

test('a first number, another one and none cause a notice each; the number of before does not', async () => {
  const [me, admin] = [await make.person(5, { no_bpjs: null }), await make.person(1)]
  const { user_id } = me
  for (const no_bpjs of ['0001112223334', '0001112223334', '0001112223335', null, null, ''])
    expect((await call(admin, updateUser, { body: { user_id, no_bpjs } })).status).toBe(200)
  expect((await noticesOf(me)).notices).toEqual(['data_berubah', 'data_berubah', 'data_berubah'])
})

test('several of them at once cause one notice, a gender none, and a change by an admin one', async () => {
  const [me, other, admin] = [await make.person(5), await make.person(5), await make.person(1)]
  await call(me, updateProfil, { body: { name: 'Nama Lain', phone_number: '0812', gender: 'lainnya' } })
  expect((await noticesOf(me)).notices).toEqual(['data_berubah'])
  await call(other, updateProfil, { body: { gender: 'lainnya' } })
  expect((await noticesOf(other)).notices).toEqual([])
  await call(admin, updateUser, { body: { user_id: other.user_id, phone_number: '0813' } })
  expect((await noticesOf(other)).notices).toEqual(['data_berubah'])
})

test('a refused change causes no notice', async () => {
  const me = await make.person(5)
  const body = { name: 'Nama Lain', email: 'entah@uji.test', current_password: 'bukan ini' }
  expect((await call(me, updateProfil, { body })).code).toBe('PASSWORD_WRONG')
  expect(await noticesOf(me)).toEqual({ notices: [], sent: [] })
})

test('an address of the calendar causes a notice each time that one is made: it outlives the session', async () => {
  const me = await make.person(4)
  const alamat = []
  for (let n = 0; n < 2; n++) alamat.push((await call(me, putLangganan)).data.alamat as string)
  const { notices, sent } = await noticesOf(me)
  expect(notices).toEqual(['kalender_dibuat', 'kalender_dibuat'])
  expect(sent).toHaveLength(2)
  for (const one of alamat) expect(sent[0]?.teks).not.toContain(one.split('token=')[1])
})

test.each(['change', 'reset'] as const)('another password causes a notice and a mail: %s', async (by) => {
  const me = await make.person(5)
  if (by === 'change') {
    const wrong = await call(me, changePassword, {
      body: { current_password: 'bukan ini', password: 'kata sandi baru' },
    })
    expect([wrong.code, (await noticesOf(me)).notices]).toEqual(['PASSWORD_WRONG', []])
    await call(me, changePassword, { body: { current_password: PASSWORD, password: 'kata sandi baru' } })
  } else {
    const token = await insertReset(db, me.user_id, clock())
    await call(null, resetPassword, { body: { token, password: 'kata sandi baru' } })
  }
  const { notices, sent } = await noticesOf(me)
  expect([notices, sent.map(({ kepada }) => kepada)]).toEqual([['password_berubah'], [me.email]])
})
