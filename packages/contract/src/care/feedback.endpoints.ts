import * as z from 'zod/mini'
import { BARIS_DAFTAR } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { alerts } from '../base/texts.ts'
import { Feedback, FeedbackMasukan, TampilFeedbackMasukan } from './feedback.schema.ts'

export const insertFeedback = endpoint({
  method: 'POST',
  path: '/api/users/feedback/insert',
  access: 'users',
  summary: 'Review the caller’s finished consultation, once.',
  target: { in: 'body', field: 'jadwal_id', is: 'konsultasi' },
  body: FeedbackMasukan,
  data: Feedback,
  success: 201,
  message: alerts.feedbackSuccess.isi,
  errors: ['NOT_FOUND', 'NOT_FINISHED', 'FEEDBACK_EXISTS'],
  event: 'feedback.insert',
})

export const listFeedbackUser = endpoint({
  method: 'GET',
  path: '/api/users/feedback/get',
  access: 'users',
  summary: `The caller’s own reviews, newest first, at most ${BARIS_DAFTAR}.`,
  data: z.array(Feedback),
})

export const updateTampilFeedback = endpoint({
  method: 'PUT',
  path: '/api/users/feedback/tampil',
  access: 'users',
  summary:
    'Allow that the comment of the caller’s own review is shown in public, without their name, or withdraw that.',
  target: { in: 'query', field: 'id', is: 'feedback' },
  query: z.object({ id: IdQuery }),
  body: TampilFeedbackMasukan,
  data: Feedback,
  message: 'Pilihan Anda untuk ulasan ini tersimpan.',
  errors: ['NOT_FOUND'],
  event: 'feedback.tampil',
})

export const listFeedbackProfesional = endpoint({
  method: 'GET',
  path: '/api/tenpro/feedback/getbyprofid',
  access: 'tenpro',
  summary: `Reviews that the caller has received, newest first, at most ${BARIS_DAFTAR}.`,
  self: [{ in: 'query', field: 'profesional_id', is: 'profesional_id' }],
  query: z.object({ profesional_id: IdQuery }),
  data: z.array(Feedback),
})
