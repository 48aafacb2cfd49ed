import * as endpoints from '@sehati/contract/perangkat.endpoints'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { removeAuthSessionsOf } from './auth.store.ts'
import { listPerangkat, removePerangkat } from './perangkat.store.ts'

/** Where one is signed in, and signing out from afar. */
export function perangkatRoutes({ route, db, clock, clearSessions }: Context) {
  route(endpoints.listPerangkat, ({ actor }) => listPerangkat(db, actor.user_id, actor.token_hash, clock()))

  route(endpoints.removePerangkat, async ({ actor, query }) => {
    if (!(await removePerangkat(db, actor.user_id, query.id))) reject('NOT_FOUND')
    clearSessions()
    return null
  })

  route(endpoints.removePerangkatLain, async ({ actor }) => {
    await removeAuthSessionsOf(db, actor.user_id, actor.token_hash)
    clearSessions()
    return null
  })
}
