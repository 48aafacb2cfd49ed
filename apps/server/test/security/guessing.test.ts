import { randomBytes } from 'node:crypto'
import { lihatTautan } from '@sehati/contract/booking/tautan.endpoints'
import { getKalender } from '@sehati/contract/care/kalender.endpoints'
import { getLayar } from '@sehati/contract/desk/layar.endpoints'
import { login, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { expect, test } from 'vitest'
import { makeFloodLimit } from '../../src/base/http/flood-limit.ts'
import { PASSWORD } from '../factories.ts'
import { LONG } from '../limits.ts'
import { startServer } from '../server.ts'

const { app, make, call } = await startServer({ flood: makeFloodLimit(undefined, LONG) })
const me = await make.person(5)

test('a token that was guessed, cut, changed or lengthened is refused', async () => {
  const real = me.token
  const guesses = [
    ...Array.from({ length: 50 }, () => randomBytes(32).toString('base64url')),
    real.slice(0, 42),
    `${real}A`,
    `${real.slice(0, 42)}${real.endsWith('A') ? 'B' : 'A'}`,
    [...real].reverse().join(''),
    `${real},${real}`,
    ` ${real}`,
    'null',
  ]
  for (const token of guesses) {
    const reply = await call({ token }, getUser, { query: { id: me.user_id } })
    expect([reply.status, reply.code, reply.data]).toEqual([401, 'TOKEN_INVALID', undefined])
  }
  expect((await call(me, getUser, { query: { id: me.user_id } })).status).toBe(200)
})

test('a guessed token of a mailed link, a calendar address or a screen is refused', async () => {
  for (let n = 0; n < 20; n++) {
    const token = randomBytes(32).toString('base64url')
    const reset = await call(null, resetPassword, { body: { token, password: PASSWORD } })
    expect([reset.status, reset.code]).toEqual([422, 'RESET_LINK_INVALID'])
    expect((await call(null, getKalender, { query: { token } })).code).toBe('NOT_FOUND')
    expect((await call(null, getLayar, { query: { token } })).code).toBe('LINK_INVALID')
    expect((await call(null, lihatTautan, { body: { token } })).code).toBe('LINK_INVALID')
  }
})

/** All devices of a campus may share one network address. */
test('while one account is locked, others log in from the same address, which may send 1 200 requests a minute', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => make.person(5)))
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => call(null, login, { body: { email: me.email, password: 'salah-sekali' } })),
  )
  expect(tries.filter(({ code }) => code === 'LOGIN_FAILED')).toHaveLength(10)
  const locked = await call(null, login, { body: { email: me.email.toUpperCase(), password: PASSWORD } })
  expect([locked.status, locked.code]).toEqual([429, 'LOGIN_LOCKED'])
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
  for (const { email } of others)
    expect((await call(null, login, { body: { email, password: PASSWORD } })).status).toBe(200)
  const anonymous = await Promise.all(Array.from({ length: 1_200 }, () => app.inject('/api/public/waktu')))
  expect(anonymous.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
})

test('a flood from one address is refused with Retry-After; a forged X-Forwarded-For does not evade the limit', async () => {
  const ask = (remoteAddress: string, n: number) =>
    app.inject({ url: '/api/public/waktu', remoteAddress, headers: { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` } })
  const replies = []
  for (let n = 0; n < 3_200; n++) replies.push(await ask('203.0.113.7', n))
  const refused = replies.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(100)
  expect(refused[0]?.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' })
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('203.0.113.8', 0)).statusCode).toBe(200)
})
