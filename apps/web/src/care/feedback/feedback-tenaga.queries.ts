import { listFeedbackProfesional } from '@sehati/contract/care/feedback.endpoints'
import { ask } from '../../base/lib/api.ts'

/** Every review that the professional has received, newest first. */
export const feedbackTenagaQuery = (profesional_id: number) => ask(listFeedbackProfesional, { profesional_id })
