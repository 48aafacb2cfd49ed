import { putLanggananPush } from '@sehati/contract/channel/push.endpoints'
import sql from 'sql-template-tag'
import { afterAll } from 'vitest'
import { layananPushWeb } from '../src/base/outside/layanan-push-web.ts'
import { pairOf } from '../src/base/outside/vapid.ts'
import { noPushes } from '../src/jobs/push-results.ts'
import { pushQueue } from '../src/jobs/send-push.ts'
import { makeRelay, sendDue } from './jobs.ts'
import { openLimits } from './limits.ts'
import { startPushService, type Treatment } from './push-service.ts'
import { startServer } from './server.ts'

export const VAPID = {
  ...(pairOf(Buffer.alloc(32, 7).toString('base64url')) as { publicKey: string; privateKey: string }),
  subject: 'mailto:klinik@uji.test',
}

/** A server that sends pushes, a push service, and functions that do at once what server processes do each second. */
export async function startPushing() {
  const limits = openLimits()
  const service = await startPushService(limits.end)
  afterAll(() => service.stop())
  const server = await startServer({ push: { kunci: VAPID.publicKey, asalLain: [service.origin] } })
  const { relay } = makeRelay(server)
  const hasil = noPushes()
  const deps = { ...server, db: server.service, layanan: layananPushWeb(VAPID, limits.limit), hasil }
  const queue = pushQueue(deps)

  /** Turns events into notices, and sends the pushes that are due. */
  async function send(): Promise<void> {
    await relay()
    await sendDue(queue)
  }
  /** Lets a new browser of this session show pushes. */
  async function subscribe(who: { token: string }, treatment: Treatment = 201) {
    const browser = service.browser(treatment)
    const reply = await server.call(who, putLanggananPush, { body: browser.subscription })
    if (reply.status !== 201) throw new Error(`${reply.status} ${reply.code}`)
    return browser
  }
  const langgananOf = (who: { user_id: number }) =>
    server.db.rows<{ langganan_id: number; nomor: number; gagal: number }>(
      sql`select langganan_id, nomor, gagal from langganan_push where user_id = ${who.user_id} order by dibuat, langganan_id`,
    )
  const waiting = (who: { user_id: number }) =>
    server.db.rows<{ jenis: string; percobaan: number; sejak: string }>(sql`
      select k.jenis, k.percobaan, k.sejak from kiriman_push k join langganan_push l using (langganan_id)
      where l.user_id = ${who.user_id} order by k.kiriman_id`)
  return { server, service, relay, queue, hasil, send, subscribe, langgananOf, waiting }
}
