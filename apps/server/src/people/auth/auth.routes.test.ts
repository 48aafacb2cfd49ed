import { verify } from '@node-rs/argon2'
import { alerts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { changePassword, login, logout } from '@sehati/contract/people/auth.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { START, startServer } from '../../../test/server.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { lockUser } from '../user/user.store.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { insertLoginFailure, lockAccount } from './login-failure.store.ts'
import { accountKey } from './throttle.ts'

// Test files share modules: those that have loaded the real one are loaded again.
vi.hoisted(() => vi.resetModules())
// The real implementation runs; the test only records its calls.
vi.mock('@node-rs/argon2', { spy: true })

const { app, db, at, make, call } = await startServer()
beforeEach(() => at(START.toISOString()))

const minutesLater = (n: number) => at(new Date(START.getTime() + n * 60_000).toISOString())
const daysLater = (n: number) => minutesLater(n * 24 * 60)
const signIn = (email: string, password = PASSWORD) => call(null, login, { body: { email, password } })
const wrong = (email: string) => signIn(email, 'bukan ini')
const fail = async (email: string, times: number) => {
  for (let n = 0; n < times; n++) await wrong(email)
}
const stillIn = async (who: { token: string; user_id: number }) =>
  (await call(who, getUser, { query: { id: who.user_id } })).status

describe('signing in', () => {
  test('returns the user and a token that works, in the envelope and with the specification’s sentence', async () => {
    const person = await make.person(4)
    const reply = await app.inject({
      method: 'POST',
      url: login.path,
      payload: { email: person.email, password: PASSWORD },
    })
    const { data, ...envelope } = reply.json()
    expect([reply.statusCode, envelope]).toEqual([200, { success: true, message: alerts.loginSuccess.isi }])
    expect(data).toEqual({
      status_user: 'aktif',
      user_id: person.user_id,
      level_id: 4,
      name: person.name,
      token: expect.stringMatching(/^[\w-]{43}$/),
      perangkat_token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await stillIn(data)).toBe(200)
  })

  test('accepts the e-mail in any case and with blanks around it', async () => {
    const person = await make.person(5)
    expect((await signIn(`  ${person.email.toUpperCase()} `)).status).toBe(200)
  })

  test('an unknown e-mail and a wrong password are refused alike', async () => {
    const person = await make.person(5)
    const bodies = await Promise.all(
      [person.email, 'tiada@uji.test'].map(async (email) => {
        const reply = await app.inject({ method: 'POST', url: login.path, payload: { email, password: 'bukan ini' } })
        const { request_id, ...body } = reply.json()
        expect(request_id).toBe(reply.headers['x-request-id'])
        return [reply.statusCode, body]
      }),
    )
    const { isi: message, judul } = messages.LOGIN_FAILED
    expect(bodies[0]).toEqual([401, { success: false, message, judul, code: 'LOGIN_FAILED' }])
    expect(bodies[1]).toEqual(bodies[0])
  })

  test('an unknown e-mail costs the same work as a wrong password', async () => {
    const { email } = await make.person(5)
    const work = async (address: string) => {
      vi.mocked(verify).mockClear()
      expect((await wrong(address)).code).toBe('LOGIN_FAILED')
      // Algorithm, version and cost of the one hash that was verified.
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4))
    }
    const known = await work(email)
    expect(known).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']])
    expect(await work('lambat@uji.test')).toEqual(known)
  })

  test('an inactive account is reported only with the right password, and gets no token', async () => {
    const person = await make.person(5)
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${person.user_id}`)
    expect((await wrong(person.email)).code).toBe('LOGIN_FAILED')
    const reply = await signIn(person.email)
    expect([reply.status, reply.code, reply.message]).toEqual([403, 'ACCOUNT_INACTIVE', messages.ACCOUNT_INACTIVE.isi])
    expect(reply.data).toEqual({ status_user: 'nonaktif' })
  })

  test('only the hash of the token is stored', async () => {
    const { data } = await signIn((await make.person(5)).email)
    const rows = await db.rows<{ hash: string }>(sql`
      select encode(token_hash, 'escape') as hash from auth_session where user_id = ${data.user_id}`)
    expect(rows.some(({ hash }) => hash.includes(data.token))).toBe(false)
  })
})

describe('a right password that is being verified', () => {
  test.each([sql`password_hash = '$argon2id$another'`, sql`status_user = 'nonaktif'`])(
    'while the account changes opens no session: %o',
    async (change) => {
      const { email, user_id } = await make.person(5)
      const late = await db.transaction(async (tx) => {
        await lockUser(tx, user_id)
        const waiting = signIn(email)
        await someoneWaits(db)
        await tx.rows(sql`update users set ${change} where user_id = ${user_id}`)
        await removeAuthSessionsOf(tx, user_id)
        return { waiting }
      })
      expect((await late.waiting).code).toBe('LOGIN_FAILED')
      expect(await db.rows(sql`select from auth_session where user_id = ${user_id}`)).toHaveLength(0)
    },
  )
})

describe('ten failures', () => {
  test.each([true, false])(
    'lock an account for every client, the owner’s too, until the oldest is 15 minutes old (known: %s)',
    async (known) => {
      const { email } = known ? await make.person(5) : { email: `entah${Math.random()}@uji.test` }
      await fail(email, 5)
      minutesLater(10)
      await fail(email, 5)
      minutesLater(11)
      const reply = await signIn(email)
      expect([reply.status, reply.code, reply.headers['retry-after']]).toEqual([429, 'LOGIN_LOCKED', '240'])
      minutesLater(15.1)
      expect((await signIn(email)).code).toBe(known ? undefined : 'LOGIN_FAILED')
    },
  )

  test('in parallel are still ten: later attempts reveal nothing', async () => {
    const { email } = await make.person(5)
    const replies = await Promise.all(Array.from({ length: 25 }, () => wrong(email)))
    const codes = replies.map(({ code }) => code)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10)
    expect(codes.filter((code) => code === 'LOGIN_LOCKED')).toHaveLength(15)
  })

  test('follow the account to another e-mail', async () => {
    const person = await make.person(5)
    const admin = await make.person(1)
    await fail(person.email, 10)
    const email = `pindah${person.user_id}@uji.test`
    expect((await call(admin, updateUser, { body: { user_id: person.user_id, email } })).status).toBe(200)
    expect((await signIn(email)).code).toBe('LOGIN_LOCKED')
  })

  test('count for a right password that was being verified meanwhile', async () => {
    const { email, user_id } = await make.person(5)
    const late = await db.transaction(async (tx) => {
      const account = accountKey({ user_id }, email)
      await lockAccount(tx, account)
      const waiting = signIn(email)
      await someoneWaits(db)
      for (let n = 0; n < 10; n++) await insertLoginFailure(tx, account, START)
      return { waiting }
    })
    expect((await late.waiting).code).toBe('LOGIN_LOCKED')
    expect((await signIn(email)).code).toBe('LOGIN_LOCKED')
  })

  test('of one account leave others alone', async () => {
    await fail((await make.person(5)).email, 10)
    expect((await signIn((await make.person(5)).email)).status).toBe(200)
  })

  test('are forgotten after a success', async () => {
    const { email } = await make.person(5)
    await fail(email, 9)
    expect((await signIn(email)).status).toBe(200)
    await fail(email, 9)
    expect((await signIn(email)).status).toBe(200)
  })

  test('are deleted once they no longer count', async () => {
    await fail('lama@uji.test', 3)
    minutesLater(16)
    await wrong('baru@uji.test')
    expect(await db.rows(sql`select from login_failure where failed_at <= ${START}`)).toHaveLength(0)
  })
})

describe('a session', () => {
  test('ends at once by logout, and only that one', async () => {
    const person = await make.person(2)
    const other = await make.signIn(person.user_id)
    const reply = await call(person, logout)
    expect([reply.status, reply.data]).toEqual([200, null])
    const after = await call(person, logout)
    expect([after.status, after.code]).toEqual([401, 'TOKEN_INVALID'])
    expect(await stillIn({ ...person, token: other })).toBe(200)
  })

  test('is of no use while its account is not active, by whichever change', async () => {
    const person = await make.person(5)
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${person.user_id}`)
    expect(await stillIn(person)).toBe(401)
  })

  test('ends after seven idle days', async () => {
    const person = await make.person(5)
    daysLater(6.9)
    expect(await stillIn(person)).toBe(200)
    daysLater(13.8)
    expect(await stillIn(person)).toBe(200)
    daysLater(20.9)
    expect(await stillIn(person)).toBe(401)
  })

  test('ends after thirty days, however often it is used', async () => {
    const person = await make.person(5)
    for (const day of [6, 12, 18, 24, 29.9]) {
      daysLater(day)
      expect(await stillIn(person)).toBe(200)
    }
    daysLater(30)
    expect(await stillIn(person)).toBe(401)
  })

  test('records its use only every few minutes', async () => {
    const person = await make.person(5)
    const used = async () =>
      (await db.row<{ at: string }>(sql`select last_used_at as at from auth_session where user_id = ${person.user_id}`))
        ?.at
    minutesLater(4)
    await stillIn(person)
    expect(await used()).toBe('2026-11-23T07:00:00+07:00')
    minutesLater(6)
    await stillIn(person)
    expect(await used()).toBe('2026-11-23T07:06:00+07:00')
  })

  test.each(['x', 'Basic abc', `Bearer ${'A'.repeat(43)}`, `Bearer ${'A'.repeat(4_000)}`])(
    'is not found by %.20s',
    async (authorization) => {
      const reply = await call(null, logout, { headers: { authorization } })
      expect([reply.status, reply.code]).toEqual([401, 'TOKEN_INVALID'])
    },
  )
})

describe('changing the own password', () => {
  const change = (who: { token: string }, current_password: string, password = 'kata-sandi-baru') =>
    call(who, changePassword, { body: { current_password, password } })

  test('needs the current one, ends the other sessions and keeps this one', async () => {
    const person = await make.person(5)
    const other = { ...person, token: await make.signIn(person.user_id) }
    expect((await change(person, PASSWORD)).status).toBe(200)
    expect([await stillIn(person), await stillIn(other)]).toEqual([200, 401])
    expect((await wrong(person.email)).code).toBe('LOGIN_FAILED')
    expect((await signIn(person.email)).code).toBe('LOGIN_FAILED')
    expect((await signIn(person.email, 'kata-sandi-baru')).status).toBe(200)
  })

  test('with a wrong one is refused at its field, and counts like a failed login', async () => {
    const person = await make.person(5)
    const reply = await change(person, 'bukan ini')
    expect([reply.status, reply.code, reply.errors]).toEqual([
      422,
      'PASSWORD_WRONG',
      [{ field: 'current_password', message: messages.PASSWORD_WRONG.isi, code: 'PASSWORD_WRONG' }],
    ])
    await fail(person.email, 9)
    expect((await change(person, PASSWORD)).code).toBe('LOGIN_LOCKED')
  })

  test('a new one of seven characters is refused', async () => {
    const reply = await change(await make.person(5), PASSWORD, '1234567')
    expect([reply.status, reply.errors?.[0]?.field]).toEqual([422, 'password'])
  })
})
