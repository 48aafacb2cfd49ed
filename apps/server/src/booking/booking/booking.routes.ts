import { insertLanjutan } from '@sehati/contract/booking/lanjutan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Context } from '../../record/context.ts'
import { makeBook } from './book.act.ts'
import { cancelOwn } from './cancel.act.ts'
import { followUp } from './follow-up.act.ts'
import { moveAsAdmin, moveOwn } from './move.act.ts'
import { restoreOwn } from './restore.act.ts'

export function routes(context: Context) {
  const { route } = context
  const book = makeBook(context)

  route(api.bookKonsultasi, ({ actor, asal, body, idempotencyKey }) =>
    book({ body, user_id: actor.user_id, actor, asal, idempotencyKey }),
  )

  route(api.insertKonsultasi, ({ actor, asal, body, idempotencyKey }) =>
    book({ body, user_id: body.user_id, actor, asal, idempotencyKey }),
  )

  route(insertLanjutan, ({ actor, asal, body, idempotencyKey }) =>
    followUp(context, book, { actor, asal }, body, idempotencyKey),
  )

  route(api.cancelKonsultasi, ({ actor, asal, query, body }) =>
    cancelOwn(context, { actor, asal }, query.jadwalid, body),
  )

  route(api.rescheduleKonsultasi, ({ actor, asal, query, body }) =>
    moveOwn(context, { actor, asal }, query.jadwalid, body),
  )

  route(api.rescheduleKonsultasiAdmin, ({ actor, query, body }) => moveAsAdmin(context, actor, query.jadwalid, body))

  route(api.urungkanBatal, ({ actor, asal, query }) => restoreOwn(context, { actor, asal }, query.jadwalid))
}
