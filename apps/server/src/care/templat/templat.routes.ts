import * as api from '@sehati/contract/care/templat.endpoints'
import type { Context } from '../../record/context.ts'
import { addTemplat, changeTemplat, listOwnTemplat, removeTemplat } from './save.act.ts'

export function routes(context: Context) {
  const { route } = context

  route(api.listTemplat, ({ actor }) => listOwnTemplat(context, actor))

  route(api.insertTemplat, ({ actor, body }) => addTemplat(context, actor, body))

  route(api.updateTemplat, ({ actor, query, body }) => changeTemplat(context, actor, query.id, body))

  route(api.removeTemplat, ({ actor, query }) => removeTemplat(context, actor, query.id))
}
