import * as api from '@sehati/contract/booking/cuti.endpoints'
import type { Context } from '../../record/context.ts'
import { addCuti } from './add.act.ts'
import { listOwnCuti } from './list.act.ts'
import { removeOwnCuti } from './remove.act.ts'
import { resolveCuti } from './resolve.act.ts'

export function routes(context: Context) {
  const { route } = context

  route(api.listCuti, ({ actor }) => listOwnCuti(context, actor))

  route(api.insertCuti, ({ actor, body }) => addCuti(context, actor, body))

  route(api.removeCuti, ({ actor, query }) => removeOwnCuti(context, actor, query.id))

  route(api.resolveCuti, ({ actor, body }) => resolveCuti(context, actor, body))
}
