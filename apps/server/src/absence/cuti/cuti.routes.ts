import * as api from '@sehati/contract/absence/cuti.endpoints'
import type { Context } from '../../record/context.ts'
import { addCuti } from './add.act.ts'
import { listCutiOf, listCutiTenaga } from './list.act.ts'
import { removeManagedCuti } from './remove.act.ts'
import { resolveCuti } from './resolve.act.ts'

/** The leave of a professional, by the professional and by the clinic. */
export function routes(context: Context) {
  const { route } = context

  route(api.listCuti, ({ actor }) => listCutiOf(context, actor, actor.profesional_id))
  route(api.listCutiTenaga, ({ actor, query }) => listCutiTenaga(context, actor, query.profesional_id))

  route(api.insertCuti, ({ actor, asal, body }) => addCuti(context, { actor, asal }, actor.profesional_id, body))
  route(api.insertCutiTenaga, ({ actor, asal, body }) => addCuti(context, { actor, asal }, body.profesional_id, body))

  for (const remove of [api.removeCuti, api.removeCutiTenaga] as const) {
    route(remove as typeof api.removeCuti, ({ actor, asal, query }) =>
      removeManagedCuti(context, { actor, asal }, query.id),
    )
  }

  for (const resolve of [api.resolveCuti, api.resolveCutiTenaga] as const) {
    route(resolve as typeof api.resolveCuti, ({ actor, asal, body }) => resolveCuti(context, { actor, asal }, body))
  }
}
