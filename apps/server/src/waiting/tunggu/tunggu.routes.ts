import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import type { Context } from '../../record/context.ts'
import { join } from './join.act.ts'
import { leave, resume } from './leave.act.ts'
import { takeByLink, viewOffer } from './link.act.ts'
import { showAll } from './show-all.act.ts'
import { pass, take } from './take.act.ts'
import { listTunggu, listTungguTenaga } from './tunggu.store.ts'
import { putUrgent } from './urgent.act.ts'

export function routes(context: Context) {
  const { route, db, clock } = context

  route(api.insertTunggu, ({ actor, asal, body }) => join(context, { actor, asal }, body))

  route(api.listTunggu, ({ actor }) => listTunggu(db, actor.user_id))

  route(api.removeTunggu, ({ actor, query }) => leave(context, { tunggu_id: query.id, user_id: actor.user_id }))

  route(api.lanjutTunggu, ({ actor, body }) => resume(context, { ...body, user_id: actor.user_id }))

  route(api.ambilTawaran, ({ actor, asal, body }) => take(context, { actor, asal }, body.tawaran_id))

  route(api.lewatiTawaran, ({ actor, body }) => pass(context, { ...body, user_id: actor.user_id }))

  route(api.lihatTawaranTautan, ({ body }) => viewOffer(context, body.token))

  route(api.ambilTautan, ({ body }) => takeByLink(context, body.token))

  route(api.listTungguAdmin, ({ actor, asal, query }) => showAll(context, { actor, asal }, query))

  route(api.listTungguTenpro, ({ actor }) => listTungguTenaga(db, actor.profesional_id ?? 0, clock()))

  for (const urgent of [api.mendesakTunggu, api.mendesakTungguTenpro] as const) {
    route(urgent as typeof api.mendesakTunggu, ({ actor, asal, query, body }) =>
      putUrgent(context, { actor, asal }, query.id, body),
    )
  }
}
