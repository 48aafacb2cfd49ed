import { allEndpoints } from '@sehati/contract/endpoints'
import { changePassword, login, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { beginTotp } from '@sehati/contract/people/dua-langkah.endpoints'
import { beginPasskey } from '@sehati/contract/people/passkey.endpoints'
import { getUser, updateProfil } from '@sehati/contract/people/user.endpoints'
import { salinDataSaya } from '@sehati/contract/rights/data-saya.endpoints'
import { insertPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeIdentitas } from '../../../test/cara-masuk.ts'
import { startServer } from '../../../test/server.ts'
import { NO_PASSWORD } from '../user/no-password.ts'
import { insertReset } from './reset.store.ts'

// An account that a provider brought has no password, and some acts ask for it.

const server = await startServer({ publicUrl: 'https://klinik.kampus.test' })
const { db, call, make, clock } = server

const GUESS = 'tebakan sekali'
const NEW = 'kopi pagi di teras'

async function withoutPassword() {
  const person = await make.person(5)
  await makeIdentitas(db, person.user_id)
  await db.rows(sql`update users set password_hash = ${NO_PASSWORD} where user_id = ${person.user_id}`)
  return person
}
const profileOf = async (who: { user_id: number; token: string }) =>
  (await call(who, getUser, { query: { id: who.user_id } })).data

test.each([
  ['the copy of the data', salinDataSaya, { password: GUESS }, 'password'],
  ['the erasure', insertPermintaan, { jenis: 'penghapusan', password: GUESS }, 'password'],
  ['the second factor', beginTotp, { password: GUESS }, 'password'],
  ['a passkey', beginPasskey, { password: GUESS }, 'password'],
  ['another password', changePassword, { current_password: GUESS, password: NEW }, 'current_password'],
  ['another e-mail', updateProfil, { email: 'lain@kampus.test', current_password: GUESS }, 'current_password'],
] as const)('%s says that there is none, however often it is asked for', async (_, endpoint, body, field) => {
  const who = await withoutPassword()
  for (let n = 0; n < 12; n++) {
    const { status, code, errors } = await call(who, endpoint, { body })
    expect({ status, code, errors }).toMatchObject({ status: 422, code: 'PASSWORD_NONE', errors: [{ field }] })
  }
})

test('every call that asks for the own password can say that there is none', () => {
  const saying = (code: string) =>
    Object.entries(allEndpoints).flatMap(([name, { errors }]) =>
      (errors as readonly string[]).includes(code) ? [name] : [],
    )
  expect(saying('PASSWORD_NONE')).toEqual(saying('PASSWORD_WRONG'))
})

test('the profile says so until the mailed link was used; then the acts work', async () => {
  const who = await withoutPassword()
  expect(await profileOf(who)).toMatchObject({ tanpa_password: true })
  const token = await insertReset(db, who.user_id, clock())
  expect((await call(null, resetPassword, { body: { token, password: NEW } })).status).toBe(200)
  const again = await call(null, login, { body: { email: who.email, password: NEW } })
  const now = { ...who, token: again.data.token }
  expect(await profileOf(now)).not.toHaveProperty('tanpa_password')
  expect((await call(now, beginTotp, { body: { password: NEW } })).status).toBe(200)
})
