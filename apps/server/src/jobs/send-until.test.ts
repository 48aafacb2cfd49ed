import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { runJobs } from '../../test/jobs.ts'
import { openLimits } from '../../test/limits.ts'
import { startPushing, VAPID } from '../../test/push.ts'
import { until } from '../../test/waiting.ts'
import { layananPushWeb } from '../base/outside/layanan-push-web.ts'
import { insertPeristiwa } from '../record/peristiwa/peristiwa.store.ts'
import { noPushes } from './push-results.ts'

const { server, service, subscribe, waiting } = await startPushing()
const { db, make, clock } = server
const hasil = noPushes()
const kotakSurat = { kirim: async () => {}, tutup: async () => {} }
const limits = openLimits()
const run = () => runJobs(server, { kotakSurat, push: { layanan: layananPushWeb(VAPID, limits.limit), hasil } })
const processes = [run(), run(), run()]
afterAll(() => Promise.all(processes.map(({ stop }) => stop())))
const happen = (who: { user_id: number }) =>
  insertPeristiwa(db, { jenis: 'masuk', user_id: who.user_id, isi: { perangkat: 'Firefox di Linux' } }, clock())

test('with three processes each push arrives once, beside browsers that do not respond', async () => {
  const [slow, ...people] = await Promise.all(Array.from({ length: 8 }, () => make.person(5)))
  const never = await subscribe(slow as { token: string }, 'never')
  const browsers = await Promise.all(people.map((who) => subscribe(who)))
  await happen(slow as { user_id: number })
  await until(() => expect(never.kept.tries).toBe(1))
  for (const who of people) await happen(who)
  // The slow one is under way until its limit.
  await until(() => expect(browsers.map(({ kept }) => kept.received.length)).toEqual(people.map(() => 1)))
  // A push whose response is not read yet would end with the slow one.
  await until(() => expect(hasil.sent).toBe(people.length))
  limits.end()
  await until(async () => expect(await waiting(slow as { user_id: number })).toMatchObject([{ percobaan: 1 }]))
  expect(browsers.every(({ kept }) => kept.tries === 1)).toBe(true)
  expect(hasil.sent).toBe(people.length)
  expect(service.strange).toEqual([])
})

test('a process that stops leaves what is under way to the others', async () => {
  const me = await make.person(5)
  const browser = await subscribe(me, 'never')
  await happen(me)
  await until(() => expect(browser.kept.tries).toBe(1))
  await Promise.all(processes.map(({ stop }) => stop()))
  const [kiriman] = await db.rows<{ percobaan: number; due: boolean }>(
    sql`select percobaan, sejak <= ${clock()} as due from kiriman_push k join langganan_push l using (langganan_id)
      where l.user_id = ${me.user_id}`,
  )
  expect(kiriman).toEqual({ percobaan: 0, due: true })
  browser.kept.treatment = 201
  const next = run()
  processes.push(next)
  await until(() => expect(browser.isi()).toEqual([{ kelompok: 'akun', url: '/user/notifikasi' }]))
})
