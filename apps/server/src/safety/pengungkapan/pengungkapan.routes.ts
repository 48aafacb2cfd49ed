import * as api from '@sehati/contract/safety/pengungkapan.endpoints'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { listPengungkapan } from './pengungkapan.store.ts'
import { tellFromKonsultasi, tellFromPeringatan } from './tell.act.ts'

export function routes(context: Context) {
  const { route, db, seal } = context

  route(api.listPengungkapan, ({ actor }) => {
    if (actor.isiTertutup) reject('TEXT_CLOSED')
    return listPengungkapan(db, seal, actor.user_id)
  })

  route(api.insertPengungkapan, ({ actor, asal, body }) => tellFromKonsultasi(context, { actor, asal }, body))

  route(api.ungkapPeringatan, ({ actor, asal, query, body }) =>
    tellFromPeringatan(context, { actor, asal }, query.id, body),
  )
}
