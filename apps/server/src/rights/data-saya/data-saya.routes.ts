import { salinDataSaya } from '@sehati/contract/rights/data-saya.endpoints'
import type { Context } from '../../record/context.ts'
import { makeCopyData } from './copy.act.ts'

export function routes(context: Context) {
  const copyData = makeCopyData(context)
  context.route(salinDataSaya, ({ actor, asal, body }) => copyData({ actor, asal }, body))
}
