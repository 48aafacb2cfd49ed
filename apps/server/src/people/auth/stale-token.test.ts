import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { allEndpoints } from '@sehati/contract/endpoints'
import { login, register } from '@sehati/contract/people/auth.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { startServer } from '../../../test/server.ts'

const { app, db, make, call } = await startServer()
const unknown = { token: randomBytes(32).toString('base64url') }
const ended = await make.person(5)
const { token } = ended
await db.rows(sql`delete from auth_session where user_id = ${ended.user_id}`)

const useless = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer undefined',
  'Basic YTpi',
  `Bearer ${unknown.token}`,
  `Bearer ${token}`,
]
const open = Object.entries(allEndpoints as Record<string, Endpoint>).filter(([, { access }]) => access === 'public')

/** The code of a refusal; of a page, all of it. */
const said = (reply: Awaited<ReturnType<typeof app.inject>>): string =>
  String(reply.headers['content-type']).startsWith('application/json') ? reply.json().code : reply.body

describe.each(open)('%s', (_, { method, path }) => {
  test('gives the same response with an invalid token as without one', async () => {
    const ask = (headers: Record<string, string>) => app.inject({ method, url: path, headers })
    const without = await ask({})
    expect(without.statusCode).not.toBe(401)
    for (const authorization of useless) {
      const reply = await ask({ authorization })
      expect([reply.statusCode, said(reply)], authorization).toEqual([without.statusCode, said(without)])
    }
  })
})

const form = (level_id?: number) => ({
  name: 'Budi',
  email: `${randomBytes(6).toString('hex')}@uji.test`,
  phone_number: '0812345678',
  gender: 'laki-laki',
  no_bpjs: '0001234567890',
  password_hash: PASSWORD,
  level_id,
  status_user: 'aktif',
})

test.each(useless)('with “%s” a person can sign in and register', async (authorization) => {
  const body = form(5)
  const made = await call(null, register, { body, headers: { authorization } })
  expect([made.status, made.data.level_id]).toEqual([201, 5])
  const entered = await call(null, login, {
    body: { email: body.email, password: PASSWORD },
    headers: { authorization },
  })
  expect(entered.status).toBe(200)
})

test('an admin whose session has ended is refused, and makes no account of another level than intended', async () => {
  for (const who of [{ token }, unknown]) {
    const body = form(2)
    const reply = await call(who, register, { body })
    expect([reply.status, reply.code]).toEqual([401, 'TOKEN_INVALID'])
    expect(await db.rows(sql`select from users where email = ${body.email}`)).toEqual([])
  }
  // The level of an anonymous client is always ignored, and some clients send "null" where they have no token.
  for (const authorization of ['Bearer null', '']) {
    const reply = await call(null, register, { body: form(1), headers: { authorization } })
    expect([reply.status, reply.data.level_id]).toEqual([201, 5])
  }
})

test('a call that needs an account refuses a missing token and an invalid one with different codes', async () => {
  const ask = (headers: Record<string, string>) => call(null, getUser, { query: { id: ended.user_id }, headers })
  expect(await ask({})).toMatchObject({ status: 401, code: 'TOKEN_MISSING' })
  for (const authorization of useless)
    expect(await ask({ authorization }), authorization).toMatchObject({ status: 401, code: 'TOKEN_INVALID' })
})
