import * as api from '@sehati/contract/booking/rangkaian.endpoints'
import type { Context } from '../../record/context.ts'
import { showSeries } from './access.ts'
import { bookSeries } from './book.act.ts'
import { cancelSeries } from './cancel.act.ts'
import { plan } from './plan.act.ts'

/** Series of meetings that are planned together. */
export function routes(context: Context) {
  const { route } = context

  route(api.pratinjauRangkaian, ({ actor, body }) => plan(context, actor, body))

  route(api.insertRangkaian, ({ actor, asal, body, idempotencyKey }) =>
    bookSeries(context, { actor, asal }, body, idempotencyKey),
  )

  route(api.batalRangkaian, ({ actor, asal, query, body }) => cancelSeries(context, { actor, asal }, query.id, body))

  route(api.getRangkaian, ({ actor, asal, query }) => showSeries(context, { actor, asal }, query.id))
}
