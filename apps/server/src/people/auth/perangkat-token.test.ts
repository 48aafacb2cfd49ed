import { randomBytes } from 'node:crypto'
import { PERANGKAT_HARI, PERANGKAT_TERBANYAK } from '@sehati/contract/base/constants'
import { changePassword, login, logout, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { listPerangkat, removePerangkat, removePerangkatLain } from '@sehati/contract/people/perangkat.endpoints'
import { resetUserPassword, updateProfil } from '@sehati/contract/people/user.endpoints'
import { deactivateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { START, startServer } from '../../../test/server.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { lockUser } from '../user/user.store.ts'
import { insertLoginFailure } from './login-failure.store.ts'
import { insertReset } from './reset.store.ts'
import { accountKey } from './throttle.ts'

const { db, at, make, call, clock } = await startServer()
const minutesLater = (n: number) => at(new Date(START.getTime() + n * 60_000).toISOString())
beforeEach(() => minutesLater(0))

type Person = { user_id: number; email: string }
const signIn = ({ email }: Person, device?: string, password = PASSWORD) =>
  call(null, login, { body: { email, password }, headers: device === undefined ? {} : { 'x-perangkat': device } })
const deviceOf = async (person: Person): Promise<string> => (await signIn(person)).data.perangkat_token
/** Locks an account by ten failures of a stranger. */
async function lock(person: Person) {
  for (let n = 0; n < 10; n++) await insertLoginFailure(db, accountKey(person, person.email), clock())
  expect((await signIn(person)).code).toBe('LOGIN_LOCKED')
}
const isKnown = async (person: Person, device: string) => {
  await lock(person)
  const { code } = await signIn(person, device)
  return code === undefined
}

describe('a login', () => {
  test('returns a device token besides the specified fields, and keeps it when it is sent back', async () => {
    const me = await make.person(5)
    const { data } = await signIn(me)
    expect(data.perangkat_token).toMatch(/^[\w-]{43}$/)
    expect(data.perangkat_token).not.toBe(data.token)
    const again = await signIn(me, data.perangkat_token)
    expect([again.status, again.data.perangkat_token]).toEqual([200, data.perangkat_token])
    expect(await db.rows(sql`select from perangkat_token where user_id = ${me.user_id}`)).toHaveLength(1)
  })

  test('that fails, or meets a closed account, returns none', async () => {
    const me = await make.person(5)
    expect((await signIn(me, undefined, 'bukan ini')).data).toBeUndefined()
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${me.user_id}`)
    expect((await signIn(me)).data).toEqual({ status_user: 'nonaktif' })
    expect(await db.rows(sql`select from perangkat_token where user_id = ${me.user_id}`)).toHaveLength(0)
  })

  test('stores only the hash', async () => {
    const me = await make.person(5)
    const device = await deviceOf(me)
    const [row] = await db.rows<{ row: string }>(
      sql`select to_jsonb(p)::text || encode(token_hash, 'escape') as row from perangkat_token p where user_id = ${me.user_id}`,
    )
    expect(row?.row).not.toContain(device)
  })

  test.each(['', 'x', 'A'.repeat(44), 'A'.repeat(4_000), `${'A'.repeat(42)}=`])(
    'with a malformed token, %.20s, works as without one',
    async (device) => {
      const me = await make.person(5)
      expect((await signIn(me, device)).data.perangkat_token).toMatch(/^[\w-]{43}$/)
      expect((await signIn(me, device, 'bukan ini')).code).toBe('LOGIN_FAILED')
    },
  )
})

describe('while an account is locked', () => {
  test('a known device signs in with the right password, again and again, and the lockout stays for all others', async () => {
    const me = await make.person(5)
    const device = await deviceOf(me)
    await lock(me)
    for (let n = 0; n < 3; n++) expect((await signIn(me, device)).status).toBe(200)
    expect((await signIn(me)).code).toBe('LOGIN_LOCKED')
  })

  test('the failures of a known device are counted apart: ten lock it too, also in parallel', async () => {
    const me = await make.person(5)
    const [device, other] = [await deviceOf(me), await deviceOf(me)]
    await lock(me)
    const replies = await Promise.all(Array.from({ length: 25 }, () => signIn(me, device, 'bukan ini')))
    const codes = replies.map(({ code }) => code)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10)
    expect(codes.filter((code) => code === 'LOGIN_LOCKED')).toHaveLength(15)
    const locked = await signIn(me, device)
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '900'])
    expect((await signIn(me, other)).status).toBe(200)
    minutesLater(15.1)
    expect((await signIn(me, device)).status).toBe(200)
  })

  test('a token that is invented, or of another account, counts as none', async () => {
    const [me, other] = [await make.person(5), await make.person(5)]
    const foreign = await deviceOf(other)
    await lock(me)
    const plain = await signIn(me)
    for (const device of [randomBytes(32).toString('base64url'), foreign])
      for (const password of [PASSWORD, 'bukan ini']) {
        const { status, code, message, data } = await signIn(me, device, password)
        expect([status, code, message, data]).toEqual([429, plain.code, plain.message, undefined])
      }
    expect((await signIn({ ...me, email: 'tiada@uji.test' }, foreign)).code).toBe('LOGIN_FAILED')
  })

  test('a device token is valid for this login only', async () => {
    const me = await make.person(5)
    const device = await deviceOf(me)
    expect((await call({ token: device }, listPerangkat)).code).toBe('TOKEN_INVALID')
    await lock(me)
    expect((await signIn(me, device, 'bukan ini')).code).toBe('LOGIN_FAILED')
  })

  test('a user on a known device can change the password and the e-mail', async () => {
    const me = await make.person(5)
    const { token } = (await signIn(me)).data
    await lock(me)
    const wrong = await call({ token }, changePassword, {
      body: { current_password: 'bukan ini', password: 'baru sekali' },
    })
    expect(wrong.code).toBe('PASSWORD_WRONG')
    const email = `pindah${me.user_id}@uji.test`
    expect((await call({ token }, updateProfil, { body: { email, current_password: PASSWORD } })).status).toBe(200)
    const body = { current_password: PASSWORD, password: 'kata sandi baru' }
    expect((await call({ token }, changePassword, { body })).status).toBe(200)
    expect((await call(me, changePassword, { body })).status).toBe(401)
  })
})

describe('a device is unknown again', () => {
  test('not by a logout', async () => {
    const me = await make.person(5)
    const { token, perangkat_token } = (await signIn(me)).data
    await call({ token }, logout)
    expect(await isKnown(me, perangkat_token)).toBe(true)
  })

  test('once it is signed out from another device, and not the others', async () => {
    const me = await make.person(5)
    const [phone, laptop] = [(await signIn(me)).data, (await signIn(me)).data]
    const { sesi_id: id } = (await call(phone, listPerangkat)).data.find(({ ini }: { ini: boolean }) => ini)
    expect((await call(laptop, removePerangkat, { query: { id } })).status).toBe(200)
    expect(await isKnown(me, phone.perangkat_token)).toBe(false)
    expect(await isKnown(me, laptop.perangkat_token)).toBe(true)
  })

  test('once all others are signed out, also where its session had ended', async () => {
    const me = await make.person(5)
    const [phone, laptop, old] = [(await signIn(me)).data, (await signIn(me)).data, (await signIn(me)).data]
    await call(old, logout)
    expect((await call(laptop, removePerangkatLain)).status).toBe(200)
    for (const { perangkat_token } of [phone, old]) expect(await isKnown(me, perangkat_token)).toBe(false)
    expect(await isKnown(me, laptop.perangkat_token)).toBe(true)
  })

  test('once the password is changed elsewhere; the device that changes it stays known', async () => {
    const me = await make.person(5)
    const [phone, laptop] = [(await signIn(me)).data, (await signIn(me)).data]
    const body = { current_password: PASSWORD, password: 'kata sandi baru' }
    expect((await call(laptop, changePassword, { body })).status).toBe(200)
    await lock(me)
    expect((await signIn(me, phone.perangkat_token, body.password)).code).toBe('LOGIN_LOCKED')
    expect((await signIn(me, laptop.perangkat_token, body.password)).status).toBe(200)
  })

  test.each(['reset', 'admin', 'deactivate'] as const)('once its account is reset or deactivated: %s', async (by) => {
    const [me, admin] = [await make.person(5), await make.person(1)]
    await deviceOf(me)
    if (by === 'reset') {
      const token = await insertReset(db, me.user_id, clock())
      await call(null, resetPassword, { body: { token, password: 'kata sandi baru' } })
    } else if (by === 'admin') {
      await call(admin, resetUserPassword, { body: { user_id: me.user_id, password: 'dari-admin-1' } })
    } else await call(admin, deactivateUser, { query: { id: me.user_id } })
    expect(await db.rows(sql`select from perangkat_token where user_id = ${me.user_id}`)).toHaveLength(0)
  })

  test(`after ${PERANGKAT_HARI} days without a login`, async () => {
    const [kept, gone] = [await make.person(5), await make.person(5)]
    const [one, other] = [await deviceOf(kept), await deviceOf(gone)]
    minutesLater((PERANGKAT_HARI - 1) * 1_440)
    expect((await signIn(kept, one)).status).toBe(200)
    minutesLater((PERANGKAT_HARI + 1) * 1_440)
    expect([await isKnown(kept, one), await isKnown(gone, other)]).toEqual([true, false])
  })

  test('while its right password is being verified: the login fails', async () => {
    const me = await make.person(5)
    const device = await deviceOf(me)
    await lock(me)
    const late = await db.transaction(async (tx) => {
      await lockUser(tx, me.user_id)
      const waiting = signIn(me, device)
      await someoneWaits(db)
      await tx.rows(sql`delete from perangkat_token where user_id = ${me.user_id}`)
      return { waiting }
    })
    expect((await late.waiting).code).toBe('LOGIN_FAILED')
  })

  test(`when ${PERANGKAT_TERBANYAK} others came after it; any number of logins at once keeps that bound`, async () => {
    const me = await make.person(5)
    const first = await deviceOf(me)
    minutesLater(1)
    const replies = await Promise.all(Array.from({ length: PERANGKAT_TERBANYAK + 5 }, () => signIn(me)))
    expect(replies.filter(({ status }) => status !== 200)).toEqual([])
    expect(await db.rows(sql`select from perangkat_token where user_id = ${me.user_id}`)).toHaveLength(
      PERANGKAT_TERBANYAK,
    )
    expect(await isKnown(me, first)).toBe(false)
    const again = db.rows(sql`
      insert into perangkat_token (user_id, nomor, token_hash, berlaku_sampai)
      values (${me.user_id}, ${PERANGKAT_TERBANYAK + 1}, ${randomBytes(32)}, now())`)
    await expect(again).rejects.toMatchObject({ code: '23514' })
  })
})
