import * as api from '@sehati/contract/care/feedback.endpoints'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { listFeedbackByUser, updateTampil } from './feedback.store.ts'
import { listReceived } from './list-received.act.ts'
import { review } from './review.act.ts'

export function routes(context: Context) {
  const { route, db, seal } = context

  route(api.insertFeedback, ({ actor, body }) => review(context, actor, body))

  route(api.listFeedbackUser, ({ actor }) => listFeedbackByUser(db, seal, actor.user_id))

  route(api.updateTampilFeedback, async ({ actor, query, body }) =>
    found(await updateTampil(db, seal, { feedback_id: query.id, user_id: actor.user_id }, body.tampil_publik === 1)),
  )

  route(api.listFeedbackProfesional, ({ actor, query }) => listReceived(context, actor, query.profesional_id))
}
