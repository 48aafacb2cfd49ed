import * as api from '@sehati/contract/feedback.endpoints'
import { checkFeedback } from '@sehati/contract/konsultasi.rules'
import type { Context } from '../../context.ts'
import { rejectIf } from '../../http/errors.ts'
import { readable } from '../konsultasi/access.ts'
import { insertFeedback, listFeedbackByProfesional, listFeedbackByUser } from './feedback.store.ts'

export function feedbackRoutes({ route, db, clock, seal }: Context) {
  route(api.insertFeedback, async ({ actor, body }) => {
    const k = await readable(db, seal, actor, body.jadwal_id)
    rejectIf(checkFeedback(k))
    return insertFeedback(db, { ...body, user_id: k.user_id, profesional_id: k.profesional_id }, clock())
  })

  route(api.listFeedbackUser, ({ actor }) => listFeedbackByUser(db, actor.user_id))

  route(api.listFeedbackProfesional, ({ query }) => listFeedbackByProfesional(db, query.profesional_id))
}
