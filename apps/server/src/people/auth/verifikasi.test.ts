import { VERIFIKASI_HARI, VERIFIKASI_PER_JAM } from '@sehati/contract/base/constants'
import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { forgotPassword, login, register, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { confirmGantiEmail, getUser, sendVerifikasi, updateProfil } from '@sehati/contract/people/user.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeMailbox, tokenIn } from '../../../test/mailbox.ts'
import { START, startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'

const server = await startServer()
const { db, call, make, at } = server
const { relay, mailsOf, waitingOf, send } = await makeMailbox(server)

const password = 'kata sandi panjang'
let serial = 0
/** A visitor who has registered and signed in; no mail was sent yet. */
async function registered() {
  const email = `pendaftar${++serial}@uji.test`
  const body = { name: 'Pendaftar', email, gender: 'lainnya', no_bpjs: '0001234567890', password_hash: password }
  const made = await call(null, register, { body })
  expect(made.status).toBe(201)
  const { data } = await call(null, login, { body: { email, password } })
  return { user_id: made.data.user_id as number, email, token: data.token as string }
}
type Registered = Awaited<ReturnType<typeof registered>>
const isUnconfirmed = async (me: Registered) =>
  (await call(me, getUser, { query: { id: me.user_id } })).data.email_belum_dikonfirmasi === true
const confirm = (token: string) => call(null, confirmGantiEmail, { body: { token } })
/** A requested consultation, and its professional's decision about it. */
async function requested(me: { user_id: number }) {
  const { jadwal_id, tenaga } = await make.booked(me)
  const decide = (status: StatusKonsultasi) => setStatus(db, jadwal_id, status, { oleh: tenaga.user_id, now: START })
  return { decide }
}
const linkOf = async (me: Registered) => tokenIn((await mailsOf(me)).at(-1), '/konfirmasi-email')

test('a registration is mailed a link that confirms its address; it signs in meanwhile', async () => {
  const me = await registered()
  const [mail, ...more] = await mailsOf(me)
  expect([mail?.kepada, more]).toEqual([me.email, []])
  expect(await isUnconfirmed(me)).toBe(true)
  const token = tokenIn(mail, '/konfirmasi-email')
  expect(await confirm(token)).toMatchObject({ status: 200, data: { diganti: false } })
  expect(await isUnconfirmed(me)).toBe(false)
  // Used again by the same person, it says the same; the session goes on.
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(`${token}x`)).code).toBe('EMAIL_LINK_INVALID')
})

test('the database has no token of the link, and the link ends after its days', async () => {
  const me = await registered()
  const token = await linkOf(me)
  const stored = await db.rows(sql`select encode(token_hash, 'escape') as t from tautan_verifikasi`)
  expect(JSON.stringify(stored)).not.toContain(token)
  at(new Date(START.getTime() + VERIFIKASI_HARI * 86_400_000).toISOString())
  expect((await confirm(token)).code).toBe('EMAIL_LINK_INVALID')
  at(START.toISOString())
  expect((await confirm(token)).status).toBe(200)
})

test('until then mails about consultations are skipped, not kept for later; the notices in the app are written', async () => {
  const me = await registered()
  const link = await linkOf(me)
  const { decide } = await requested(me)
  await decide('disetujui')
  expect(await mailsOf(me)).toEqual([])
  const { data } = await call(me, listPemberitahuan)
  expect(data.queried.map(({ jenis }: { jenis: string }) => jenis)).toContain('disetujui')
  await confirm(link)
  expect(await mailsOf(me)).toEqual([])
  await decide('menunggu')
  expect(await mailsOf(me)).toHaveLength(1)
})

test('a mail that waits when the address becomes another is not sent; one about the account is', async () => {
  const [me, admin] = [await make.person(5), await make.person(1)]
  const { decide } = await requested(me)
  await decide('disetujui')
  await relay()
  const about = (await waitingOf(me)).find(({ jenis }) => jenis === 'disetujui')
  expect(about).toBeDefined()
  await call(admin, updateUser, { body: { user_id: me.user_id, email: `lain${me.user_id}@uji.test` } })
  expect(await send(about?.surat_id as string)).toEqual([])
  const sent = await mailsOf(me)
  // To the old address that it was changed, to the new one the link.
  expect(sent.map(({ kepada }) => kepada)).toEqual([me.email, `lain${me.user_id}@uji.test`])
  expect((await confirm(tokenIn(sent[1], '/konfirmasi-email'))).status).toBe(200)
})

test('a reset link that was used confirms the address, because it was mailed there', async () => {
  const me = await registered()
  await mailsOf(me)
  await call(null, forgotPassword, { body: { email: me.email } })
  const token = tokenIn((await mailsOf(me))[0], '/reset-password')
  await call(null, resetPassword, { body: { token, password: 'kata sandi lain lagi' } })
  const { data } = await call(null, login, { body: { email: me.email, password: 'kata sandi lain lagi' } })
  expect(await isUnconfirmed({ ...me, token: data.token })).toBe(false)
})

test('a mistyped address is corrected by the change of e-mail, which confirms the new one and ends the first link', async () => {
  const me = await registered()
  const first = await linkOf(me)
  const email = `benar${me.user_id}@uji.test`
  const changed = await call(me, updateProfil, { body: { email, current_password: password } })
  expect(changed.data).toMatchObject({ email_menunggu: email, email_belum_dikonfirmasi: true })
  const toNew = (await mailsOf(me)).find(({ kepada }) => kepada === email)
  expect(await confirm(tokenIn(toNew, '/konfirmasi-email'))).toMatchObject({ status: 200, data: { diganti: true } })
  expect(await isUnconfirmed(me)).toBe(false)
  expect((await confirm(first)).code).toBe('EMAIL_LINK_INVALID')
})

test('an account that an admin adds with a password, or whose address an admin changes, is not confirmed', async () => {
  const admin = await make.person(1)
  const body = { name: 'Tambahan', email: 'tambahan@uji.test', password_hash: password }
  const { user_id } = (await call(admin, register, { body })).data
  expect((await mailsOf({ user_id })).map(({ kepada }) => kepada)).toEqual(['tambahan@uji.test'])
  const me = { ...(await make.person(5)) }
  expect(await isUnconfirmed(me)).toBe(false)
  await call(admin, updateUser, { body: { user_id: me.user_id, name: 'Nama Lain' } })
  expect(await isUnconfirmed(me)).toBe(false)
  await call(admin, updateUser, { body: { user_id: me.user_id, email: `ganti${me.user_id}@uji.test` } })
  expect(await isUnconfirmed(me)).toBe(true)
})

test('another link is sent a few times an hour, exact under parallel requests, and not to a confirmed address', async () => {
  const me = await registered()
  const first = await linkOf(me)
  const tries = await Promise.all(Array.from({ length: VERIFIKASI_PER_JAM + 3 }, () => call(me, sendVerifikasi)))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(VERIFIKASI_PER_JAM)
  expect(tries.filter(({ code }) => code === 'LINK_MAIL_LIMIT')).toHaveLength(3)
  const sent = await mailsOf(me)
  expect(sent).toHaveLength(VERIFIKASI_PER_JAM)
  for (const mail of sent) expect((await confirm(tokenIn(mail, '/konfirmasi-email'))).status).toBe(200)
  expect((await confirm(first)).status).toBe(200)
  expect((await call(me, sendVerifikasi)).code).toBe('EMAIL_CONFIRMED')
})

test('a closed account is not confirmed', async () => {
  const me = await registered()
  const token = await linkOf(me)
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${me.user_id}`)
  expect((await confirm(token)).code).toBe('EMAIL_LINK_INVALID')
})
