import { getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import { changePassword, logout, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { listPerangkat, removePerangkat, removePerangkatLain } from '@sehati/contract/people/perangkat.endpoints'
import { listLevel, resetUserPassword } from '@sehati/contract/people/user.endpoints'
import { getTenagaProfesionalByUser } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { deactivateUser, updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { startNodes } from '../../../test/nodes.ts'
import { START } from '../../../test/server.ts'
import { hashToken } from '../../base/http/authentication.ts'
import { insertReset } from './reset.store.ts'
import { MAX_AGE_MS, makeSessionCache } from './session-cache.ts'

const { db, clock, make, startNode } = await startNodes()
const [here, there] = [await startNode(), await startNode()]
const admin = await make.person(1)
type Node = typeof here
type Person = Awaited<ReturnType<typeof make.person>>

afterEach(() => {
  clock.now = START
  for (const { network } of [here, there]) network.delayMs = 0
  for (const { look } of [here, there]) look.pause = async () => {}
})

const NEW = 'kata sandi yang baru'
const statusAt = async (node: Node, who: { token: string }) => (await node.call(who, getDashboard)).status
/** The look-ups that some requests cause at this node. */
async function lookUps(node: Node, work: () => Promise<unknown>): Promise<number> {
  const before = node.look.ups
  await work()
  return node.look.ups - before
}
/** Has the session cached at this process, and verifies it: a busy machine may need a second attempt. */
async function remember(node: Node, who: { token: string }): Promise<void> {
  expect(await statusAt(node, who)).toBe(200)
  await expect.poll(() => lookUps(node, () => statusAt(node, who))).toBe(0)
}
/** Ends sessions without the trigger's notification, as if it were lost. */
const endUnnotified = (user_id: number) =>
  db.transaction(async (tx) => {
    await tx.rows(sql`set local session_replication_role = replica`)
    await tx.rows(sql`delete from auth_session where user_id = ${user_id}`)
  })

type Events = Parameters<typeof makeSessionCache>[0]['events']
/** No event arrives: one of an earlier test, which arrives late, would keep a read out of the cache. */
const noEvents: Events = { subscribe: () => {}, isListening: () => true }

/** A separate cache behind the notifications of the other process; `ups` counts its reads, `hold` delays their results. */
const openCache = (options: Parameters<typeof makeSessionCache>[1] = {}, events: Events = there.events) => {
  let [ups, pause] = [0, async () => {}]
  const row: typeof db.row = async (query) => {
    ups += 1
    const found = await db.row(query)
    await pause()
    return found as never
  }
  const cache = makeSessionCache({ db: { ...db, row }, clock: () => clock.now, events }, options)
  return {
    find: ({ token }: { token: string }) => cache.find(hashToken(token)),
    clear: cache.clear,
    ups: () => ups,
    hold: (until: Promise<void>) => {
      pause = () => until
    },
  }
}

test('a token is looked up once by each process', async () => {
  const who = await make.person(5)
  for (const node of [here, there]) {
    expect(await lookUps(node, () => statusAt(node, who))).toBe(1)
    const many = () => Promise.all(Array.from({ length: 50 }, () => statusAt(node, who)))
    await expect.poll(() => lookUps(node, many)).toBe(0)
  }
})

describe('a session that ends is refused at once by the process that ended it, and by the other when it is notified', () => {
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

  // Notifications are delayed, so that a process that waits for one to refuse the session fails the test.
  test.each(Object.entries(acts))('%s', async (_, act) => {
    const who = await make.person(5)
    const other = { token: await make.signIn(who.user_id) }
    for (const node of [here, there]) await remember(node, who)
    // Entries do not expire here: only a notification removes them.
    const lasting = openCache({ maxAge: Number.POSITIVE_INFINITY })
    expect(await lasting.find(who)).toMatchObject({ user_id: who.user_id })
    for (const { network } of [here, there]) network.delayMs = 300
    expect((await act(who, other)).status).toBe(200)
    expect(await statusAt(here, who)).toBe(401)
    await expect.poll(() => lasting.find(who)).toBeNull()
    expect(await statusAt(there, who)).toBe(401)
  })
})

describe('rights', () => {
  test('of an account that an administrator changes in the database are those of the database', async () => {
    const who = await make.person(1)
    await remember(there, who)
    const level = async () => (await there.call(who, listLevel)).status
    expect(await level()).toBe(200)
    await db.rows(sql`update users set level_id = 5 where user_id = ${who.user_id}`)
    await expect.poll(level).toBe(403)
  })

  test('of a person who becomes a professional take effect at once, and a change of their id is notified', async () => {
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
    await expect.poll(mine).toBe(404)
  })

  test('of a person whose duties change are the new ones once notified, and the session goes on', async () => {
    const who = await make.person(4)
    const lasting = openCache({ maxAge: Number.POSITIVE_INFINITY })
    const duties = async () => (await lasting.find(who))?.tugas
    const isCached = async () => {
      const before = lasting.ups()
      await duties()
      return lasting.ups() === before
    }
    await expect.poll(isCached).toBe(true)
    expect(await duties()).toEqual([])
    await db.rows(sql`
      insert into tugas (user_id, tugas, sejak, oleh) values (${who.user_id}, 'loket', ${clock.now}, ${admin.user_id})`)
    await expect.poll(duties).toEqual(['loket'])
    await expect.poll(isCached).toBe(true)
    await db.rows(sql`delete from tugas where user_id = ${who.user_id}`)
    await expect.poll(duties).toEqual([])
  })

  test('of all people end when all sessions are ended at once', async () => {
    const who = await make.person(5)
    await remember(there, who)
    const kept = await db.rows<{ token_hash: Buffer }>(sql`select * from auth_session where user_id = ${admin.user_id}`)
    await db.rows(sql`truncate auth_session cascade`)
    await expect.poll(() => statusAt(there, who)).toBe(401)
    expect(kept).toHaveLength(1)
    Object.assign(admin, { token: await make.signIn(admin.user_id) })
  })
})

describe('time', () => {
  test.each([
    ['a week without use', '2026-11-30T07:00:00+07:00', null],
    ['thirty days with it', '2026-12-23T06:59:59+07:00', '2026-11-23T06:59:58+07:00'],
  ])('ends a cached session: after %s', async (_, end, created_at) => {
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

  test('records the use of a session every five minutes', async () => {
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

describe('the cache itself', () => {
  test('keeps no read that was under way when the notification came', async () => {
    const who = await make.person(5)
    const cache = openCache()
    const held = Promise.withResolvers<void>()
    cache.hold(held.promise)
    const asked = cache.find(who)
    await expect.poll(cache.ups).toBe(1)
    const notified = Promise.withResolvers<void>()
    const received = ({ jenis }: { jenis: string }) => void (jenis === 'sesi' && notified.resolve())
    there.events.subscribe({ received, listening: () => {}, lost: () => {} })
    await here.call(who, logout)
    await notified.promise
    held.resolve()
    // The read began before the session ended; the next one did not.
    expect(await asked).toMatchObject({ user_id: who.user_id })
    expect(await cache.find(who)).toBeNull()
  })

  test('keeps no read that was under way when this process ended sessions', async () => {
    const who = await make.person(5)
    const cache = openCache({}, noEvents)
    const held = Promise.withResolvers<void>()
    cache.hold(held.promise)
    const asked = cache.find(who)
    await expect.poll(cache.ups).toBe(1)
    await endUnnotified(who.user_id)
    cache.clear()
    held.resolve()
    expect(await asked).toMatchObject({ user_id: who.user_id })
    expect(await cache.find(who)).toBeNull()
  })

  test('uses no entry beyond its age, however often it is used', async () => {
    expect(MAX_AGE_MS).toBe(5_000)
    const who = await make.person(5)
    let now = 0
    const cache = openCache({ now: () => now }, noEvents)
    await cache.find(who)
    await endUnnotified(who.user_id)
    for (now of [1, MAX_AGE_MS - 1]) expect(await cache.find(who)).toMatchObject({ user_id: who.user_id })
    now = MAX_AGE_MS
    expect(await cache.find(who)).toBeNull()
    expect(cache.ups()).toBe(2)
  })

  test('keeps no more entries than its limit, and removes the oldest', async () => {
    const people = await Promise.all([5, 5, 5, 5].map((level) => make.person(level as 5)))
    const cache = openCache({ maxEntries: 3, maxAge: Number.POSITIVE_INFINITY }, noEvents)
    for (const who of people) await cache.find(who)
    for (const who of people.slice(1)) await cache.find(who)
    expect(cache.ups()).toBe(4)
    await cache.find(people[0] as Person)
    expect(cache.ups()).toBe(5)
  })

  test('keeps no token that is unknown', async () => {
    const cache = openCache({}, noEvents)
    const unknown = { token: 'x'.repeat(43) }
    expect([await cache.find(unknown), await cache.find(unknown), cache.ups()]).toEqual([null, null, 2])
  })
})

describe('without notifications', () => {
  test('the cache is empty: a session that ended while the listening connection was cut is refused', async () => {
    const who = await make.person(5)
    for (const node of [here, there]) await remember(node, who)
    let lost = 0
    for (const { events } of [here, there])
      events.subscribe({ received: () => {}, listening: () => {}, lost: () => void lost++ })
    await db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'sehati realtime'`)
    await expect.poll(() => lost).toBe(2)
    await endUnnotified(who.user_id)
    expect([await statusAt(here, who), await statusAt(there, who)]).toEqual([401, 401])
    // Until the connection is restored, every request reads its session.
    const areListening = () => [here, there].map(({ events }) => events.isListening())
    await expect.poll(areListening).toEqual([true, true])
    await remember(there, await make.person(5))
  })

  test('a process whose network fails silently refuses an ended session when its entry is too old', async () => {
    const deaf = await startNode()
    const who = await make.person(5)
    await remember(deaf, who)
    deaf.network.swallows = true
    expect((await here.call(who, logout)).status).toBe(200)
    await expect.poll(() => statusAt(deaf, who)).toBe(401)
  })
})
