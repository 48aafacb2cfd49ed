import * as api from '@sehati/contract/konsultasi/endpoints'
import type { Context } from '../../context.ts'
import { makeBook } from './book.act.ts'
import { cancelOwn } from './cancel.act.ts'
import { moveAsAdmin, moveOwn } from './move.act.ts'
import { restoreOwn } from './restore.act.ts'

export function bookingRoutes(context: Context) {
  const { route } = context
  const book = makeBook(context)

  route(api.bookKonsultasi, ({ actor, body, idempotencyKey }) =>
    book({ body, user_id: actor.user_id, actor, idempotencyKey }),
  )

  route(api.insertKonsultasi, ({ actor, body, idempotencyKey }) =>
    book({ body, user_id: body.user_id, actor, idempotencyKey }),
  )

  route(api.cancelKonsultasi, ({ actor, query, body }) => cancelOwn(context, actor, query.jadwalid, body))

  route(api.rescheduleKonsultasi, ({ actor, query, body }) => moveOwn(context, actor, query.jadwalid, body))

  route(api.rescheduleKonsultasiAdmin, ({ actor, query, body }) => moveAsAdmin(context, actor, query.jadwalid, body))

  route(api.urungkanBatal, ({ actor, query }) => restoreOwn(context, actor, query.jadwalid))
}
