import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { changePassword, login, register, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { START, startServer } from '../../../test/server.ts'
import { insertReset } from './reset.store.ts'

const { call, db, make } = await startServer()
const admin = await make.person(1)
const isStrict = (privasi_ketat: boolean) => call(admin, updatePengaturan, { body: { privasi_ketat } })
let serial = 0

const newcomer = (password_hash: string) => ({
  name: 'Rani Puspita',
  email: `rani${++serial}@kampus.test`,
  gender: 'perempuan',
  no_bpjs: '0001234567890',
  password_hash,
})

/** Every endpoint that sets a password, with the field that carries it. */
const places: Record<string, [field: string, set: (password: string) => ReturnType<typeof call>]> = {
  registration: ['password_hash', (password) => call(null, register, { body: newcomer(password) })],
  'an account that an admin makes': [
    'password_hash',
    (password) => call(admin, register, { body: { ...newcomer(password), level_id: 4 } }),
  ],
  'the link of a lost password': [
    'password',
    async (password) => {
      const token = await insertReset(db, (await make.person(5)).user_id, START)
      return call(null, resetPassword, { body: { token, password } })
    },
  ],
  'the own change': [
    'password',
    async (password) => call(await make.person(4), changePassword, { body: { current_password: PASSWORD, password } }),
  ],
  'the reset by an admin': [
    'password',
    async (password) => call(admin, resetUserPassword, { body: { user_id: (await make.person(5)).user_id, password } }),
  ],
}

describe.each(Object.entries(places))('%s', (_place, [field, set]) => {
  test('takes a common password as specified', async () => {
    await isStrict(false)
    expect((await set('12345678')).status).toBeLessThan(300)
  })

  test.each(['12345678', 'password', ' PassWord ', '88888888', '987654321', 'qwertyuiop'])(
    'refuses “%s” with strict privacy, on its own field',
    async (password) => {
      await isStrict(true)
      const reply = await set(password)
      expect([reply.status, reply.code]).toEqual([422, 'PASSWORD_COMMON'])
      expect(reply.errors).toEqual([{ field, message: reply.message, code: 'PASSWORD_COMMON' }])
    },
  )

  test('takes a sentence with strict privacy', async () => {
    await isStrict(true)
    expect((await set('kopi pagi di teras rumah')).status).toBeLessThan(300)
  })
})

test('a refused password changes nothing', async () => {
  await isStrict(true)
  const person = await make.person(5)
  const token = await insertReset(db, person.user_id, START)
  expect((await call(null, resetPassword, { body: { token, password: 'password' } })).code).toBe('PASSWORD_COMMON')
  const body = { email: person.email, password: PASSWORD }
  expect((await call(null, login, { body })).status).toBe(200)
  // The refusal did not use the link up.
  expect((await call(null, resetPassword, { body: { token, password: 'teh sore di teras' } })).status).toBe(200)
})
