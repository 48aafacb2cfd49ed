import type { Actor } from '@sehati/contract/base/access'
import type { Feedback } from '@sehati/contract/care/feedback.schema'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import { isTertutupUntuk } from '../../consultation/konsultasi/konsultasi.policy.ts'
import type { Context } from '../../record/context.ts'
import { listFeedbackByProfesional } from './feedback.store.ts'

/** The reviews that the caller received. While an admin knows the password of the account, without their comments (decision 60). */
export async function listReceived({ db, seal }: Context, actor: Actor, profesional_id: number): Promise<Feedback[]> {
  const rows = await listFeedbackByProfesional(db, seal, profesional_id)
  return isTertutupUntuk(actor) ? rows.map((row) => ({ ...row, komentar: ISI_TERTUTUP })) : rows
}
