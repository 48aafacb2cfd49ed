import { getStatistik } from '@sehati/contract/statistik/endpoints'
import type { Context } from '../../context.ts'
import { showStatistik } from './show.act.ts'

export function statistikRoutes(context: Context) {
  context.route(getStatistik, ({ query }) => showStatistik(context, query))
}
