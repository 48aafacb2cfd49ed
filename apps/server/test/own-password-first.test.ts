import { isPatient, type LevelId, levelsOf } from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { allEndpoints } from '@sehati/contract/endpoints'
import { changePassword, register } from '@sehati/contract/people/auth.endpoints'
import { canHaveTugas } from '@sehati/contract/people/tugas.rules'
import { getSaya, getUser } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeCast } from './cast.ts'
import { PASSWORD } from './factories.ts'
import { startServer } from './server.ts'

const server = await startServer()
const { db, make, call } = server

const isStrict = (on: boolean) => db.rows(sql`update pengaturan set privasi_ketat = ${on}`)
beforeEach(() => isStrict(true))

const hold = ({ user_id }: { user_id: number }) =>
  db.rows(sql`update users set harus_ganti_password = true where user_id = ${user_id}`)
/** The person of a level whose password an admin set, with a session, and the duty of the endpoint if it demands one. */
const held = makeCast(server, hold)

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

test.each(asked)('%s before the own password was chosen', async (name, endpoint) => {
  const found: Record<string, unknown> = {}
  const wanted: typeof found = {}
  for (const privacy of ['strict', 'usual']) {
    await isStrict(privacy === 'strict')
    const isDue = privacy === 'strict' && !OPEN.includes(name)
    for (const level of levels(endpoint)) {
      const { status, code } = await call(await held(level, endpoint.tugas), endpoint)
      found[`${privacy}, level ${level}`] = code === DUE[1] ? [status, code] : 'let in'
      wanted[`${privacy}, level ${level}`] = isDue ? DUE : 'let in'
    }
  }
  expect(found).toEqual(wanted)
})

/** What a session may do without the second factor that the clinic asks for: the same, and turn it on. */
const TURNING_ON = ['getDuaLangkah', 'beginTotp', 'activateTotp', 'listPasskey', 'beginPasskey', 'insertPasskey']
const OPEN_TO_ENROL = [...OPEN, ...TURNING_ON]
const staff = makeCast(server, async () => {})

test('every call of staff before the second factor that the clinic asks for', async () => {
  await isStrict(false)
  const found: Record<string, unknown> = {}
  const wanted: typeof found = {}
  for (const required of [true, false]) {
    await db.rows(sql`update pengaturan set dua_langkah_staf = ${required}`)
    for (const [name, endpoint] of asked)
      for (const level of levels(endpoint)) {
        const isDue = required && (!isPatient(level) || endpoint.tugas) && !OPEN_TO_ENROL.includes(name)
        const { status, code } = await call(await staff(level, endpoint.tugas), endpoint)
        found[`${name}, level ${level}, ${required}`] = code === 'SECOND_FACTOR_DULU' ? status : 'let in'
        wanted[`${name}, level ${level}, ${required}`] = isDue ? 403 : 'let in'
      }
  }
  expect(found).toEqual(wanted)
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
  const admin = await make.person(1)
  await hold(admin)
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
