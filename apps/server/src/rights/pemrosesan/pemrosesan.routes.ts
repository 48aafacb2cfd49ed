import * as api from '@sehati/contract/rights/pemrosesan.endpoints'
import type { Context } from '../../record/context.ts'
import { exportPemrosesan, showPemrosesan } from './show.act.ts'

export function routes(context: Context) {
  const { route, pemroses } = context
  route(api.getPemroses, async () => pemroses)
  route(api.getPemrosesan, () => showPemrosesan(context))
  route(api.eksporPemrosesan, async () => exportPemrosesan(context))
}
