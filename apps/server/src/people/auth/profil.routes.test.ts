import { GANTI_EMAIL_JAM, GANTI_EMAIL_PER_JAM } from '@sehati/contract/base/constants'
import { changePassword, login, resetPassword } from '@sehati/contract/people/auth.endpoints'
import * as api from '@sehati/contract/people/user.endpoints'
import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { makeRelay, sendMail } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import type { Kiriman } from '../../base/outside/kotak-surat.ts'
import { insertTautanEmail } from './ganti-email.store.ts'
import { insertReset } from './reset.store.ts'

const server = await startServer()
const { db, call, make, at, clock, seal } = server
const { relay } = makeRelay(server)
const hoursLater = (n: number) => at(new Date(START.getTime() + n * 3_600_000).toISOString())
beforeEach(() => hoursLater(0))

type Person = Awaited<ReturnType<typeof make.person>>
let serial = 0
const fresh = () => `baru${++serial}@uji.test`
const update = (who: { token: string }, body: object) => call(who, api.updateProfil, { body })
const ask = (who: { token: string }, email: string, current_password: string | undefined = PASSWORD) =>
  update(who, { email, current_password })
const profile = async (who: Person) => (await call(who, api.getUser, { query: { id: who.user_id } })).data
const confirm = (token: string) => call(null, api.confirmGantiEmail, { body: { token } })
const linkOf = async (me: Person) =>
  insertTautanEmail(db, { user_id: me.user_id, email: (await profile(me)).email_menunggu ?? '' })
const signIn = (email: string, password = PASSWORD) => call(null, login, { body: { email, password } })

/** Runs the relay, and returns the mails that it makes. */
async function mails(): Promise<Pick<Kiriman, 'kepada' | 'subjek' | 'teks'>[]> {
  await relay()
  const rows = await db.rows<{ surat_id: string }>(
    sql`select surat_id from surat where status = 'antre' order by peristiwa_id`,
  )
  const sent: Kiriman[] = []
  const kotakSurat = { kirim: async (kiriman: Kiriman) => void sent.push(kiriman), tutup: async () => {} }
  for (const { surat_id } of rows) await sendMail({ db: server.service, clock, seal, kotakSurat }, surat_id)
  return sent
}

describe('another e-mail', () => {
  test.each([undefined, null, '', 'bukan ini'])(
    'needs the current password, not %j; nothing is changed',
    async (given) => {
      const me = await make.person(5)
      const reply = await update(me, { email: fresh(), name: 'Nama Lain', current_password: given })
      expect([reply.status, reply.code, reply.errors?.[0]?.field]).toEqual([422, 'PASSWORD_WRONG', 'current_password'])
      expect(await profile(me)).toMatchObject({ email: me.email, name: me.name })
      expect(await mails()).toEqual([])
    },
  )

  test('takes effect once its link is used; until then the old one does; other fields change at once', async () => {
    const me = await make.person(5)
    const email = fresh()
    const reply = await update(me, { email: ` ${email.toUpperCase()} `, name: 'Nama Baru', current_password: PASSWORD })
    expect([reply.status, reply.data]).toMatchObject([
      200,
      { email: me.email, name: 'Nama Baru', email_menunggu: email },
    ])
    expect(await profile(me)).toEqual(reply.data)
    expect((await signIn(email)).code).toBe('LOGIN_FAILED')
    expect((await signIn(me.email)).status).toBe(200)

    const [toNew, toOld] = await mails()
    expect([toNew?.kepada, toOld?.kepada]).toEqual([email, me.email])
    expect(toOld?.teks).not.toContain('konfirmasi-email')
    const token = /\/konfirmasi-email#([\w-]{43})/.exec(toNew?.teks ?? '')?.[1] as string
    expect([(await confirm(token)).status, (await confirm(token)).code]).toEqual([200, 'EMAIL_LINK_INVALID'])
    const after = await profile(me)
    expect(after.email).toBe(email)
    expect(after).not.toHaveProperty('email_menunggu')
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(me.email)).code).toBe('LOGIN_FAILED')
    expect((await mails()).map(({ kepada }) => kepada)).toEqual([me.email])
    const notices = await db.rows(sql`select jenis from pemberitahuan where user_id = ${me.user_id} order by 1`)
    expect(notices).toEqual([{ jenis: 'data_berubah' }, { jenis: 'email_berubah' }, { jenis: 'email_diminta' }])
  })

  test('ends the other sessions, and every reset link', async () => {
    const me = await make.person(4)
    const elsewhere = { ...me, token: await make.signIn(me.user_id) }
    const reset = await insertReset(db, me.user_id, clock())
    await ask(me, fresh())
    expect((await confirm(await linkOf(me))).status).toBe(200)
    expect((await call(elsewhere, api.getUser, { query: { id: me.user_id } })).code).toBe('TOKEN_INVALID')
    expect((await profile(me)).user_id).toBe(me.user_id)
    const reply = await call(null, resetPassword, { body: { token: reset, password: 'kata sandi baru' } })
    expect(reply.code).toBe('RESET_LINK_INVALID')
  })

  test('that differs in case only is no change', async () => {
    const me = await make.person(5)
    const reply = await update(me, { email: `  ${me.email.toUpperCase()} `, name: 'Tetap' })
    expect([reply.status, reply.data.email, reply.data.name]).toEqual([200, me.email, 'Tetap'])
    expect(reply.data).not.toHaveProperty('email_menunggu')
  })

  test('is shown to its owner alone', async () => {
    const [me, admin] = [await make.person(5), await make.person(1)]
    await ask(me, fresh())
    expect((await call(admin, api.getUser, { query: { id: me.user_id } })).data).not.toHaveProperty('email_menunggu')
  })

  test('replaces the pending one, and can be withdrawn', async () => {
    const me = await make.person(5)
    const [first, second] = [fresh(), fresh()]
    await ask(me, first)
    const early = await linkOf(me)
    await ask(me, second)
    expect((await profile(me)).email_menunggu).toBe(second)
    expect((await confirm(early)).code).toBe('EMAIL_LINK_INVALID')
    const late = await linkOf(me)
    expect((await call(me, api.cancelGantiEmail)).status).toBe(200)
    expect(await profile(me)).not.toHaveProperty('email_menunggu')
    expect((await confirm(late)).code).toBe('EMAIL_LINK_INVALID')
    // The mail that still waits is not sent: its request is gone.
    expect((await mails()).filter(({ kepada }) => kepada === first || kepada === second)).toEqual([])
  })

  test('is not confirmed by the mail to an address that was replaced or withdrawn while the mail was made', async () => {
    const me = await make.person(5)
    const [first, second] = [fresh(), fresh()]
    await ask(me, first)
    await ask(me, second)
    const toFirst = await insertTautanEmail(db, { user_id: me.user_id, email: first })
    expect((await confirm(toFirst)).code).toBe('EMAIL_LINK_INVALID')
    expect((await profile(me)).email_menunggu).toBe(second)
    await call(me, api.cancelGantiEmail)
    const toNone = await insertTautanEmail(db, { user_id: me.user_id, email: second })
    expect((await confirm(toNone)).code).toBe('EMAIL_LINK_INVALID')
    expect((await profile(me)).email).toBe(me.email)
  })

  test(`is pending for ${GANTI_EMAIL_JAM} hours`, async () => {
    const [early, late] = [await make.person(5), await make.person(5)]
    for (const one of [early, late]) await ask(one, fresh())
    const links = [await linkOf(early), await linkOf(late)] as const
    hoursLater(GANTI_EMAIL_JAM - 0.1)
    expect((await confirm(links[0])).status).toBe(200)
    hoursLater(GANTI_EMAIL_JAM)
    expect((await confirm(links[1])).code).toBe('EMAIL_LINK_INVALID')
    expect(await profile(late)).not.toHaveProperty('email_menunggu')
  })

  test('is invalidated by a new password', async () => {
    const me = await make.person(5)
    await ask(me, fresh())
    const token = await linkOf(me)
    await call(me, changePassword, { body: { current_password: PASSWORD, password: 'kata sandi lain' } })
    expect((await confirm(token)).code).toBe('EMAIL_LINK_INVALID')
  })

  test('that is taken is refused, at the request and at the confirmation', async () => {
    const [me, other] = [await make.person(4), await make.person(5)]
    expect((await ask(me, other.email)).code).toBe('EMAIL_TAKEN')
    const email = fresh()
    await ask(me, email)
    const token = await linkOf(me)
    await make.person(5, { email })
    expect([(await confirm(token)).code, (await profile(me)).email]).toEqual(['EMAIL_TAKEN', me.email])
  })

  test('that two users confirm at once goes to one', async () => {
    const email = fresh()
    const people = [await make.person(5), await make.person(5)]
    for (const one of people) await ask(one, email)
    const links = await Promise.all(people.map(linkOf))
    const codes = (await Promise.all(links.map(confirm))).map(({ code }) => code)
    expect(codes.sort()).toEqual(['EMAIL_TAKEN', undefined])
  })

  test('counts wrong passwords like a login', async () => {
    const me = await make.person(5)
    for (let n = 0; n < 10; n++) await ask(me, fresh(), 'bukan ini')
    expect((await ask(me, fresh())).code).toBe('LOGIN_LOCKED')
    expect((await signIn(me.email)).code).toBe('LOGIN_LOCKED')
  })

  test(`is mailed for ${GANTI_EMAIL_PER_JAM} times an hour at most: of one account, and to one address`, async () => {
    const me = await make.person(5)
    const email = fresh()
    for (let n = 0; n < GANTI_EMAIL_PER_JAM; n++) expect((await ask(me, email)).status).toBe(200)
    const over = await ask(me, fresh())
    expect([over.status, over.code, over.headers['retry-after']]).toEqual([429, 'TOO_MANY_REQUESTS', '3600'])
    expect((await ask(await make.person(5), email)).code).toBe('TOO_MANY_REQUESTS')
    hoursLater(1.1)
    expect((await ask(me, fresh())).status).toBe(200)
  })
})

test('an e-mail that an admin changes causes a mail to the old one and one to the new one, and ends pending changes and reset links', async () => {
  const [admin, me] = [await make.person(1), await make.person(5)]
  await ask(me, fresh())
  const wish = await linkOf(me)
  const reset = await insertReset(db, me.user_id, clock())
  await mails()
  const email = fresh()
  expect((await call(admin, kedudukan.updateUser, { body: { user_id: me.user_id, email } })).data.email).toBe(email)
  expect((await mails()).map(({ kepada }) => kepada)).toEqual([me.email, email])
  expect((await confirm(wish)).code).toBe('EMAIL_LINK_INVALID')
  const reply = await call(null, resetPassword, { body: { token: reset, password: 'kata sandi baru' } })
  expect(reply.code).toBe('RESET_LINK_INVALID')
})

test('what was begun before an account was closed does not go on when it is opened again', async () => {
  const [me, admin, email] = [await make.person(5), await make.person(1), fresh()]
  expect((await ask(me, email)).status).toBe(200)
  const [token, reset] = [await linkOf(me), await insertReset(db, me.user_id, clock())]
  for (const status_user of ['nonaktif', 'aktif'])
    await call(admin, kedudukan.updateUser, { body: { user_id: me.user_id, status_user } })
  expect(await confirm(token)).toMatchObject({ status: 422, code: 'EMAIL_LINK_INVALID' })
  const again = await call(null, resetPassword, { body: { token: reset, password: 'sebuah kalimat baru' } })
  expect(again).toMatchObject({ status: 422, code: 'RESET_LINK_INVALID' })
  expect((await signIn(me.email)).status).toBe(200)
  expect((await signIn(email)).status).toBe(401)
})
