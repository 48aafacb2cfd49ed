import * as api from '@sehati/contract/feedback/endpoints'
import type { Context } from '../../context.ts'
import { listFeedbackByProfesional, listFeedbackByUser } from './feedback.store.ts'
import { review } from './review.act.ts'

export function feedbackRoutes(context: Context) {
  const { route, db } = context

  route(api.insertFeedback, ({ actor, body }) => review(context, actor, body))

  route(api.listFeedbackUser, ({ actor }) => listFeedbackByUser(db, actor.user_id))

  route(api.listFeedbackProfesional, ({ query }) => listFeedbackByProfesional(db, query.profesional_id))
}
