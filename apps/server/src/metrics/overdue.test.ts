import { insertInsiden } from '@sehati/contract/rights/insiden.endpoints'
import { putPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { expect, test } from 'vitest'
import { makePermintaan } from '../../test/permintaan.ts'
import { START, startServer } from '../../test/server.ts'
import { makeDatabaseMeters } from './database-meters.ts'

const server = await startServer()
const { db, call, make, at, clock } = server
const { registry, read } = makeDatabaseMeters(db, clock, '/nonexistent', 60_000)

async function overdue(): Promise<Record<string, number>> {
  await read()
  const [metric] = (await registry.getMetricsAsJSON()).filter(({ name }) => name === 'sehati_requests_overdue')
  return Object.fromEntries(
    (metric?.values ?? []).map(({ labels, value }) => [String((labels as { state?: string }).state), value]),
  )
}

test('requests and incidents are counted from the end of their 72 hours until they are closed', async () => {
  const officer = await make.person(1)
  await make.tugas(officer.user_id, 'petugas_data')
  const id = await makePermintaan(server, await make.person(5))
  const body = { judul: 'Laptop hilang', tingkat: 'sedang', diketahui_pada: START.toISOString() } as const
  expect((await call(officer, insertInsiden, { body })).status).toBe(201)
  at('2026-11-26T07:00:00+07:00')
  expect(await overdue()).toEqual({ requests: 0, incidents: 0 })
  at('2026-11-26T07:00:01+07:00')
  expect(await overdue()).toEqual({ requests: 1, incidents: 1 })
  await call(officer, putPermintaan, { query: { id }, body: { tindakan: 'jawab', jawaban: 'Sudah' } })
  expect(await overdue()).toEqual({ requests: 0, incidents: 1 })
})
