import * as api from '@sehati/contract/batas/endpoints'
import type { Context } from '../../context.ts'
import { setBatas, showBatas, showOwnBatas } from './put.act.ts'

export function batasRoutes(context: Context) {
  const { route } = context

  route(api.listBatas, () => showBatas(context))

  route(api.getBatasSaya, ({ actor }) => showOwnBatas(context, actor))

  route(api.putBatas, ({ query, body }) => setBatas(context, query.profid, body))
}
