import * as api from '@sehati/contract/channel/webhook.endpoints'
import type { Context } from '../../record/context.ts'
import { addWebhook, changeWebhook, dropWebhook, renewRahasia } from './change.act.ts'
import { pagePengiriman } from './pengiriman.store.ts'
import { repeatPengiriman, repeatRentang, testWebhook } from './send.act.ts'
import { listWebhook } from './webhook.store.ts'

export function routes(context: Context) {
  const { route, db } = context

  route(api.listWebhook, () => listWebhook(db))

  route(api.insertWebhook, ({ body, ...by }) => addWebhook(context, by, body))

  route(api.updateWebhook, ({ body, ...by }) => changeWebhook(context, by, body))

  route(api.gantiRahasiaWebhook, ({ body, ...by }) => renewRahasia(context, by, body))

  route(api.removeWebhook, ({ query, ...by }) => dropWebhook(context, by, query.id))

  route(api.ujiWebhook, ({ body, ...by }) => testWebhook(context, by, body.webhook_id))

  route(api.listPengiriman, ({ query }) => pagePengiriman(db, query))

  route(api.ulangiPengiriman, ({ body, ...by }) => repeatPengiriman(context, by, body.pengiriman_id))

  route(api.ulangiRentang, ({ body, ...by }) => repeatRentang(context, by, body))
}
