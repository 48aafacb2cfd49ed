import * as endpoints from '@sehati/contract/people/perangkat.endpoints'
import type { Context } from '../../record/context.ts'
import { endOtherSessions, endSession } from './end-session.act.ts'
import { listPerangkat } from './perangkat.store.ts'

/** The caller's devices, and signing them out. */
export function routes(context: Context) {
  const { route, db, clock } = context

  route(endpoints.listPerangkat, ({ actor, query }) => listPerangkat(db, actor, query, clock()))

  route(endpoints.removePerangkat, ({ actor, asal, query }) => endSession(context, { actor, asal }, query.id))

  route(endpoints.removePerangkatLain, ({ actor, asal }) => endOtherSessions(context, { actor, asal }))
}
