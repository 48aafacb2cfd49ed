import * as endpoints from '@sehati/contract/care/kalender.endpoints'
import type { Context } from '../../record/context.ts'
import { exportCalendar, exportOne } from './export.act.ts'
import { findLangganan, removeLangganan } from './kalender.store.ts'
import { subscribe } from './subscribe.act.ts'

export function routes(context: Context) {
  const { route, db } = context

  route(endpoints.getKonsultasiIcs, ({ actor, query }) => exportOne(context, actor, query.jadwalid))

  route(endpoints.getLangganan, ({ actor }) => findLangganan(db, actor.user_id))

  route(endpoints.putLangganan, ({ actor }) => subscribe(context, actor.user_id))

  route(endpoints.removeLangganan, async ({ actor }) => {
    await removeLangganan(db, actor.user_id)
    return null
  })

  route(endpoints.getKalender, ({ query }) => exportCalendar(context, query.token))
}
