import { MAX_SESSIONS } from '@sehati/contract/base/constants'
import { login } from '@sehati/contract/people/auth.endpoints'
import { listPerangkat } from '@sehati/contract/people/perangkat.endpoints'
import type { Perangkat } from '@sehati/contract/people/perangkat.schema'
import { getSaya } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { START, sharedServer } from '../../../test/server.ts'

const { db, make, call, at } = await sharedServer()
beforeEach(() => at(START.toISOString()))

const later = (minutes: number) => at(new Date(START.getTime() + minutes * 60_000).toISOString())
const enter = async ({ email }: { email: string }): Promise<{ token: string }> =>
  (await call(null, login, { body: { email, password: PASSWORD } })).data
const list = async (who: { token: string }, query = {}): Promise<Perangkat[]> =>
  (await call(who, listPerangkat, { query })).data
const isOpen = async (who: { token: string }) => (await call(who, getSaya)).status === 200

/** A person with every place taken, each session opened and last used a minute after the one before; `sessions[0]` is the oldest. */
async function crowded() {
  const me = await make.person(5)
  const sessions = [{ token: me.token }]
  for (let n = 1; n < MAX_SESSIONS; n++) {
    later(n)
    sessions.push({ token: await make.signIn(me.user_id) })
  }
  later(MAX_SESSIONS)
  return { me, sessions: sessions as [{ token: string }, { token: string }, { token: string }] }
}

test('a login beyond the limit ends the session that was used the longest time ago, and no other', async () => {
  const { me, sessions } = await crowded()
  // The oldest is used now, which its response records; the second has been idle the longest.
  expect(await isOpen(sessions[0])).toBe(true)
  const fresh = await enter(me)
  expect(await isOpen(sessions[1])).toBe(false)
  for (const open of [fresh, sessions[0], sessions[2]]) expect(await isOpen(open)).toBe(true)
  expect(await list(fresh)).toHaveLength(MAX_SESSIONS)
})

test('of logins at once each opens a session, and the limit holds', async () => {
  const { me, sessions } = await crowded()
  const fresh = await Promise.all(Array.from({ length: 6 }, () => enter(me)))
  for (const open of fresh) expect(await isOpen(open)).toBe(true)
  for (const ended of sessions.slice(0, 6)) expect(await isOpen(ended)).toBe(false)
  const rows = await db.rows<{ nomor: number }>(
    sql`select nomor from auth_session where user_id = ${me.user_id} order by nomor`,
  )
  expect(rows.map(({ nomor }) => nomor)).toEqual(Array.from({ length: MAX_SESSIONS }, (_, n) => n + 1))
})

test('sessions that are over go first, and other accounts keep theirs', async () => {
  const { me, sessions } = await crowded()
  const other = await make.person(5)
  await db.rows(sql`
    update auth_session set created_at = ${START}::timestamptz - interval '31 days'
    where user_id = ${me.user_id} and nomor = ${MAX_SESSIONS}`)
  await enter(me)
  expect(await isOpen(sessions[0])).toBe(true)
  expect(await isOpen(other)).toBe(true)
})

test('a fifty-first place does not exist, whichever statement asks for it', async () => {
  const { me } = await crowded()
  const insert = (nomor: number) =>
    db.rows(sql`
      insert into auth_session (token_hash, user_id, nomor, created_at, last_used_at)
      values (sha256(convert_to(${String(nomor)}, 'UTF8')), ${me.user_id}, ${nomor}, ${START}, ${START})`)
  await expect(insert(MAX_SESSIONS + 1)).rejects.toMatchObject({ constraint: 'auth_session_nomor_check' })
  await expect(insert(1)).rejects.toMatchObject({ constraint: 'auth_session_nomor_sekali' })
})

test('the list is whole without parameters, and a page of it with them', async () => {
  const { sessions } = await crowded()
  const me = sessions[0]
  const whole = await list(me)
  expect(whole).toHaveLength(MAX_SESSIONS)
  expect(whole[0]?.ini).toBe(true)
  const ids = whole.map(({ sesi_id }) => sesi_id)
  const pageOf = async (query: object) => (await list(me, query)).map(({ sesi_id }) => sesi_id)
  expect(await pageOf({ page: 1, limit: 10 })).toEqual(ids.slice(0, 10))
  expect(await pageOf({ page: 2 })).toEqual(ids.slice(10, 20))
  expect(await pageOf({ limit: 3 })).toEqual(ids.slice(0, 3))
  expect(await pageOf({ page: 6, limit: 10 })).toEqual([])
  expect((await call(me, listPerangkat, { query: { page: 0 } })).status).toBe(422)
})
