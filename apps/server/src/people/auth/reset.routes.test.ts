import { RESET_MENIT, RESET_PER_JAM } from '@sehati/contract/base/constants'
import { messages } from '@sehati/contract/messages'
import { forgotPassword, login, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { deactivateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { START, startServer } from '../../../test/server.ts'
import { insertReset } from './reset.store.ts'

const { db, at, clock, make, call } = await startServer()
beforeEach(() => at(START.toISOString()))

const NEW = 'kata sandi yang baru'
const minutesLater = (n: number) => at(new Date(START.getTime() + n * 60_000).toISOString())
const forgot = (email: string) => call(null, forgotPassword, { body: { email } })
const reset = (token: string, password = NEW) => call(null, resetPassword, { body: { token, password } })
const signIn = (email: string, password: string) => call(null, login, { body: { email, password } })
const linkOf = (user_id: number) => insertReset(db, user_id, clock())
const events = (user_id?: number) =>
  db.rows(sql`select isi from peristiwa where jenis = 'reset' and user_id = coalesce(${user_id ?? null}::int, user_id)`)
const deactivate = (user_id: number) =>
  db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${user_id}`)
const refused = { status: 422, code: 'RESET_LINK_INVALID', message: messages.RESET_LINK_INVALID.isi }

describe('requesting a link', () => {
  test('gets the same response for a known, an unknown and an inactive e-mail, and after the same time', async () => {
    const [known, inactive] = [await make.person(5), await make.person(5)]
    await deactivate(inactive.user_id)
    const replies = await Promise.all(
      [known.email, ` ${known.email.toUpperCase()}`, 'tiada@uji.test', inactive.email].map(async (email) => {
        const start = performance.now()
        const { status, message, data } = await forgot(email)
        return { status, message, data, early: performance.now() - start < 190 }
      }),
    )
    for (const reply of replies) {
      expect(reply).toEqual({ status: 200, message: forgotPassword.message, data: null, early: false })
    }
    expect(await events(known.user_id)).toEqual([{ isi: null }, { isi: null }])
    expect(await events()).toHaveLength(2)
  })

  test(`ten at once get the same response and cause ${RESET_PER_JAM} mails; an hour later there is another`, async () => {
    const { email, user_id } = await make.person(4)
    const replies = await Promise.all(Array.from({ length: 10 }, () => forgot(email)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await events(user_id)).toHaveLength(RESET_PER_JAM)
    minutesLater(59)
    await forgot(email)
    expect(await events(user_id)).toHaveLength(RESET_PER_JAM)
    minutesLater(61)
    await forgot(email)
    expect(await events(user_id)).toHaveLength(RESET_PER_JAM + 1)
  })

  test('of one account leaves others alone, and what no longer counts is deleted', async () => {
    const { email, user_id } = await make.person(5)
    for (let n = 0; n < 5; n++) await forgot('banyak@uji.test')
    await linkOf(user_id)
    minutesLater(130)
    await forgot(email)
    expect(await events(user_id)).toHaveLength(1)
    expect(await db.rows(sql`select from reset_diminta`)).toHaveLength(1)
  })

  test('needs an e-mail', async () => {
    expect((await forgot('bukan email')).errors?.[0]?.field).toBe('email')
  })
})

describe('a link', () => {
  test('sets the password, once, and ends every session at once', async () => {
    const person = await make.person(5)
    const token = await linkOf(person.user_id)
    const reply = await reset(token)
    expect([reply.status, reply.message, reply.data]).toEqual([200, resetPassword.message, null])
    expect((await call(person, getUser, { query: { id: person.user_id } })).code).toBe('TOKEN_INVALID')
    expect((await signIn(person.email, PASSWORD)).code).toBe('LOGIN_FAILED')
    expect((await signIn(person.email, NEW)).status).toBe(200)
    expect(await reset(token, 'kata sandi orang lain')).toMatchObject(refused)
    expect((await signIn(person.email, NEW)).status).toBe(200)
  })

  test('used ten times at once changes the password once', async () => {
    const { email, user_id } = await make.person(5)
    const token = await linkOf(user_id)
    const passwords = Array.from({ length: 10 }, (_, n) => `kata sandi nomor ${n}`)
    const replies = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'RESET_LINK_INVALID')).toHaveLength(9)
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] as string
    expect((await signIn(email, winner)).status).toBe(200)
  })

  test('invalidates the other links of the account, also while both are used at once', async () => {
    const { user_id } = await make.person(5)
    const links = await Promise.all([linkOf(user_id), linkOf(user_id), linkOf(user_id)])
    const replies = await Promise.all(links.map((token) => reset(token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('is valid for half an hour', async () => {
    const person = await make.person(5)
    const [early, late] = [await linkOf(person.user_id), await linkOf((await make.person(5)).user_id)]
    minutesLater(RESET_MENIT - 0.1)
    expect((await reset(early)).status).toBe(200)
    minutesLater(RESET_MENIT)
    expect(await reset(late)).toMatchObject(refused)
  })

  test('that is unknown, and one of a closed account, is refused with the same sentence', async () => {
    const { user_id } = await make.person(5)
    const token = await linkOf(user_id)
    await deactivate(user_id)
    for (const bad of [token, 'A'.repeat(43), 'x']) expect(await reset(bad)).toMatchObject(refused)
    // It does not come back with the account.
    await db.rows(sql`update users set status_user = 'aktif' where user_id = ${user_id}`)
    expect(await reset(token)).toMatchObject(refused)
  })

  test.each([sql`email = 'pindah' || user_id || '@uji.test'`, sql`password_hash = '$argon2id$another'`])(
    'is invalidated by another change of the account: %o',
    async (change) => {
      const { user_id } = await make.person(5)
      const token = await linkOf(user_id)
      await db.rows(sql`update users set ${change} where user_id = ${user_id}`)
      expect(await reset(token)).toMatchObject(refused)
    },
  )

  test('unlocks an account that failures had locked', async () => {
    const { email, user_id } = await make.person(5)
    for (let n = 0; n < 10; n++) await signIn(email, 'bukan ini')
    expect((await signIn(email, PASSWORD)).code).toBe('LOGIN_LOCKED')
    await reset(await linkOf(user_id))
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  test('is not used up by a password that is too short', async () => {
    const token = await linkOf((await make.person(5)).user_id)
    expect((await reset(token, '1234567')).errors?.[0]?.field).toBe('password')
    expect((await reset(token)).status).toBe(200)
  })

  test('is stored nowhere in plain text', async () => {
    const token = await linkOf((await make.person(5)).user_id)
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await db.rows<{ row: string }>(sql`
      select to_jsonb(r)::text || encode(token_hash, 'escape') as row from reset_password r`)
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })
})

test('an admin who closes the account invalidates its links', async () => {
  const [admin, person] = [await make.person(1), await make.person(5)]
  const token = await linkOf(person.user_id)
  await call(admin, deactivateUser, { query: { id: person.user_id } })
  expect(await reset(token)).toMatchObject(refused)
})
