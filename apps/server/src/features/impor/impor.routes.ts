import { imporData } from '@sehati/contract/impor/endpoints'
import type { Context } from '../../context.ts'
import { importCsv } from './import.act.ts'

export function imporRoutes(context: Context) {
  context.route(imporData, ({ query, body }) => importCsv(context, { ...query, ...body }))
}
