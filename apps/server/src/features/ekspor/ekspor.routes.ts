import { eksporData } from '@sehati/contract/ekspor/endpoints'
import type { Context } from '../../context.ts'
import { exportCsv } from './export.act.ts'

export function eksporRoutes(context: Context) {
  context.route(eksporData, async ({ query: { jenis, ...periode } }) => exportCsv(context, jenis, periode))
}
