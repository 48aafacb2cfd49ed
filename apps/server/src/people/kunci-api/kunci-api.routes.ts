import * as endpoints from '@sehati/contract/people/kunci-api.endpoints'
import type { Context } from '../../record/context.ts'
import { make, revoke } from './change.act.ts'
import { listKunciApi } from './kunci-api.store.ts'

/** Keys of programs, which admins make and revoke. */
export function routes(context: Context) {
  const { route, db } = context

  route(endpoints.listKunciApi, () => listKunciApi(db))

  route(endpoints.insertKunciApi, ({ body, ...by }) => make(context, by, body))

  route(endpoints.cabutKunciApi, ({ query, ...by }) => revoke(context, by, query.id))
}
