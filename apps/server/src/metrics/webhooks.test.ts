import * as api from '@sehati/contract/channel/webhook.endpoints'
import { expect, test } from 'vitest'
import { restrict } from '../../test/permintaan.ts'
import { makeRequested } from '../../test/requested.ts'
import { startWebhooks } from '../../test/webhook.ts'
import { makeDatabaseMeters } from './database-meters.ts'

const { server, admin, send, relay, hook } = await startWebhooks()
const { call, db, make, at, clock } = server
const { registry, read } = makeDatabaseMeters(db, clock, '/nonexistent', 60_000)
const HOUR = 3_600_000
const later = (ms: number) => at(new Date(clock().getTime() + ms).toISOString())
const request = async () => makeRequested(server)(await make.person(5))

async function measured() {
  await read()
  const text = await registry.metrics()
  const of = (name: string) => Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    waiting: of('sehati_webhook_deliveries{state="waiting"}'),
    failed: of('sehati_webhook_deliveries{state="failed"}'),
    oldest: of('sehati_oldest_waiting_webhook_seconds'),
    failing: of('sehati_webhooks{state="failing"}'),
    off: of('sehati_webhooks{state="off"}'),
  }
}
const still = { waiting: 0, failed: 0, oldest: 0, failing: 0, off: 0 }

test('what waits, since when, what was given up, and which webhooks fail or were switched off', async () => {
  expect(await measured()).toEqual(still)
  const here = await hook(503)
  await request()
  await relay()
  later(HOUR)
  expect(await measured()).toEqual({ ...still, waiting: 1, oldest: 3_600 })
  await send()
  expect(await measured()).toEqual({ ...still, waiting: 1, oldest: 3_600, failing: 1 })
  here.treat(200)
  later(HOUR)
  await send()
  expect(await measured()).toEqual(still)

  // What a person withholds, and a test, are no failure of the receiver.
  const { pasien } = await request()
  await restrict(server, pasien)
  await send()
  here.treat(500)
  await call(admin, api.ujiWebhook, { body: { webhook_id: here.webhook_id } })
  expect(await measured()).toEqual(still)

  here.treat(410)
  await request()
  await send()
  expect(await measured()).toEqual({ ...still, failed: 1, off: 1 })
  await call(admin, api.removeWebhook, { query: { id: here.webhook_id } })
  expect(await measured()).toEqual(still)
})
