import { eksporData, eksporLembar } from '@sehati/contract/ekspor/endpoints'
import type { Context } from '../../context.ts'
import { exportCsv, exportXlsx } from './export.act.ts'

export function eksporRoutes(context: Context) {
  const { route } = context
  route(eksporData, ({ actor, asal, query }) => exportCsv(context, { actor, asal }, query))
  route(eksporLembar, ({ actor, asal, query }) => exportXlsx(context, { actor, asal }, query))
}
