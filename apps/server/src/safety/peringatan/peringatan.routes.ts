import * as api from '@sehati/contract/safety/peringatan.endpoints'
import type { Context } from '../../record/context.ts'
import { acknowledge, close, handOver } from './handle.act.ts'
import { showPeringatan } from './list.act.ts'
import { requestCall } from './request.act.ts'
import { showHubungi } from './show-hubungi.act.ts'

export function routes(context: Context) {
  const { route } = context

  route(api.insertHubungi, ({ actor, asal, body }) => requestCall(context, { actor, asal }, body))

  route(api.getHubungi, ({ actor }) => showHubungi(context, actor.user_id))

  route(api.listPeringatan, ({ actor, asal, query }) => showPeringatan(context, { actor, asal }, query))

  route(api.akuiPeringatan, ({ actor, asal, query }) => acknowledge(context, { actor, asal }, query.id))

  route(api.serahkanPeringatan, ({ actor, asal, query }) => handOver(context, { actor, asal }, query.id))

  route(api.tutupPeringatan, ({ actor, asal, query, body }) => close(context, { actor, asal }, query.id, body.catatan))
}
