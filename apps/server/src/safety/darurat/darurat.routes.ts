import * as api from '@sehati/contract/safety/darurat.endpoints'
import type { Context } from '../../record/context.ts'
import { listBukaOf } from './buka.store.ts'
import { closeDarurat } from './close.act.ts'
import { openDarurat } from './open.act.ts'
import { reviewDarurat } from './review.act.ts'
import { showTinjauan } from './show-tinjauan.act.ts'

export function routes(context: Context) {
  const { route, db, seal, clock } = context

  route(api.insertBukaDarurat, ({ actor, asal, query, body }) =>
    openDarurat(context, { actor, asal }, { ...body, jadwal_id: query.jadwalid }),
  )

  route(api.removeBukaDarurat, ({ actor, asal, query }) => closeDarurat(context, { actor, asal }, query.id))

  route(api.listBukaDarurat, ({ actor }) => listBukaOf(db, seal, actor.user_id, clock()))

  route(api.listTinjauan, ({ actor, asal }) => showTinjauan(context, { actor, asal }))

  route(api.putTinjauan, ({ actor, asal, body }) => reviewDarurat(context, { actor, asal }, body))
}
