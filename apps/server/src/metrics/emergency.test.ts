import { putTinjauan } from '@sehati/contract/safety/darurat.endpoints'
import { expect, test } from 'vitest'
import { makeDarurat } from '../../test/darurat.ts'
import { startServer } from '../../test/server.ts'
import { makeDatabaseMeters } from './database-meters.ts'

const server = await startServer()
const { db, call, make, at, clock } = server
const { peninjau, open, konsultasi } = makeDarurat(server)
const { registry, read } = makeDatabaseMeters(db, clock, '/nonexistent', 60_000)

/** How many wait for their review, and how many of them are overdue. */
async function unreviewed(): Promise<Record<string, number>> {
  await read()
  const [metric] = (await registry.getMetricsAsJSON()).filter(({ name }) => name === 'sehati_emergency_unreviewed')
  return Object.fromEntries(
    (metric?.values ?? []).map(({ labels, value }) => [String((labels as { state?: string }).state), value]),
  )
}

test('openings without a review are counted, within their time and overdue', async () => {
  const who = await peninjau(2)
  expect(await unreviewed()).toEqual({ waiting: 0, overdue: 0 })
  const { buka_id } = (await open(await make.person(1), (await konsultasi()).jadwal_id)).data as { buka_id: number }
  expect(await unreviewed()).toEqual({ waiting: 1, overdue: 0 })
  // Two working days later.
  at('2026-11-25T07:00:01+07:00')
  expect(await unreviewed()).toEqual({ waiting: 0, overdue: 1 })
  await call(who, putTinjauan, { body: { buka_id, hasil: 'wajar' } })
  expect(await unreviewed()).toEqual({ waiting: 0, overdue: 0 })
})
