import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import type { Context } from '../../record/context.ts'
import { importCsv } from './import.act.ts'

export function routes(context: Context) {
  context.route(imporData, ({ actor, asal, query, body }) => importCsv(context, { actor, asal }, { ...query, ...body }))
}
