import * as api from '@sehati/contract/booking/tahan.endpoints'
import type { Context } from '../../record/context.ts'
import { makeHold, release } from './hold.act.ts'
import { findTahan } from './tahan.store.ts'

export function routes(context: Context) {
  const { route, db, clock } = context
  const hold = makeHold(context)

  route(api.insertTahan, ({ actor, body }) => hold(actor, body))

  route(api.getTahan, ({ actor }) => findTahan(db, actor.user_id, clock()))

  route(api.removeTahan, ({ actor, query }) => release(context, actor, query.id))
}
