import * as api from '@sehati/contract/tahan/endpoints'
import type { Context } from '../../context.ts'
import { hold, release } from './hold.act.ts'
import { findTahan } from './tahan.store.ts'

export function tahanRoutes(context: Context) {
  const { route, db, clock } = context

  route(api.insertTahan, ({ actor, body }) => hold(context, actor, body))

  route(api.getTahan, ({ actor }) => findTahan(db, actor.user_id, clock()))

  route(api.removeTahan, ({ actor, query }) => release(context, actor, query.id))
}
