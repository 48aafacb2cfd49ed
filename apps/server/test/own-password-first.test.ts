import { type LevelId, levelsOf } from '@sehati/contract/access'
import { changePassword, register } from '@sehati/contract/auth/endpoints'
import type { Endpoint } from '@sehati/contract/endpoint'
import { allEndpoints } from '@sehati/contract/endpoints'
import { updatePengaturan } from '@sehati/contract/pengaturan/endpoints'
import { canHaveTugas } from '@sehati/contract/tugas/rules'
import { getSaya, getUser } from '@sehati/contract/user/endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from './factories.ts'
import { startServer } from './server.ts'

const { db, make, call } = await startServer()

const isStrict = (on: boolean) => db.rows(sql`update pengaturan set privasi_ketat = ${on}`)
beforeEach(() => isStrict(true))

/** A person whose password an admin set, with a session, and the duty of the endpoint if it demands one. */
async function held(level: LevelId, endpoint?: Endpoint) {
  const person = await (level === 2 || level === 3 ? make.profesional(level) : make.person(level))
  await db.rows(sql`update users set harus_ganti_password = true where user_id = ${person.user_id}`)
  if (endpoint?.tugas)
    await db.rows(sql`
      insert into tugas (user_id, tugas, sejak, oleh) values (${person.user_id}, ${endpoint.tugas}, now(), ${person.user_id})`)
  return person
}

/** All that such a session may do: choose its own password, read its own profile, end itself. */
const OPEN = ['changePassword', 'getSaya', 'getUser', 'logout']
const DUE = [403, 'GANTI_PASSWORD_DULU']

const isAsked = ({ access, heedsActor }: Endpoint) => access !== 'public' || heedsActor
const asked = Object.entries(allEndpoints).filter(([, endpoint]) => isAsked(endpoint))
/** The levels that may call it; where it demands a duty, those that may have it. */
const levels = ({ access, tugas }: Endpoint): readonly LevelId[] => {
  const all: readonly LevelId[] = access === 'public' ? [1, 5] : levelsOf[access]
  return all.filter((level) => !tugas || canHaveTugas(tugas, level))
}

describe.each(asked)('%s', (name, endpoint) => {
  test.each(levels(endpoint))('by level %i before the own password was chosen', async (level) => {
    const reply = await call(await held(level, endpoint), endpoint)
    if (OPEN.includes(name)) expect(reply.code).not.toBe('GANTI_PASSWORD_DULU')
    else expect([reply.status, reply.code]).toEqual(DUE)
  })

  test('without strict privacy nothing is refused for it', async () => {
    await isStrict(false)
    for (const level of levels(endpoint))
      expect((await call(await held(level, endpoint), endpoint)).code).not.toBe('GANTI_PASSWORD_DULU')
  })
})

test('public data stays readable with such a session', async () => {
  const visitor = await held(5)
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    if (!isAsked(endpoint)) expect([name, (await call(visitor, endpoint)).code]).not.toEqual([name, DUE[1]])
  }
})

test('an admin reads their own profile and not another person’s', async () => {
  const [admin, other] = [await held(1), await make.person(5)]
  const read = (id: number) => call(admin, getUser, { query: { id } })
  expect((await read(admin.user_id)).data).toMatchObject({ user_id: admin.user_id })
  expect((await read(other.user_id)).status).toBe(403)
  expect((await call(admin, getSaya)).data.user_id).toBe(admin.user_id)
})

test('the own password restores all access', async () => {
  const admin = await held(1)
  const setting = { body: { minggu_ke_depan: 0 } }
  expect((await call(admin, updatePengaturan, setting)).code).toBe('GANTI_PASSWORD_DULU')
  const body = { current_password: PASSWORD, password: 'kopi pagi di teras' }
  expect((await call(admin, changePassword, { body })).status).toBe(200)
  expect((await call(admin, updatePengaturan, setting)).status).toBe(200)
})

test('an admin with such a session makes no account through the registration', async () => {
  const body = { name: 'Rani', email: 'rani@kampus.test', password_hash: 'kopi pagi di teras', level_id: 1 }
  const reply = await call(await held(1), register, { body })
  expect([reply.status, reply.code]).toEqual(DUE)
  expect(await db.rows(sql`select from users where email = ${body.email}`)).toEqual([])
})
