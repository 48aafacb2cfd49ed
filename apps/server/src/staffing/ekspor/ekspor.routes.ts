import { eksporJejak } from '@sehati/contract/record/jejak.endpoints'
import * as api from '@sehati/contract/staffing/ekspor.endpoints'
import type { Context } from '../../record/context.ts'
import { listEksporAkun } from './akun.store.ts'
import { exportAkun, exportCsv, exportXlsx } from './export.act.ts'
import { exportJejak } from './export-jejak.act.ts'

export function routes(context: Context) {
  const { route, db } = context
  route(api.eksporData, ({ actor, asal, query }) => exportCsv(context, { actor, asal }, query))
  route(eksporJejak, ({ actor, asal, query }) => exportJejak(context, { actor, asal }, query))
  route(api.eksporLembar, ({ actor, asal, query }) => exportXlsx(context, { actor, asal }, query))
  route(api.eksporAkun, ({ actor, asal, body }) => exportAkun(context, { actor, asal }, body, 'csv'))
  route(api.eksporAkunLembar, ({ actor, asal, body }) => exportAkun(context, { actor, asal }, body, 'xlsx'))
  route(api.listEksporAkun, () => listEksporAkun(db))
}
