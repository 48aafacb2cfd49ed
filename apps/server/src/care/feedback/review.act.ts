import type { Actor } from '@sehati/contract/base/access'
import type { Feedback, FeedbackMasukan } from '@sehati/contract/care/feedback.schema'
import { checkFeedback } from '@sehati/contract/consultation/konsultasi.rules'
import { rejectIf } from '../../base/http/errors.ts'
import { readable } from '../../consultation/konsultasi/access.ts'
import type { Context } from '../../record/context.ts'
import { insertFeedback } from './feedback.store.ts'

/** A patient reviews a finished consultation, once. */
export async function review({ db, seal, clock }: Context, actor: Actor, body: FeedbackMasukan): Promise<Feedback> {
  const k = await readable(db, actor, body.jadwal_id)
  rejectIf(checkFeedback(k))
  return insertFeedback(db, seal, { ...body, user_id: k.user_id, profesional_id: k.profesional_id }, clock())
}
