import * as api from '@sehati/contract/desk/layar.endpoints'
import type { Context } from '../../record/context.ts'
import { arriveSelf } from './arrive-self.act.ts'
import { listLayar } from './layar.store.ts'
import { endLayar, makeLayar } from './make.act.ts'
import { showLayar } from './show-layar.act.ts'

/** The screens of waiting rooms, and the arrival by the code that they show. */
export function routes(context: Context) {
  const { route, db } = context

  route(api.listLayar, () => listLayar(db))

  route(api.insertLayar, ({ actor, asal, body }) => makeLayar(context, { actor, asal }, body))

  route(api.removeLayar, ({ actor, asal, query }) => endLayar(context, { actor, asal }, query.id))

  route(api.getLayar, ({ query }) => showLayar(context, query.token))

  route(api.insertHadirSaya, ({ actor, asal, body }) => arriveSelf(context, { actor, asal }, actor.user_id, body.kode))
}
