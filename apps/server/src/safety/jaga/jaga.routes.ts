import * as api from '@sehati/contract/safety/jaga.endpoints'
import type { Context } from '../../record/context.ts'
import { listJaga } from './jaga.store.ts'
import { putJaga } from './put.act.ts'
import { removeJaga } from './remove.act.ts'

export function routes(context: Context) {
  const { route, db, clock } = context

  route(api.listJaga, () => listJaga(db, clock()))

  route(api.putJaga, ({ actor, asal, body }) => putJaga(context, { actor, asal }, body))

  route(api.removeJaga, ({ actor, asal, query }) => removeJaga(context, { actor, asal }, query.id))
}
