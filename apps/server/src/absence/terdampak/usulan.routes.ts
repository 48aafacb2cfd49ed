import * as api from '@sehati/contract/absence/usulan.endpoints'
import type { Context } from '../../record/context.ts'
import { proposalOf } from './show-usulan.act.ts'
import { listUsulan } from './usulan.store.ts'

/** What the clinic proposes instead of a cancelled consultation, for its patient and for admins. */
export function routes(context: Context) {
  const { route, db, clock } = context

  for (const read of [api.getUsulan, api.getUsulanAdmin] as const) {
    route(read as typeof api.getUsulan, ({ actor, query }) => proposalOf(context, actor, query.jadwalid))
  }

  route(api.listUsulan, ({ actor }) => listUsulan(db, actor.user_id, clock()))
}
