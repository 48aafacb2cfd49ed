import { setTimeout as wait } from 'node:timers/promises'
import { changePassword, logout, resetPassword } from '@sehati/contract/auth.endpoints'
import { getDashboard } from '@sehati/contract/konsultasi.endpoints'
import { listPerangkat, removePerangkat, removePerangkatLain } from '@sehati/contract/perangkat.endpoints'
import { getTenagaProfesionalByUser } from '@sehati/contract/tenaga-profesional.endpoints'
import { deactivateUser, listLevel, resetUserPassword, updateUser } from '@sehati/contract/user.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { startNodes } from '../../../test/nodes.ts'
import { START } from '../../../test/server.ts'
import { hashToken } from '../../http/authentication.ts'
import { CEILING_MS, makeActorMemory } from './actor-memory.ts'
import { insertReset } from './reset.store.ts'

const { db, clock, make, startNode } = await startNodes()
const [here, there] = [await startNode(), await startNode()]
const admin = await make.person(1)
type Node = typeof here
type Person = Awaited<ReturnType<typeof make.person>>

// Each hears of the other at its next beat; until then whoever ends a session waits the lease out.
beforeAll(() => here.news.heardByAll())
afterEach(() => {
  clock.now = START
  there.network.delayMs = 0
  for (const { look } of [here, there]) look.pause = async () => {}
})

const NEW = 'kata sandi yang baru'
const statusAt = async (node: Node, who: { token: string }) => (await node.call(who, getDashboard)).status
/** The look-ups that some requests cost at this node. */
async function lookUps(node: Node, work: () => Promise<unknown>): Promise<number> {
  const before = node.look.ups
  await work()
  return node.look.ups - before
}
/** Has it remembered there, and shows that it is; a machine that stood still for a moment asks once more. */
async function remember(node: Node, who: { token: string }): Promise<void> {
  expect(await statusAt(node, who)).toBe(200)
  await expect.poll(() => lookUps(node, () => statusAt(node, who)), { timeout: 20_000 }).toBe(0)
}
/** The end of sessions that no trigger tells of: as if its news were lost. */
const endUntold = (user_id: number) =>
  db.transaction(async (tx) => {
    await tx.rows(sql`set local session_replication_role = replica`)
    await tx.rows(sql`delete from auth_session where user_id = ${user_id}`)
  })

test('a token is looked up once, and every node looks for itself', async () => {
  const who = await make.person(5)
  for (const node of [here, there]) {
    expect(await lookUps(node, () => statusAt(node, who))).toBe(1)
    const many = () => Promise.all(Array.from({ length: 50 }, () => statusAt(node, who)))
    await expect.poll(() => lookUps(node, many), { timeout: 20_000 }).toBe(0)
  }
})

describe('a session that is ended at one node is refused at the other as soon as that was answered', () => {
  const acts: Record<string, (who: Person, other: { token: string }) => Promise<{ status: number }>> = {
    'by logout': (who) => here.call(who, logout),
    'by a new password elsewhere': (_, other) =>
      here.call(other, changePassword, { body: { current_password: PASSWORD, password: NEW } }),
    'by a link from a mail': async ({ user_id }) =>
      here.call(null, resetPassword, { body: { token: await insertReset(db, user_id, clock.now), password: NEW } }),
    'by an admin’s reset': ({ user_id }) => here.call(admin, resetUserPassword, { body: { user_id, password: NEW } }),
    'by deactivation': ({ user_id }) => here.call(admin, deactivateUser, { query: { id: user_id } }),
    'by an update that deactivates': ({ user_id }) =>
      here.call(admin, updateUser, { body: { user_id, status_user: 'nonaktif' } }),
    'by another level': ({ user_id }) => here.call(admin, updateUser, { body: { user_id, level_id: 4 } }),
    'from another device': async (who, other) => {
      const { data } = await here.call(who, listPerangkat)
      return here.call(other, removePerangkat, { query: { id: data.find(({ ini }: { ini: boolean }) => ini).sesi_id } })
    },
    'with all other devices': (_, other) => here.call(other, removePerangkatLain),
  }

  // The news comes late there, so that whoever answered without waiting for it would be caught.
  test.each(Object.entries(acts))('%s', async (_, act) => {
    const who = await make.person(5)
    const other = { token: await make.signIn(who.user_id) }
    for (const node of [here, there]) await remember(node, who)
    there.network.delayMs = 150
    expect((await act(who, other)).status).toBe(200)
    expect([await statusAt(there, who), await statusAt(here, who)]).toEqual([401, 401])
  })
})

describe('rights', () => {
  test('of an account that somebody changes at the database are those of the database', async () => {
    const who = await make.person(1)
    await remember(there, who)
    const level = async () => (await there.call(who, listLevel)).status
    expect(await level()).toBe(200)
    await db.rows(sql`update users set level_id = 5 where user_id = ${who.user_id}`)
    await here.news.heardByAll()
    expect(await level()).toBe(403)
  })

  test('of who becomes a professional begin at once, and a number that changes is told', async () => {
    const who = await make.person(2)
    const mine = async () =>
      (await there.call(who, getTenagaProfesionalByUser, { query: { user_id: who.user_id } })).status
    expect([await statusAt(there, who), await mine()]).toEqual([200, 404])
    const spesialisasi_id = await make.spesialisasi()
    there.network.delayMs = 300
    await db.rows(sql`
      insert into tenaga_profesional (user_id, spesialisasi_id, lokasi) values (${who.user_id}, ${spesialisasi_id}, 'Klinik')`)
    expect(await mine()).toBe(200)
    await remember(there, who)
    await db.rows(sql`delete from tenaga_profesional where user_id = ${who.user_id}`)
    await here.news.heardByAll()
    expect(await lookUps(there, () => statusAt(there, who))).toBe(1)
  })

  test('of everybody end when all sessions are ended at once', async () => {
    const who = await make.person(5)
    await remember(there, who)
    const kept = await db.rows<{ token_hash: Buffer }>(sql`select * from auth_session where user_id = ${admin.user_id}`)
    await db.rows(sql`truncate auth_session`)
    await here.news.heardByAll()
    expect(await statusAt(there, who)).toBe(401)
    expect(kept).toHaveLength(1)
    Object.assign(admin, { token: await make.signIn(admin.user_id) })
  })
})

describe('time', () => {
  test.each([
    ['a week without use', '2026-11-30T07:00:00+07:00', null],
    ['thirty days with it', '2026-12-23T06:59:59+07:00', '2026-11-23T06:59:58+07:00'],
  ])('ends a session that is remembered: after %s', async (_, end, created_at) => {
    const who = await make.person(5)
    if (created_at) {
      clock.now = new Date('2026-12-23T06:58:00+07:00')
      await db.rows(sql`
        update auth_session set created_at = ${created_at}, last_used_at = ${clock.now} where user_id = ${who.user_id}`)
    }
    await remember(there, who)
    clock.now = new Date(end)
    expect(await statusAt(there, who)).toBe(401)
  })

  test('is written down of a session in use, every five minutes', async () => {
    const who = await make.person(5)
    const used = async () =>
      (await db.row<{ at: Date }>(sql`select last_used_at as at from auth_session where user_id = ${who.user_id}`))?.at
    await remember(there, who)
    clock.now = new Date(START.getTime() + 5 * 60_000)
    await statusAt(there, who)
    expect(await used()).toBe('2026-11-23T07:00:00+07:00')
    clock.now = new Date(START.getTime() + 5 * 60_000 + 1)
    await statusAt(there, who)
    expect(await used()).toBe('2026-11-23T07:05:00+07:00')
    await remember(there, who)
  })
})

describe('the memory itself', () => {
  const open = (options: Parameters<typeof makeActorMemory>[1] = {}) => {
    let [ups, pause] = [0, async () => {}]
    const row: typeof db.row = async (query) => {
      ups += 1
      const found = await db.row(query)
      await pause()
      return found as never
    }
    const find = makeActorMemory({ db: { ...db, row }, clock: () => clock.now, news: there.news }, options)
    return {
      find: ({ token }: { token: string }) => find(hashToken(token)),
      ups: () => ups,
      hold: (until: Promise<void>) => {
        pause = () => until
      },
    }
  }

  test('keeps no answer that was under way when the news came', async () => {
    const who = await make.person(5)
    const memory = open()
    const held = Promise.withResolvers<void>()
    memory.hold(held.promise)
    const asked = memory.find(who)
    await expect.poll(memory.ups, { timeout: 20_000 }).toBe(1)
    await here.call(who, logout)
    held.resolve()
    // It was asked before the session ended, and so was answered; the next is not.
    expect(await asked).toMatchObject({ user_id: who.user_id })
    expect(await memory.find(who)).toBeNull()
  })

  test('believes nothing for longer than its ceiling, however often it is asked', async () => {
    expect(CEILING_MS).toBe(30_000)
    const who = await make.person(5)
    const memory = open({ ceiling: 300 })
    const began = performance.now()
    await memory.find(who)
    await endUntold(who.user_id)
    let found = await memory.find(who)
    while (found) {
      await wait(5)
      found = await memory.find(who)
    }
    expect(found).toBeNull()
    expect(performance.now() - began).toBeGreaterThan(299)
    expect(memory.ups()).toBe(2)
  })

  test('holds no more than it may, and forgets the oldest', async () => {
    const people = await Promise.all([5, 5, 5, 5].map((level) => make.person(level as 5)))
    const memory = open({ most: 3 })
    for (const who of people) await memory.find(who)
    for (const who of people.slice(1)) await memory.find(who)
    expect(memory.ups()).toBe(4)
    await memory.find(people[0] as Person)
    expect(memory.ups()).toBe(5)
  })

  test('does not remember who is nobody', async () => {
    const memory = open()
    const nobody = { token: 'x'.repeat(43) }
    expect([await memory.find(nobody), await memory.find(nobody), memory.ups()]).toEqual([null, null, 2])
  })
})

describe('without news', () => {
  test('memory is empty: what ended while the listening connection was cut is refused', async () => {
    const who = await make.person(5)
    for (const node of [here, there]) await remember(node, who)
    let lost = 0
    for (const { news } of [here, there]) news.hear({ heard: () => {}, listening: () => {}, lost: () => void lost++ })
    await db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'sehati realtime'`)
    await expect.poll(() => lost, { timeout: 20_000 }).toBe(2)
    await endUntold(who.user_id)
    expect([await statusAt(here, who), await statusAt(there, who)]).toEqual([401, 401])
    // Until it is heard again, every request is asked for; then no longer.
    await expect.poll(() => [here, there].map(({ news }) => news.isSure()), { timeout: 20_000 }).toEqual([true, true])
    await remember(there, await make.person(5))
  })

  test('memory is not trusted: a network that swallows everything keeps nobody signed in', async () => {
    const deaf = await startNode()
    const who = await make.person(5)
    await remember(deaf, who)
    await expect.poll(() => here.news.isSure(), { timeout: 20_000 }).toBe(true)
    deaf.network.swallows = true
    expect((await here.call(who, logout)).status).toBe(200)
    expect(await statusAt(deaf, who)).toBe(401)
    const another = await make.person(5)
    expect(await lookUps(deaf, () => Promise.all([statusAt(deaf, another), statusAt(deaf, another)]))).toBe(2)
  })

  test('whoever has only begun to listen, and knows of nobody yet, waits as well', async () => {
    const who = await make.person(5)
    await remember(there, who)
    there.network.delayMs = 600
    const fresh = await startNode()
    expect((await fresh.call(who, logout)).status).toBe(200)
    expect(await statusAt(there, who)).toBe(401)
  })

  test('whoever ends a session where nobody can be told waits until nobody trusts their memory', async () => {
    const deaf = await startNode()
    const who = await make.person(5)
    deaf.network.swallows = true
    await remember(there, who)
    there.network.delayMs = 3_000
    expect((await deaf.call(who, logout)).status).toBe(200)
    expect(await statusAt(there, who)).toBe(401)
  })
})
