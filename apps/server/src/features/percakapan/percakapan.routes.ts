import * as api from '@sehati/contract/percakapan/endpoints'
import type { Context } from '../../context.ts'
import { readableRuang } from './access.ts'
import { catatRuang } from './catat-buka.ts'
import { listPercakapan } from './percakapan.store.ts'
import { takeBack } from './take-back.act.ts'
import { forward, send } from './write.act.ts'

export function percakapanRoutes(context: Context) {
  const { route, db, seal } = context

  route(api.listPercakapan, async ({ actor, asal, query: { after, before, ...query } }) => {
    await catatRuang(context, { actor, asal }, await readableRuang(db, actor, query.jadwal_id))
    return listPercakapan(db, seal, { ...query, ...(after ? { after } : {}), ...(before ? { before } : {}) })
  })

  route(api.insertPercakapan, ({ actor, body }) => send(context, actor, body))

  route(api.forwardPercakapan, ({ actor, body }) => forward(context, actor, body))

  route(api.removePercakapan, ({ actor, query }) => takeBack(context, actor, query.id))
}
