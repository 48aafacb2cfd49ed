import { UNDANGAN_HARI, UNDANGAN_PER_JAM } from '@sehati/contract/base/constants'
import {
  acceptUndangan,
  forgotPassword,
  inviteUser,
  login,
  register,
  resendUndangan,
  resetPassword,
} from '@sehati/contract/people/auth.endpoints'
import { findUser, getUser, pageUser, resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeMailbox, tokenIn } from '../../../test/mailbox.ts'
import { START, startServer } from '../../../test/server.ts'
import { putUndangan } from './undangan.store.ts'

const server = await startServer()
const { db, call, make, at } = server
const { relay, mailsOf, waitingOf, send } = await makeMailbox(server)
const admin = await make.person(1)
beforeEach(() => at(START.toISOString()))

const password = 'kata sandi pilihan sendiri'
let serial = 0
/** An invited person, and the token of their mail. */
async function invited(level_id = 4) {
  const body = { name: 'Undangan', email: `undangan${++serial}@uji.test`, level_id }
  const made = await call(admin, inviteUser, { body })
  expect([made.status, made.data?.status_user]).toEqual([201, 'aktif'])
  const who = { user_id: made.data.user_id as number, email: body.email }
  return { ...who, link: () => linkOf(who) }
}
const linkOf = async (who: { user_id: number }) => tokenIn((await mailsOf(who)).at(-1), '/undangan')
const accept = (token: string, chosen = password) => call(null, acceptUndangan, { body: { token, password: chosen } })
const enter = (email: string, typed = password) => call(null, login, { body: { email, password: typed } })
const again = (user_id: number) => call(admin, resendUndangan, { body: { user_id } })
const rowOf = async (user_id: number) =>
  (await call(admin, findUser, { body: { field: 'user_id', value: String(user_id) } })).data.queried[0]

test('the link of an invitation sets the password once, and confirms the address', async () => {
  const who = await invited()
  const [mail, ...more] = await mailsOf(who)
  expect([mail?.kepada, more]).toEqual([who.email, []])
  const token = tokenIn(mail, '/undangan')
  expect(await accept(token)).toMatchObject({ status: 200, data: { email: who.email } })
  const { status, data } = await enter(who.email)
  expect([status, data.level_id, data.harus_ganti_password]).toEqual([200, 4, undefined])
  const profile = await call({ token: data.token }, getUser, { query: { id: who.user_id } })
  expect(profile.data.email_belum_dikonfirmasi).toBeUndefined()
  expect((await accept(token, 'kata sandi orang lain')).code).toBe('INVITATION_INVALID')
})

test('until then no password opens the account, with the refusal of a wrong one', async () => {
  const who = await invited()
  for (const guess of ['', '$argon2id$belum-ada', 'belum-ada', who.email]) {
    const { status, code } = await enter(who.email, guess)
    expect([status, code]).toEqual(guess === '' ? [422, 'VALIDATION_FAILED'] : [401, 'LOGIN_FAILED'])
  }
})

test('a call without a password is accepted as an invitation only; one with a password of an admin is as before', async () => {
  const body = { name: 'Tanpa Password', email: 'tanpa@uji.test' }
  for (const who of [admin, null]) {
    const reply = await call(who, register, {
      body: { ...body, gender: 'lainnya', no_bpjs: '0001234567890', undang: true },
    })
    expect([reply.status, reply.errors?.map(({ field }) => field)]).toEqual([422, ['password_hash']])
  }
  const typed = await call(admin, register, { body: { ...body, password_hash: password } })
  expect(typed.status).toBe(201)
  expect((await enter(body.email)).data.harus_ganti_password).toBe(true)
  expect((await call(admin, inviteUser, { body })).code).toBe('EMAIL_TAKEN')
})

test('the list of an admin says until when, and nothing of an account with a password', async () => {
  const who = await invited()
  const sampai = '2026-11-30T07:00:00+07:00'
  expect(await rowOf(who.user_id)).toMatchObject({ status_user: 'aktif', diundang_sampai: sampai })
  const page = await call(admin, pageUser, { query: { limit: 100 } })
  const rows = new Map<number, { diundang_sampai?: string }>(
    page.data.queried.map((row: { user_id: number }) => [row.user_id, row]),
  )
  expect(rows.get(who.user_id)?.diundang_sampai).toBe(sampai)
  expect(rows.get(admin.user_id)).not.toHaveProperty('diundang_sampai')
  await accept(await who.link())
  expect(await rowOf(who.user_id)).not.toHaveProperty('diundang_sampai')
})

test('it is valid for a week, and another one can be sent then', async () => {
  const who = await invited()
  const token = await who.link()
  at(new Date(START.getTime() + UNDANGAN_HARI * 86_400_000).toISOString())
  expect((await accept(token)).code).toBe('INVITATION_INVALID')
  const later = { token: await make.signIn(admin.user_id) }
  expect((await call(later, resendUndangan, { body: { user_id: who.user_id } })).status).toBe(200)
  expect((await accept(await who.link())).status).toBe(200)
})

test('a newer one replaces it: of resends at once one link is valid, and the mail of a replaced one is not sent', async () => {
  const who = await invited()
  const first = await who.link()
  const replies = await Promise.all(Array.from({ length: UNDANGAN_PER_JAM + 2 }, () => again(who.user_id)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(UNDANGAN_PER_JAM)
  expect(replies.filter(({ code }) => code === 'LINK_MAIL_LIMIT')).toHaveLength(2)
  await relay()
  const waiting = await waitingOf(who)
  expect(waiting).toHaveLength(UNDANGAN_PER_JAM)
  const sent = (await Promise.all(waiting.map(({ surat_id }) => send(surat_id)))).flat()
  expect(sent).toHaveLength(1)
  expect((await accept(first)).code).toBe('INVITATION_INVALID')
  expect((await accept(tokenIn(sent[0], '/undangan'))).status).toBe(200)
})

test('of uses at once one sets the password', async () => {
  const who = await invited()
  const token = await who.link()
  const tries = await Promise.all(['satu', 'dua', 'tiga'].map((word) => accept(token, `kata sandi ${word}`)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  const opened = await Promise.all(['satu', 'dua', 'tiga'].map((word) => enter(who.email, `kata sandi ${word}`)))
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('it ends with a password of an admin, a reset, another address and a closed account', async () => {
  const [set, reset, moved, closed] = [await invited(), await invited(), await invited(), await invited()]
  const links = [await set.link(), await reset.link(), await moved.link(), await closed.link()]
  await call(admin, resetUserPassword, { body: { user_id: set.user_id, password } })
  await call(null, forgotPassword, { body: { email: reset.email } })
  await call(null, resetPassword, {
    body: { token: tokenIn((await mailsOf(reset)).at(-1), '/reset-password'), password },
  })
  const email = `pindah${moved.user_id}@uji.test`
  await call(admin, updateUser, { body: { user_id: moved.user_id, email } })
  await call(admin, updateUser, { body: { user_id: closed.user_id, status_user: 'nonaktif' } })
  for (const token of links) expect((await accept(token)).code).toBe('INVITATION_INVALID')

  // The new address is invited in place of the old one.
  const mails = await mailsOf(moved)
  expect(mails.map(({ kepada }) => kepada)).toEqual([moved.email, email])
  expect((await accept(tokenIn(mails[1], '/undangan'))).data).toEqual({ email })

  // A closed account cannot be invited; one that was opened again has no link until an admin sends one.
  expect((await again(closed.user_id)).code).toBe('INVITATION_NOT_NEEDED')
  await call(admin, updateUser, { body: { user_id: closed.user_id, status_user: 'aktif' } })
  expect(await rowOf(closed.user_id)).toMatchObject({ diundang_sampai: null })
  expect((await again(closed.user_id)).status).toBe(200)
  expect((await accept(await closed.link())).status).toBe(200)
})

test('an account with a password is not invited, also not past the act', async () => {
  const { user_id } = await make.person(5)
  expect((await again(user_id)).code).toBe('INVITATION_NOT_NEEDED')
  await expect(putUndangan(db, user_id, START)).rejects.toMatchObject({ constraint: 'undangan_tanpa_password' })
})

test('the database has no token of an invitation', async () => {
  const who = await invited()
  const token = await who.link()
  const stored = await db.rows(sql`
    select t::text from tautan_undangan t union all select s::text from surat s union all select p::text from peristiwa p`)
  expect(JSON.stringify(stored)).not.toContain(token)
})
