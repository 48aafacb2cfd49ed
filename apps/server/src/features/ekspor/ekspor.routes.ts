import { eksporData, eksporLembar } from '@sehati/contract/ekspor/endpoints'
import type { Context } from '../../context.ts'
import { exportCsv, exportXlsx } from './export.act.ts'

export function eksporRoutes(context: Context) {
  const { route } = context
  route(eksporData, async ({ query: { jenis, ...periode } }) => exportCsv(context, jenis, periode))
  route(eksporLembar, async ({ query: { jenis, ...periode } }) => exportXlsx(context, jenis, periode))
}
