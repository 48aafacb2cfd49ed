import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPushing } from '../../test/push.ts'
import { START } from '../../test/server.ts'
import { insertPeristiwa } from '../record/peristiwa/peristiwa.store.ts'

const { server, service, relay, queue, hasil, send, subscribe, langgananOf, waiting } = await startPushing()
const { make, db, at, clock } = server
beforeEach(async () => {
  at(START.toISOString())
  // What another test left on its way.
  await db.rows(sql`delete from langganan_push`)
})
afterEach(() => expect(service.strange).toEqual([]))

/** An event of the account, of which the person is notified. */
const happen = (who: { user_id: number }) =>
  insertPeristiwa(db, { jenis: 'masuk', user_id: who.user_id, isi: { perangkat: 'Firefox di Linux' } }, clock())
const akun = { kelompok: 'akun', url: '/user/notifikasi' }

describe('a browser that', () => {
  test.each([404, 410])('is forgotten (%i) is removed, and stops no other', async (status) => {
    const me = await make.person(5)
    const elsewhere = { user_id: me.user_id, token: await make.signIn(me.user_id) }
    const gone = hasil.gone
    await subscribe(me, status)
    const good = await subscribe(elsewhere)
    await happen(me)
    await send()
    expect(good.isi()).toEqual([akun])
    expect(await langgananOf(me)).toHaveLength(1)
    expect(hasil.gone - gone).toBe(1)
  })

  test('cannot be reached is tried five times, with longer and longer pauses, and then not again', async () => {
    const me = await make.person(5)
    const browser = await subscribe(me, 500)
    const failed = hasil.failed
    await happen(me)
    await send()
    const pauses: number[] = []
    for (let [push] = await waiting(me); push; [push] = await waiting(me)) {
      const due = new Date(push.sejak)
      pauses.push((due.getTime() - clock().getTime()) / 1_000)
      at(new Date(due.getTime() - 1).toISOString())
      const before = browser.kept.tries
      await send()
      expect(browser.kept.tries).toBe(before)
      at(due.toISOString())
      await send()
    }
    expect(pauses).toEqual([30, 120, 480, 1_920])
    expect(browser.kept.tries).toBe(5)
    expect(hasil.failed - failed).toBe(1)
    expect(await langgananOf(me)).toMatchObject([{ gagal: 1 }])
    browser.kept.treatment = 201
    await happen(me)
    await send()
    expect(await langgananOf(me)).toMatchObject([{ gagal: 0 }])
  })

  test('refuses ten messages in a row is removed', async () => {
    const me = await make.person(5)
    const browser = await subscribe(me, 413)
    for (let n = 0; n < 9; n += 1) await happen(me)
    await send()
    expect(browser.kept.tries).toBe(9)
    expect(await langgananOf(me)).toMatchObject([{ gagal: 9 }])
    await happen(me)
    await send()
    expect(await langgananOf(me)).toEqual([])
  })

  test('does not respond is given up after the limit, and tried again', async () => {
    const me = await make.person(5)
    const browser = await subscribe(me, 'never')
    await happen(me)
    await send()
    expect(browser.kept.tries).toBe(1)
    expect(await waiting(me)).toMatchObject([{ percobaan: 1 }])
  })

  test('leads elsewhere is not followed', async () => {
    const me = await make.person(5)
    const target = service.browser()
    await subscribe(me, { redirect: target.subscription.endpoint })
    await happen(me)
    await send()
    expect(target.kept.tries).toBe(0)
    expect(await waiting(me)).toMatchObject([{ percobaan: 1 }])
  })
})

test('a push whose process was killed is due again after a minute, and taken by one process at a time', async () => {
  const me = await make.person(5)
  const browser = await subscribe(me)
  await happen(me)
  at('2026-11-23T07:00:30+07:00')
  await relay()
  const [first, second] = await Promise.all([queue.take(9), queue.take(9)])
  expect(first.length + second.length).toBe(1)
  await send()
  expect(browser.kept.tries).toBe(0)
  at('2026-11-23T07:01:30+07:00')
  await send()
  expect(browser.isi()).toEqual([akun])
})
