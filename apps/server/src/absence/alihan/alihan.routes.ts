import * as api from '@sehati/contract/absence/alihan.endpoints'
import { readable } from '../../consultation/konsultasi/access.ts'
import type { Context } from '../../record/context.ts'
import { findAlihan } from './alihan.store.ts'
import { agree, decline } from './decide.act.ts'
import { offer, withdraw } from './offer.act.ts'

export function routes(context: Context) {
  const { route, db, clock } = context

  for (const read of [api.getAlihan, api.getAlihanAdmin] as const) {
    route(read as typeof api.getAlihan, async ({ actor, query }) => {
      await readable(db, actor, query.jadwalid)
      return findAlihan(db, query.jadwalid, clock())
    })
  }

  route(api.putAlihan, ({ actor, asal, query, body }) => offer(context, { actor, asal }, query.jadwalid, body))

  route(api.removeAlihan, ({ actor, asal, query }) => withdraw(context, { actor, asal }, query.jadwalid))

  route(api.setujuiAlihan, ({ actor, asal, query, body }) =>
    agree(context, { actor, asal }, query.jadwalid, body.alihan_id),
  )

  route(api.tolakAlihan, ({ actor, asal, query, body }) =>
    decline(context, { actor, asal }, query.jadwalid, body.alihan_id),
  )
}
