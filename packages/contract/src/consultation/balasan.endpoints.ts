import * as z from 'zod/mini'
import { PERBAIKAN_JAM } from '../base/constants.ts'
import { endpoint } from '../base/endpoint.ts'
import { IdQuery } from '../base/isian.ts'
import { PerbaikanBalasan, PernyataanRekam, VersiBalasan } from './balasan.schema.ts'

export const listVersiBalasan = endpoint({
  method: 'GET',
  path: '/api/allroles/konsultasi/balasan-versi',
  access: 'allroles',
  summary: 'Every version of the reply to a consultation, newest first, for its patient and its professional.',
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: z.array(VersiBalasan),
  errors: ['NOT_FOUND', 'TEXT_CLOSED'],
})

export const listPernyataan = endpoint({
  method: 'GET',
  path: '/api/allroles/konsultasi/pernyataan',
  access: 'allroles',
  summary:
    'The statements that a patient added to the record of a consultation because a correction of it was refused, for its patient and its professional.',
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: z.array(PernyataanRekam),
  errors: ['NOT_FOUND', 'TEXT_CLOSED'],
})

export const listPerbaikan = endpoint({
  method: 'GET',
  path: '/api/allroles/perbaikan',
  access: 'allroles',
  tugas: 'peninjau',
  summary: `The replies that others corrected more than ${PERBAIKAN_JAM} hours after they were written, of the last 90 days, newest first; at most 200. Those of psychology are listed for psychologists. No text is returned.`,
  data: z.array(PerbaikanBalasan),
})
