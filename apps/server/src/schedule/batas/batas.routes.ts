import * as api from '@sehati/contract/schedule/batas.endpoints'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { setBatas, showBatas, showOwnBatas } from './put.act.ts'

export function routes(context: Context) {
  const { route } = context

  route(api.listBatas, () => showBatas(context))

  route(api.getBatasSaya, ({ actor }) => showOwnBatas(context, actor))

  route(api.putBatas, ({ actor, asal, query, body }) =>
    catatAtur(
      context,
      { actor, asal },
      ({ profesional_id }) => ({ objek: 'batas', objek_id: profesional_id }),
      (inTx) => setBatas(inTx, query.profid, body),
    ),
  )
}
