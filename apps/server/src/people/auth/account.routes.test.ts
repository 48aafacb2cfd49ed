import { isianTexts } from '@sehati/contract/base/texts'
import { messages } from '@sehati/contract/messages'
import { changePassword, login, register, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { getUser, resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { deactivateUser, updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { startServer } from '../../../test/server.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { lockActiveAdmins } from '../user/user.store.ts'
import { insertReset } from './reset.store.ts'

const { db, make, call } = await startServer()
const admin = await make.person(1)
await make.person(1)

const stillIn = async (who: { token: string; user_id: number }) =>
  (await call(who, getUser, { query: { id: who.user_id } })).status

describe('registering', () => {
  let serial = 0
  const form = (change: object = {}) => ({
    name: 'Siti Aminah',
    email: `siti${++serial}@uji.test`,
    phone_number: '081234567890',
    gender: 'perempuan',
    password_hash: 'rahasia-siti',
    level_id: 5,
    no_bpjs: '0001234567890',
    status_user: 'aktif',
    ...change,
  })

  test('makes an active account of level 5 for any level in the body, and shows no password', async () => {
    const body = form({ level_id: 1, status_user: 'nonaktif', user_id: 999, email: '  Siti@Uji.test ' })
    const reply = await call(null, register, { body })
    expect(reply.status).toBe(201)
    expect(reply.data).toEqual({
      user_id: expect.any(Number),
      level_id: 5,
      nama_level: 'user',
      name: 'Siti Aminah',
      email: 'siti@uji.test',
      phone_number: '081234567890',
      gender: 'perempuan',
      no_bpjs: '0001234567890',
      status_user: 'aktif',
      country: 'Indonesia',
      foto_url: null,
      created_at: '2026-11-23T07:00:00+07:00',
    })
    expect((await call(null, login, { body: { email: 'siti@uji.test', password: 'rahasia-siti' } })).status).toBe(200)
  })

  test('with the token of a user who is no admin is ordinary', async () => {
    const reply = await call(await make.person(4), register, { body: form({ level_id: 2 }) })
    expect([reply.status, reply.data.level_id]).toEqual([201, 5])
  })

  test('by an admin makes the level that the body names, also without BPJS and gender', async () => {
    const reply = await call(admin, register, { body: form({ level_id: 3, no_bpjs: '', gender: undefined }) })
    expect([reply.status, reply.data.level_id, reply.data.no_bpjs]).toEqual([201, 3, null])
  })

  test('a number of BPJS that lost its zeros gets them back', async () => {
    expect((await call(null, register, { body: form({ no_bpjs: 1234567890 }) })).data.no_bpjs).toBe('0001234567890')
  })

  test.each([
    [{ name: undefined }, 'name', isianTexts.nama],
    [{ name: '  ' }, 'name', isianTexts.nama],
    [{ name: 'x'.repeat(101) }, 'name', 'Maksimal 100 karakter.'],
    [{ email: '' }, 'email', isianTexts.email],
    [{ email: 'siti@' }, 'email', isianTexts.emailBentuk],
    [{ gender: undefined }, 'gender', isianTexts.gender],
    [{ no_bpjs: '' }, 'no_bpjs', isianTexts.bpjs],
    [{ no_bpjs: '123' }, 'no_bpjs', isianTexts.bpjsPanjang],
    [{ password_hash: undefined }, 'password_hash', isianTexts.password],
    [{ password_hash: 'x'.repeat(129) }, 'password_hash', 'Maksimal 128 karakter.'],
    [{ password_hash: '' }, 'password_hash', isianTexts.password],
    [{ password_hash: 'pendek' }, 'password_hash', isianTexts.passwordPendek],
    [{ phone_number: '0812-3' }, 'phone_number', isianTexts.telepon],
  ])('is refused with the specification’s sentence: %o', async (change, field, message) => {
    const reply = await call(null, register, { body: form(change) })
    expect([reply.status, reply.code, reply.message]).toEqual([422, 'VALIDATION_FAILED', message])
    const [code] = Object.entries(isianTexts).find(([, text]) => text === message) ?? ['teksPanjang']
    const maksimum = Number(/\d+/.exec(message))
    expect(reply.errors).toContainEqual({
      field,
      message,
      code,
      ...(code === 'teksPanjang' && { params: { maksimum }, pattern: 'Maksimal {maksimum} karakter.' }),
    })
  })

  test('of ten people with one e-mail in different case, one is registered', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call(null, register, { body: form({ email: n % 2 ? 'Satu@uji.test' : 'satu@uji.test' }) }),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'EMAIL_TAKEN')).toHaveLength(9)
  })
})

describe('an admin', () => {
  const update = (who: { token: string }, body: object) => call(who, updateUser, { body })

  test('changes any field; what is left out stays', async () => {
    const person = await make.person(5)
    const reply = await update(admin, {
      user_id: String(person.user_id),
      name: 'Nama Baru',
      gender: 'lainnya',
      country: 'Malaysia',
    })
    const { token, ...before } = person
    expect([reply.status, reply.data]).toEqual([
      200,
      { ...before, name: 'Nama Baru', gender: 'lainnya', country: 'Malaysia' },
    ])
    expect(await stillIn(person)).toBe(200)
  })

  test('cannot give a user a taken e-mail, nor change a user who does not exist', async () => {
    const [a, b] = [await make.person(5), await make.person(5)]
    expect((await update(admin, { user_id: a.user_id, email: b.email.toUpperCase() })).code).toBe('EMAIL_TAKEN')
    expect((await update(admin, { user_id: 2_000_000_000, name: 'X' })).code).toBe('NOT_FOUND')
  })

  test('deactivates at once, twice without an error, and reactivates; old sessions stay ended', async () => {
    const person = await make.person(5)
    for (let n = 0; n < 2; n++) {
      const reply = await call(admin, deactivateUser, { query: { id: person.user_id } })
      expect([reply.status, reply.data.status_user]).toEqual([200, 'nonaktif'])
    }
    expect(await stillIn(person)).toBe(401)
    const back = await update(admin, { user_id: person.user_id, status_user: 'aktif' })
    expect(back.data.status_user).toBe('aktif')
    expect(await stillIn(person)).toBe(401)
    expect(await stillIn({ ...person, token: await make.signIn(person.user_id) })).toBe(200)
  })

  test('may send ‘tidak aktif’; the response has nonaktif', async () => {
    const person = await make.person(5)
    const reply = await update(admin, { user_id: person.user_id, status_user: 'tidak aktif' })
    expect(reply.data.status_user).toBe('nonaktif')
  })

  test('ends sessions by changing a level', async () => {
    const person = await make.person(5)
    const reply = await update(admin, { user_id: person.user_id, level_id: 4 })
    expect([reply.data.level_id, reply.data.nama_level]).toEqual([4, 'karyawan'])
    expect(await stillIn(person)).toBe(401)
  })

  test('resets a password: the old one and every session are gone', async () => {
    const person = await make.person(5)
    const reply = await call(admin, resetUserPassword, {
      body: { user_id: String(person.user_id), password: 'dari-admin-1' },
    })
    expect([reply.status, reply.data]).toEqual([200, null])
    expect(await stillIn(person)).toBe(401)
    const signIn = async (password: string) =>
      (await call(null, login, { body: { email: person.email, password } })).status
    expect([await signIn(PASSWORD), await signIn('dari-admin-1')]).toEqual([401, 200])
    const body = { user_id: '2000000000', password: 'dari-admin-1' }
    expect((await call(admin, resetUserPassword, { body })).code).toBe('NOT_FOUND')
  })

  test('who sets a password causes a notice to its user, who must choose an own one first', async () => {
    const [one, other] = [await make.person(5), await make.person(3)]
    const signIn = async (email: string, password: string) =>
      (await call(null, login, { body: { email, password } })).data
    const set = (user_id: number) => call(admin, resetUserPassword, { body: { user_id, password: 'dari-admin-1' } })
    expect(await signIn(one.email, PASSWORD)).not.toHaveProperty('harus_ganti_password')
    for (const { user_id } of [one, other]) expect((await set(user_id)).status).toBe(200)
    const notices = await db.rows(sql`
      select user_id, isi from peristiwa
      where jenis = 'password_admin' and user_id in (${one.user_id}, ${other.user_id}) order by peristiwa_id`)
    expect(notices).toEqual([one, other].map(({ user_id }) => ({ user_id, isi: null })))
    const found = await signIn(one.email, 'dari-admin-1')
    expect(found.harus_ganti_password).toBe(true)
    const body = { current_password: 'dari-admin-1', password: 'hanya saya yang tahu' }
    expect((await call(found, changePassword, { body })).status).toBe(200)
    expect(await signIn(one.email, 'hanya saya yang tahu')).not.toHaveProperty('harus_ganti_password')

    const token = await insertReset(db, other.user_id, new Date('2026-11-23T07:00:00+07:00'))
    expect((await call(null, resetPassword, { body: { token, password: 'hanya saya juga' } })).status).toBe(200)
    expect(await signIn(other.email, 'hanya saya juga')).not.toHaveProperty('harus_ganti_password')
  })

  test('who makes an account knows its password: its user must choose an own one', async () => {
    const me = await make.person(1)
    const body = { name: 'Baru', email: 'dibuat@uji.test', password_hash: 'dari-admin-2', level_id: 4 }
    expect((await call(me, register, { body })).status).toBe(201)
    const signIn = async (email: string, password: string) =>
      (await call(null, login, { body: { email, password } })).data
    expect((await signIn('dibuat@uji.test', 'dari-admin-2')).harus_ganti_password).toBe(true)
  })

  test('sets no password of their own account, which the profile changes with the present one', async () => {
    const me = await make.person(1)
    const signIn = async (password: string) => (await call(null, login, { body: { email: me.email, password } })).status
    const reply = await call(me, resetUserPassword, {
      body: { user_id: String(me.user_id), password: 'tanpa-yang-lama' },
    })
    expect([reply.status, reply.code, reply.message]).toEqual([403, 'OWN_ACCOUNT', messages.OWN_ACCOUNT.isi])
    expect([await signIn(PASSWORD), await signIn('tanpa-yang-lama'), await stillIn(me)]).toEqual([200, 401, 200])
  })

  test('changes no e-mail of their own account; the other fields, and the same e-mail, stay possible', async () => {
    const me = await make.person(1)
    const other = await update(me, { user_id: me.user_id, name: 'Ganti', email: 'lain-sendiri@uji.test' })
    expect([other.status, other.code]).toEqual([403, 'OWN_ACCOUNT'])
    const { token: _, ...before } = me
    const same = await update(me, { ...before, name: 'Admin Dua', email: me.email.toUpperCase() })
    expect([same.status, same.data]).toEqual([200, { ...before, name: 'Admin Dua' }])
  })

  test('cannot deactivate or demote themself', async () => {
    expect((await call(admin, deactivateUser, { query: { id: admin.user_id } })).code).toBe('SELF_PROTECTED')
    const reply = await update(admin, { user_id: admin.user_id, level_id: 5 })
    expect([reply.status, reply.code, reply.message]).toEqual([409, 'SELF_PROTECTED', messages.SELF_PROTECTED.isi])
    expect((await update(admin, { user_id: admin.user_id, name: 'Admin Utama' })).status).toBe(200)
  })
})

describe('two admins', () => {
  /** Makes these two the only admins. */
  async function twoAdmins() {
    await db.rows(sql`update users set level_id = 5 where level_id = 1`)
    return [await make.person(1), await make.person(1)] as const
  }
  const demote = (by: { token: string }, whom: { user_id: number }) =>
    call(by, updateUser, { body: { user_id: whom.user_id, level_id: 5 } })

  test('who demote each other at once: one succeeds', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = await twoAdmins()
      const replies = await Promise.all([demote(a, b), demote(b, a)])
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await lockActiveAdmins(db)).toHaveLength(1)
    }
  })

  test('the last active one is protected, also from a decision that was already under way', async () => {
    const [a, b] = await twoAdmins()
    const late = await db.transaction(async (tx) => {
      await lockActiveAdmins(tx)
      const waiting = demote(b, a)
      await someoneWaits(db)
      await tx.rows(sql`update users set level_id = 5 where user_id = ${b.user_id}`)
      return { waiting }
    })
    expect((await late.waiting).code).toBe('LAST_ADMIN')
  })
})
