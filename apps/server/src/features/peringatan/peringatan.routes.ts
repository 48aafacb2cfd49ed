import { askedPage } from '@sehati/contract/page/rules'
import * as api from '@sehati/contract/peringatan/endpoints'
import type { Context } from '../../context.ts'
import { acknowledge, close, handOver } from './handle.act.ts'
import { listPeringatan, pagePeringatan } from './peringatan.store.ts'
import { requestCall } from './request.act.ts'
import { showHubungi } from './show-hubungi.act.ts'

export function peringatanRoutes(context: Context) {
  const { route, db, seal, clock, jejak } = context

  route(api.insertHubungi, ({ actor, asal, body }) => requestCall(context, { actor, asal }, body))

  route(api.getHubungi, ({ actor }) => showHubungi(context, actor.user_id))

  route(api.listPeringatan, async ({ actor, asal, query }) => {
    const at = askedPage(query)
    const found = at
      ? await pagePeringatan(db, seal, actor.user_id, clock(), at)
      : await listPeringatan(db, seal, actor.user_id, clock())
    const rows = Array.isArray(found) ? found : found.queried
    // Beside the response: an alert is shown also when the trail cannot be written.
    jejak.susul(
      { actor, asal },
      rows.map(({ peringatan_id, user_id }) => ({
        tindakan: 'lihat',
        objek: 'peringatan',
        objek_id: peringatan_id,
        subjek_id: user_id,
        dasar: 'jaga',
      })),
    )
    return found
  })

  route(api.akuiPeringatan, ({ actor, asal, query }) => acknowledge(context, { actor, asal }, query.id))

  route(api.serahkanPeringatan, ({ actor, asal, query }) => handOver(context, { actor, asal }, query.id))

  route(api.tutupPeringatan, ({ actor, asal, query, body }) => close(context, { actor, asal }, query.id, body.catatan))
}
