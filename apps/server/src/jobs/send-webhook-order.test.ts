import { afterAll, beforeEach, expect, test } from 'vitest'
import { runJobs } from '../../test/jobs.ts'
import { makeRequested } from '../../test/requested.ts'
import { START } from '../../test/server.ts'
import { until } from '../../test/waiting.ts'
import { startWebhooks } from '../../test/webhook.ts'
import { LEASE_MS } from '../channel/webhook/pengiriman.store.ts'

const { server, receiver, webhook, hook } = await startWebhooks({ isSilenceEnded: false })
const { make, at, clock } = server
const request = makeRequested(server)
const kotakSurat = { kirim: async () => {}, tutup: async () => {} }
const processes = Array.from({ length: 3 }, () => runJobs(server, { kotakSurat, webhook }))
afterAll(() => Promise.all(processes.map(({ stop }) => stop())))
const later = (ms: number) => at(new Date(clock().getTime() + ms).toISOString())
const [MINUTE, HOUR] = [60_000, 3_600_000]

/** A request and its answer: two events. */
async function answered(): Promise<number> {
  const { jadwal_id, answer } = await request(await make.person(5))
  await answer('disetujui')
  return jadwal_id
}
const tellings = (ids: number[]) =>
  ids.flatMap((id) => [
    [id, 'konsultasi.diajukan'],
    [id, 'konsultasi.disetujui'],
  ])
const told = (here: Awaited<ReturnType<typeof hook>>) =>
  here.received().map(({ isi }) => [isi.data.jadwal_id, isi.type])

/**
 * Nothing is on its way to this webhook: what comes first waits for another time than that for which an attempt hides it. If the clock
 * went on before that, another process would take what is still being sent.
 */
async function isQuiet({ kept }: Awaited<ReturnType<typeof hook>>): Promise<void> {
  const first = (await kept()).find(({ status }) => status === 'antre')
  if (!first) return
  const waits = new Date(first.sejak).getTime() - clock().getTime()
  expect(waits).toBeGreaterThan(0)
  expect(waits).not.toBe(LEASE_MS)
}

beforeEach(() => at(START.toISOString()))

test('three processes send what a receiver missed in an hour once and in order; another one missed nothing', async () => {
  const [down, good] = [await hook(503), await hook()]
  const ids: number[] = []
  for (let n = 0; n < 8; n += 1) {
    ids.push(await answered())
    await until(() => expect(told(good)).toEqual(tellings(ids)))
    for (const one of [good, down]) await until(() => isQuiet(one))
    later(8 * MINUTE)
  }
  await until(() => isQuiet(down))
  expect(down.received()).toEqual([])
  expect(down.tries().length).toBeGreaterThan(0)
  down.treat(200)
  // The longest pause after an hour of failures.
  later(2 * HOUR)
  await until(() => expect(down.received()).toHaveLength(16))
  await until(async () => expect((await down.kept()).every(({ status }) => status === 'terkirim')).toBe(true))
  expect(told(down)).toEqual(tellings(ids))
  expect(new Set(down.received().map(({ id }) => id)).size).toBe(16)
  expect(receiver.strange).toEqual([])
})

test('a receiver that never responds holds no other one up', async () => {
  const silent = await hook('never')
  const ids = [await answered()]
  await until(() => expect(silent.tries()).toHaveLength(1))
  const good = await hook()
  for (let n = 0; n < 5; n += 1) ids.push(await answered())
  await until(() => expect(told(good)).toEqual(tellings(ids.slice(1))))
  expect(silent.tries()).toHaveLength(1)
})
