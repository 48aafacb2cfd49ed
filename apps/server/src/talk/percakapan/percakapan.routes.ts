import * as api from '@sehati/contract/talk/percakapan.endpoints'
import type { Context } from '../../record/context.ts'
import { readableRuang } from './access.ts'
import { catatRuang } from './catat-buka.ts'
import { listPercakapan } from './percakapan.store.ts'
import { takeBack } from './take-back.act.ts'
import { tampak } from './tutup.ts'
import { forward, send } from './write.act.ts'

export function routes(context: Context) {
  const { route, db, seal } = context

  route(api.listPercakapan, async ({ actor, asal, query: { after, before, ...query } }) => {
    await catatRuang(context, { actor, asal }, await readableRuang(db, actor, query.jadwal_id))
    const between = { ...(after ? { after } : {}), ...(before ? { before } : {}) }
    return (await listPercakapan(db, seal, { ...query, ...between })).map((pesan) => tampak(actor, pesan))
  })

  route(api.insertPercakapan, async ({ actor, asal, body }) =>
    tampak(actor, await send(context, { actor, asal }, body)),
  )

  route(api.forwardPercakapan, async ({ actor, asal, body }) =>
    tampak(actor, await forward(context, { actor, asal }, body)),
  )

  route(api.removePercakapan, async ({ actor, query }) => tampak(actor, await takeBack(context, actor, query.id)))
}
