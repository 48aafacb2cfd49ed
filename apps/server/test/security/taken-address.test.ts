import { EMAIL_TERDAFTAR_PER_JARINGAN, GANTI_EMAIL_PER_JAM } from '@sehati/contract/base/constants'
import { messages } from '@sehati/contract/messages'
import { register } from '@sehati/contract/people/auth.endpoints'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { addressKey } from '../../src/base/http/client-address.ts'
import { insertLoginFailure } from '../../src/people/auth/login-failure.store.ts'
import { networkKey } from '../../src/people/auth/throttle.ts'
import { PASSWORD } from '../factories.ts'
import { START, sharedServer } from '../server.ts'

const { app, db, make, call, at } = await sharedServer()
const minutesLater = (n: number) => at(new Date(START.getTime() + n * 60_000).toISOString())
beforeEach(() => minutesLater(0))

let serial = 0
const fresh = () => `calon${++serial}@uji.test`
const form = (email: string) => ({
  name: 'Siti Aminah',
  email,
  gender: 'perempuan',
  password_hash: 'rahasia-siti',
  no_bpjs: '0001234567890',
})
/** Registers from this network address. */
async function signUp(remoteAddress: string, email: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const { method, path: url } = register
  const reply = await app.inject({ method, url, remoteAddress, headers, payload: form(email) })
  const { code } = reply.json()
  return { status: reply.statusCode, code, retryAfter: Number(reply.headers['retry-after']) }
}
/** No more than the connections of the server: a slow machine answers 503 to a request that waits 5 s for one. */
const AT_ONCE = 8
async function times<T>(n: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < n) {
    const some = Array.from({ length: Math.min(AT_ONCE, n - results.length) }, (_, at) => work(results.length + at))
    results.push(...(await Promise.all(some)))
  }
  return results
}
/** As if this network address had learned of as many taken e-mails as allowed. */
async function exhaust(network: string) {
  for (let n = 0; n < EMAIL_TERDAFTAR_PER_JARINGAN; n++) await insertLoginFailure(db, networkKey(network), START)
}

describe('registration', () => {
  test('reveals to one network address a bounded number of taken e-mails, also in parallel', async () => {
    const { email } = await make.person(5)
    const replies = await times(EMAIL_TERDAFTAR_PER_JARINGAN + 10, () => signUp('203.0.113.1', email))
    const codes = replies.map(({ code }) => code)
    expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(EMAIL_TERDAFTAR_PER_JARINGAN)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10)
  })

  test('beyond that refuses a free and a taken e-mail alike, with Retry-After', async () => {
    await exhaust('203.0.113.2')
    minutesLater(5)
    const [taken, free] = [await make.person(5), fresh()]
    for (const email of [taken.email, free]) {
      const { status, code, retryAfter } = await signUp('203.0.113.2', email)
      expect([status, code, retryAfter]).toEqual([429, 'TOO_MANY_REQUESTS', 600])
    }
    expect(await db.rows(sql`select from users where email = ${free}`)).toHaveLength(0)
    minutesLater(15.1)
    expect((await signUp('203.0.113.2', free)).status).toBe(201)
  })

  test('counts a household with IPv6 as one, and leaves other network addresses alone', async () => {
    await exhaust(addressKey('2001:db8:0:1::1'))
    expect((await signUp('2001:db8:0:1::2', fresh())).status).toBe(429)
    expect((await signUp('2001:db8:0:2::1', fresh())).status).toBe(201)
  })

  test('of many new people at one network address is not limited', async () => {
    const replies = await times(EMAIL_TERDAFTAR_PER_JARINGAN + 5, () => signUp('203.0.113.3', fresh()))
    expect(replies.filter(({ status }) => status !== 201)).toEqual([])
  })

  test('by an admin is not limited: they see the list of people', async () => {
    const admin = await make.person(1)
    await exhaust('203.0.113.4')
    expect((await signUp('203.0.113.4', fresh(), admin.token)).status).toBe(201)
    expect((await signUp('203.0.113.4', admin.email, admin.token)).code).toBe('EMAIL_TAKEN')
  })
})

describe('the profile', () => {
  const ask = (who: { token: string }, email: string) =>
    call(who, updateProfil, { body: { email, name: 'Nama Lain', current_password: PASSWORD } })

  test('reveals to one account a bounded number of taken e-mails in an hour, also in parallel; nothing is changed', async () => {
    const [me, other] = [await make.person(5), await make.person(5)]
    const codes = (await times(GANTI_EMAIL_PER_JAM + 4, () => ask(me, other.email))).map(({ code }) => code)
    expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(GANTI_EMAIL_PER_JAM)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4)
    minutesLater(59)
    expect((await ask(me, fresh())).code).toBe('TOO_MANY_REQUESTS')
    expect(await db.row(sql`select name from users where user_id = ${me.user_id}`)).toEqual({ name: me.name })
    expect(await db.rows(sql`select from peristiwa where user_id = ${me.user_id}`)).toHaveLength(0)
    minutesLater(61)
    const taken = await ask(me, other.email)
    expect([taken.status, taken.code, taken.message]).toEqual([409, 'EMAIL_TAKEN', messages.EMAIL_TAKEN.isi])
  })

  test('counts for its network address as registration does: many accounts do not circumvent it', async () => {
    await exhaust('127.0.0.1')
    const reply = await ask(await make.person(5), fresh())
    expect([reply.status, reply.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await signUp('127.0.0.1', fresh())).status).toBe(429)
  })
})
