import { eksporData, eksporLembar } from '@sehati/contract/ekspor/endpoints'
import { eksporJejak } from '@sehati/contract/jejak/endpoints'
import type { Context } from '../../context.ts'
import { exportCsv, exportXlsx } from './export.act.ts'
import { exportJejak } from './export-jejak.act.ts'

export function eksporRoutes(context: Context) {
  const { route } = context
  route(eksporData, ({ actor, asal, query }) => exportCsv(context, { actor, asal }, query))
  route(eksporJejak, ({ actor, asal, query }) => exportJejak(context, { actor, asal }, query))
  route(eksporLembar, ({ actor, asal, query }) => exportXlsx(context, { actor, asal }, query))
}
