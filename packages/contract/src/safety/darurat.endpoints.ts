import * as z from 'zod/mini'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { DARURAT_MENIT } from './darurat.rules.ts'
import { BukaDarurat, BukaDaruratBaru, BukaDaruratMasukan, TinjauanDarurat, TinjauanMasukan } from './darurat.schema.ts'

const path = '/api/admin/konsultasi/buka-darurat'
const pathTinjauan = '/api/allroles/tinjauan'

export const insertBukaDarurat = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: `Open the texts of one consultation for ${DARURAT_MENIT} minutes, in this session: \`GET /api/allroles/konsultasi/getone\` then returns them, each time recorded in the trail. The patient and those who can review it are notified. It ends by the clock, when it is closed, and with the session.`,
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  body: BukaDaruratMasukan,
  data: BukaDaruratBaru,
  success: 201,
  message: 'Akses darurat dibuka.',
  errors: [
    'NOT_FOUND',
    'PASSWORD_WRONG',
    'PASSWORD_NONE',
    'LOGIN_LOCKED',
    'EMERGENCY_OPEN',
    'EMERGENCY_NOT_NEEDED',
    'EMERGENCY_REVIEW_DUE',
    'EMERGENCY_NO_REVIEWER',
    'TEXT_CLOSED',
  ],
  event: 'darurat.open',
})

export const removeBukaDarurat = endpoint({
  method: 'DELETE',
  path,
  access: 'admin',
  summary: 'Close an emergency access of the caller’s. One that has ended stays as it is.',
  query: z.object({ id: IdQuery }),
  data: z.null(),
  message: 'Akses darurat ditutup.',
  errors: ['NOT_FOUND'],
  event: 'darurat.close',
})

export const listBukaDarurat = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The emergency accesses of the caller, newest first, each with its review; at most 200.',
  data: z.array(BukaDarurat),
})

export const listTinjauan = endpoint({
  method: 'GET',
  path: pathTinjauan,
  access: 'allroles',
  tugas: 'peninjau',
  summary:
    'The emergency accesses that the caller can review and that no one has reviewed, oldest first; at most 200. Those of psychology are reviewed by psychologists, and no one reviews their own.',
  data: z.array(TinjauanDarurat),
  errors: ['TRAIL_UNAVAILABLE'],
})

export const putTinjauan = endpoint({
  method: 'PUT',
  path: pathTinjauan,
  access: 'allroles',
  tugas: 'peninjau',
  summary: 'Review an emergency access that has ended, once.',
  body: TinjauanMasukan,
  data: z.null(),
  message: 'Tinjauan tersimpan.',
  errors: ['NOT_FOUND', 'DUTY_REQUIRED', 'SELF_REVIEW', 'REVIEW_DONE', 'REVIEW_TOO_SOON'],
  event: 'darurat.review',
})
