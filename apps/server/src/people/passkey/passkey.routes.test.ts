import { login } from '@sehati/contract/people/auth.endpoints'
import { resetDuaLangkah } from '@sehati/contract/people/dua-langkah.endpoints'
import * as api from '@sehati/contract/people/passkey.endpoints'
import { PASSKEY_TERBANYAK, TANTANGAN_MENIT } from '@sehati/contract/people/passkey.schema'
import { getSaya } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeAuthenticator } from '../../../test/authenticator.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { makeMailbox } from '../../../test/mailbox.ts'
import { makeSecondFactors } from '../../../test/second-factor.ts'
import { START, startServer } from '../../../test/server.ts'

const ORIGIN = 'https://klinik.kampus.test'
const server = await startServer({ publicUrl: ORIGIN })
const { db, call, make, at } = server
const { mailsOf } = await makeMailbox(server)
const factors = makeSecondFactors(server)

beforeEach(() => at(START.toISOString()))
const later = (minutes: number) => at(new Date(START.getTime() + minutes * 60_000).toISOString())

type Who = Awaited<ReturnType<typeof make.person>>
const begin = (who: Who) => call(who, api.beginPasskey, { body: { password: PASSWORD } })
const add = (who: Who, jawaban: unknown, nama = 'Laptop') =>
  call(who, api.insertPasskey, { body: { nama, jawaban } as never })
const beginLogin = async () => (await call(null, api.beginLoginPasskey)).data as { challenge: string }
const signIn = (jawaban: unknown) => call(null, api.loginPasskey, { body: { jawaban } as never })

/** A person with a passkey, and the authenticator that has it. */
async function equipped(level: 1 | 2 | 5 = 5) {
  const who = await make.person(level)
  const device = makeAuthenticator(ORIGIN)
  const made = await add(who, device.create((await begin(who)).data))
  expect([made.status, made.code]).toEqual([201, undefined])
  return { who, device, passkey_id: made.data.passkey_id as number }
}

test('a person adds a passkey, signs in by it, and removes it; each is told', async () => {
  const { who, device, passkey_id } = await equipped()
  const opened = await signIn(device.get(await beginLogin()))
  expect(opened).toMatchObject({ status: 200, data: { user_id: who.user_id, name: who.name } })
  expect((await call({ token: opened.data.token }, getSaya)).data.user_id).toBe(who.user_id)
  expect((await call(who, api.listPasskey)).data).toMatchObject([
    { passkey_id, nama: 'Laptop', dipakai: expect.any(String) },
  ])
  expect((await call(who, api.removePasskey, { query: { id: passkey_id } })).status).toBe(200)
  expect((await signIn(device.get(await beginLogin()))).code).toBe('PASSKEY_INVALID')
  expect((await mailsOf(who)).filter(({ subjek }) => subjek.includes('Cara login'))).toHaveLength(2)
})

test('removing one ends the sessions that it may have opened, adding one ends none', async () => {
  const { who, device, passkey_id } = await equipped()
  const elsewhere = { token: (await signIn(device.get(await beginLogin()))).data.token as string }
  expect((await add(who, makeAuthenticator(ORIGIN).create((await begin(who)).data), 'Ponsel')).status).toBe(201)
  expect((await call(elsewhere, getSaya)).status).toBe(200)
  expect((await call(who, api.removePasskey, { query: { id: passkey_id } })).status).toBe(200)
  expect((await call(elsewhere, getSaya)).status).toBe(401)
  expect((await call(who, getSaya)).status).toBe(200)
})

test('the options name no account, and the site is that of the product', async () => {
  expect(await beginLogin()).toMatchObject({ rpId: 'klinik.kampus.test', userVerification: 'required' })
  expect((await begin(await make.person(5))).data).toMatchObject({
    rp: { id: 'klinik.kampus.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
})

test('a challenge is answered once, within its minutes, and by whom it was made for', async () => {
  const { device } = await equipped()
  const challenge = await beginLogin()
  expect((await signIn(device.get(challenge))).status).toBe(200)
  expect((await signIn(device.get(challenge))).code).toBe('PASSKEY_INVALID')
  expect((await signIn(device.get({ challenge: 'x'.repeat(43) }))).code).toBe('PASSKEY_INVALID')
  const late = await beginLogin()
  later(TANTANGAN_MENIT)
  expect((await signIn(device.get(late))).code).toBe('PASSKEY_INVALID')
  const [ani, budi] = [await make.person(5), await make.person(5)]
  const ofAni = (await begin(ani)).data
  expect((await add(budi, makeAuthenticator(ORIGIN).create(ofAni))).code).toBe('PASSKEY_REFUSED')
  // A challenge of a login makes no passkey, and one for a passkey opens no session.
  expect((await add(ani, makeAuthenticator(ORIGIN).create(await beginLogin()))).code).toBe('PASSKEY_REFUSED')
  expect((await signIn(device.get((await begin(ani)).data))).code).toBe('PASSKEY_INVALID')
})

test('of ten answers to one challenge at once, one opens a session', async () => {
  const { device } = await equipped()
  const challenge = await beginLogin()
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(device.get(challenge))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each([
  ['of another site', { origin: 'https://klinik-kampus.test' }],
  ['for another site', { rp: 'klinik-kampus.test' }],
  ['that did not ask for its owner', { verified: false }],
])('an answer %s is refused', async (_, change) => {
  const { device } = await equipped()
  expect((await signIn(device.get(await beginLogin(), change))).code).toBe('PASSKEY_INVALID')
  const who = await make.person(5)
  expect((await add(who, makeAuthenticator(ORIGIN).create((await begin(who)).data, change))).code).toBe(
    'PASSKEY_REFUSED',
  )
})

test('a copy that counts again from before opens nothing; one that does not count does', async () => {
  const { device } = await equipped()
  expect((await signIn(device.get(await beginLogin(), { counter: 7 }))).status).toBe(200)
  for (const counter of [7, 6, 0])
    expect((await signIn(device.get(await beginLogin(), { counter }))).code).toBe('PASSKEY_INVALID')
  const other = await equipped()
  for (const counter of [0, 0])
    expect((await signIn(other.device.get(await beginLogin(), { counter }))).status).toBe(200)
})

test('another key opens nothing', async () => {
  const { device } = await equipped()
  const foreign = makeAuthenticator(ORIGIN).get(await beginLogin())
  expect((await signIn({ ...foreign, id: device.id, rawId: device.id })).code).toBe('PASSKEY_INVALID')
})

test('a passkey belongs to one account, and an account has so many', async () => {
  const { device, who } = await equipped()
  const other = await make.person(5)
  expect((await add(other, device.create((await begin(other)).data))).code).toBe('PASSKEY_EXISTS')
  await db.rows(sql`
    insert into passkey (user_id, kredensial, kunci_publik, hitungan, saluran, nama, dibuat)
    select ${who.user_id}, sha256(n::text::bytea), '\\x01', 0, '{}', 'Lain', ${START} from generate_series(2, ${PASSKEY_TERBANYAK}) n`)
  expect((await begin(who)).code).toBe('PASSKEY_MOST')
})

test('it replaces the second factor, not the state of the account; an admin takes both away', async () => {
  const { who, device } = await equipped(2)
  await factors.enrolled(who.user_id)
  expect((await signIn(device.get(await beginLogin()))).status).toBe(200)
  expect((await call(null, login, { body: { email: who.email, password: PASSWORD } })).code).toBe('SECOND_FACTOR')
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${who.user_id}`)
  expect((await signIn(device.get(await beginLogin()))).code).toBe('ACCOUNT_INACTIVE')
  await db.rows(sql`update users set status_user = 'aktif' where user_id = ${who.user_id}`)
  expect((await call(await make.person(1), resetDuaLangkah, { body: { user_id: who.user_id } })).status).toBe(200)
  expect((await signIn(device.get(await beginLogin()))).code).toBe('PASSKEY_INVALID')
})

test('the password is asked first, and another person’s passkey is out of reach', async () => {
  const { passkey_id } = await equipped()
  const who = await make.person(5)
  expect((await call(who, api.beginPasskey, { body: { password: 'salah sekali' } })).code).toBe('PASSWORD_WRONG')
  expect((await call(who, api.removePasskey, { query: { id: passkey_id } })).code).toBe('NOT_FOUND')
})

test('without an address of its own the product has no passkeys', async () => {
  const { call: ask } = await startServer({ publicUrl: 'http://klinik.kampus.test' })
  expect((await ask(null, api.beginLoginPasskey)).code).toBe('PASSKEY_OFF')
})
