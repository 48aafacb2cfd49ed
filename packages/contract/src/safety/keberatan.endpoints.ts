import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { Keberatan, KeberatanBaru, KeberatanMasukan, TanggapanMasukan } from './keberatan.schema.ts'

const path = '/api/allroles/keberatan'

export const insertKeberatan = endpoint({
  method: 'POST',
  path,
  access: 'allroles',
  summary:
    'Report a row of the caller’s own trail that seems wrong, once. It goes to the reviewers, but not to the account that caused the row; `GET /api/allroles/jejak/saya` then shows what became of it.',
  body: KeberatanMasukan,
  data: KeberatanBaru,
  success: 201,
  message: 'Laporan diterima.',
  errors: ['NOT_FOUND', 'REPORT_EXISTS'],
  event: 'keberatan.report',
})

export const listKeberatan = endpoint({
  method: 'GET',
  path,
  access: 'allroles',
  tugas: 'peninjau',
  summary:
    'The reports that the caller can answer and that no one has answered, oldest first; at most 200. None about a row that the caller caused; those about psychology go to psychologists.',
  data: z.array(Keberatan),
  errors: ['TRAIL_UNAVAILABLE'],
})

export const putTanggapan = endpoint({
  method: 'PUT',
  path,
  access: 'allroles',
  tugas: 'peninjau',
  summary: 'Answer a report, once. The person who reported reads the result and the words.',
  body: TanggapanMasukan,
  data: z.null(),
  message: 'Tanggapan tersimpan.',
  errors: ['NOT_FOUND', 'DUTY_REQUIRED', 'SELF_REVIEW', 'REPORT_ANSWERED'],
  event: 'keberatan.answer',
})
