import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdQuery } from '../isian.ts'
import { VersiBalasan } from './schema.ts'

export const listVersiBalasan = endpoint({
  method: 'GET',
  path: '/api/allroles/konsultasi/balasan-versi',
  access: 'allroles',
  summary: 'Every version of the reply to a consultation, newest first, for its patient and its professional.',
  target: { in: 'query', field: 'jadwalid', is: 'konsultasi' },
  query: z.object({ jadwalid: IdQuery }),
  data: z.array(VersiBalasan),
  errors: ['NOT_FOUND'],
})
