import { getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Context } from '../../record/context.ts'
import { showDashboard } from './show-dashboard.act.ts'

export function routes(context: Context) {
  context.route(getDashboard, ({ actor, asal }) => showDashboard(context, { actor, asal }))
}
