import { insertWebhook } from '@sehati/contract/channel/webhook.endpoints'
import { jenisWebhook } from '@sehati/contract/channel/webhook.rules'
import type { WebhookMasukan } from '@sehati/contract/channel/webhook.schema'
import sql from 'sql-template-tag'
import { afterAll, expect } from 'vitest'
import { pengirimWebhookHttps } from '../src/base/outside/pengirim-webhook-https.ts'
import { sendOne } from '../src/jobs/send-until.ts'
import { webhookQueue } from '../src/jobs/send-webhook.ts'
import { PASSWORD } from './factories.ts'
import { makeRelay, RUNNING } from './jobs.ts'
import { openLimits } from './limits.ts'
import { START, startServer } from './server.ts'
import { startReceiver, type Treatment } from './webhook-receiver.ts'

type Kept = {
  pengiriman_id: string
  jenis: string
  status: string
  percobaan: number
  sejak: string
  galat: string | null
}

/**
 * A server that sends webhooks, a receiver, and functions that do at once what server processes do each second. An attempt to which the
 * receiver does not respond ends at once, or lasts as long as the test.
 */
export async function startWebhooks({ isSilenceEnded = true } = {}) {
  const limits = openLimits()
  let clock = () => START
  const receiver = await startReceiver(() => clock(), isSilenceEnded ? limits.end : undefined)
  afterAll(() => receiver.stop())
  const webhook = pengirimWebhookHttps({ bolehPribadi: true, ca: receiver.ca, limit: limits.limit })
  const server = await startServer({ webhook })
  clock = server.clock
  const { relay } = makeRelay(server)
  const queue = webhookQueue({ ...server, db: server.service, webhook })
  const admin = await server.make.person(1)

  /** Turns events into deliveries, and sends what is due until nothing is. */
  async function send(): Promise<void> {
    await relay()
    for (let taken = await queue.take(100); taken.length > 0; taken = await queue.take(100))
      for (const kiriman of taken) await sendOne(queue, kiriman, RUNNING)
  }
  /** A webhook of an admin, at a new address of the receiver, which knows its secret. */
  async function hook(treatment: Treatment = 200, jenis: WebhookMasukan['jenis'] = [...jenisWebhook]) {
    const place = receiver.place(treatment)
    const reply = await server.call(admin, insertWebhook, { body: { alamat: place.alamat, jenis, password: PASSWORD } })
    expect(reply.status).toBe(201)
    const { rahasia } = reply.data
    const { webhook_id } = reply.data.webhook
    place.know(rahasia)
    /** Its deliveries, in their order. */
    const kept = () =>
      server.db.rows<Kept>(sql`
        select pengiriman_id::text, jenis, status, percobaan, sejak, galat from pengiriman_webhook where webhook_id = ${webhook_id} order by urut`)
    return { ...place, webhook_id, rahasia, kept }
  }
  return { server, receiver, webhook, queue, admin, relay, send, hook }
}
