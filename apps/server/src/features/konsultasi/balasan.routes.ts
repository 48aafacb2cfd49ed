import * as api from '@sehati/contract/balasan/endpoints'
import type { Context } from '../../context.ts'
import { showVersions } from './show-versions.act.ts'

export function balasanRoutes(context: Context) {
  context.route(api.listVersiBalasan, ({ actor, asal, query }) =>
    showVersions(context, { actor, asal }, query.jadwalid),
  )
}
