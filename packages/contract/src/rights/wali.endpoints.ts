import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { Usia, UsiaMasukan } from '../people/usia.schema.ts'
import { KEPENTINGAN_VITAL_HARI } from './wali.rules.ts'
import { KepentinganVital, KepentinganVitalMasukan, UsiaPerbaikan, WaliMasukan, WaliOrang } from './wali.schema.ts'

const path = '/api/users/usia'
const pathAdmin = '/api/admin/wali'
const pathVital = '/api/allroles/wali/kepentingan-vital'

export const getUsia = endpoint({
  method: 'GET',
  path,
  access: 'users',
  summary: 'What the caller said about their age, as it counts today, and how it stands with their guardian.',
  data: Usia,
})

export const putUsia = endpoint({
  method: 'PUT',
  path,
  access: 'users',
  summary: 'Say whether the caller is 18 or older, once. Of a date of birth, only the 18th birthday is kept.',
  body: UsiaMasukan,
  data: Usia,
  message: 'Pernyataan usia tersimpan.',
  errors: ['AGE_FIXED', 'AGE_CONTRADICTS'],
  event: 'usia.put',
})

export const putUsiaOrang = endpoint({
  method: 'PUT',
  path: '/api/admin/usia',
  access: 'admin',
  summary: 'Correct what a patient said about their age; the person is notified.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: UsiaPerbaikan,
  data: WaliOrang,
  message: 'Usia tersimpan.',
  errors: ['NOT_FOUND', 'AGE_CONTRADICTS'],
  event: 'usia.correct',
})

export const getWali = endpoint({
  method: 'GET',
  path: pathAdmin,
  access: 'admin',
  summary: 'The age of a patient, and what was recorded about their guardian.',
  target: { in: 'query', field: 'id', is: 'user' },
  query: z.object({ id: IdQuery }),
  data: WaliOrang,
  errors: ['NOT_FOUND'],
})

export const insertWali = endpoint({
  method: 'POST',
  path: pathAdmin,
  access: 'admin',
  summary:
    'Record what the guardian of a person under 18 signed on paper at the counter; the person is notified. The last answer counts.',
  target: { in: 'body', field: 'user_id', is: 'user' },
  body: WaliMasukan,
  data: WaliOrang,
  success: 201,
  message: 'Jawaban wali tersimpan.',
  errors: ['NOT_FOUND', 'GUARDIAN_NOT_NEEDED', 'GUARDIAN_DATE'],
  event: 'wali.insert',
})

export const listKepentinganVital = endpoint({
  method: 'GET',
  path: pathVital,
  access: 'allroles',
  tugas: 'peninjau',
  summary:
    'The vital interests for which a person under 18 may or might book, with the reasons, newest first. The read is recorded before the response.',
  query: z.object({ id: IdQuery }),
  data: z.array(KepentinganVital),
  errors: ['NOT_FOUND', 'TRAIL_UNAVAILABLE'],
})

export const insertKepentinganVital = endpoint({
  method: 'POST',
  path: pathVital,
  access: 'allroles',
  tugas: 'peninjau',
  summary: `Let a person under 18 book for ${KEPENTINGAN_VITAL_HARI} days although no guardian has agreed, for a vital interest. The reason is encrypted; it can be recorded again.`,
  body: KepentinganVitalMasukan,
  data: z.object({ berlaku_sampai: z.string() }),
  success: 201,
  message: 'Kepentingan vital tercatat.',
  errors: ['NOT_FOUND', 'GUARDIAN_NOT_NEEDED'],
  event: 'wali.vital',
})
